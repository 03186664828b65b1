### Farside magyarul
analysis-title = Elemzőtábla
analysis-intro = Állíts fel bármilyen állást, vagy illessz be egy játszmát az áttekintéshez.
analysis-players = { $game }, { $players } játékos
analysis-paste = Játszma vagy állás beillesztése
analysis-paste-how = Lejegyzett játszma, lépések listája, állás vagy egy elemzés linkje.
analysis-file = Fájl megnyitása
analysis-unreadable = Ez nem lehetséges játszma vagy állás:
analysis-of = { $game }: elemzés
action-review = Játszma áttekintése
saved-review-label = Áttekintés: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = A játszma értékelése
analysis-position = { $moves ->
    [0] Kezdőállás. { $evaluation }
   *[other] { $moves }. lépés után. { $evaluation }
  }
analysis-proven = bizonyított
analysis-card = Áttekintés
analysis-better = Jobb
analysis-moments = Legnagyobb pillanatok
analysis-leads = Ki vezetett
analysis-next-error = Következő hiba
analysis-stop = Leállítás
analysis-try = Újrapróbálás
analysis-try-find = { $player } jön: találj jobb lépést!
analysis-try-checking = Ellenőrzés: { $move }…
analysis-try-kept = Igen! { $move } megtartja az eredményt.
analysis-try-lost = { $move }: ez is elenged valamit.
analysis-try-show = Mutasd a jobb lépést
analysis-engine = Gép
analysis-lines = Változatok
analysis-paths = Utak mutatása
analysis-depth = Mélység: { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Pontos: a szerver adatbázisából
    [endgame] Pontos: megoldott végjáték
    [book] A megnyitási könyvből
   *[search] Kereséssel becsült
  }
analysis-variation = Változat
analysis-marks = Lépés megjelölése
analysis-glyph = { $glyph ->
    [brilliant] Zseniális lépés
    [good] Jó lépés
    [interesting] Érdekes lépés
    [dubious] Kétes lépés
    [mistake] Hiba
   *[blunder] Durva hiba
  }
analysis-comment = Megjegyzés (ezen az eszközön marad)
analysis-promote = Legyen főváltozat
analysis-delete = Törlés innentől
analysis-play-on = Játék innen
analysis-away = A szerver most nem érhető el.
analysis-edit = Állás szerkesztése
analysis-analyse = Elemzés
analysis-edit-how = { $game ->
    [quoridor] Húzd a bábukat és az akadályokat a helyükre. Vájatra kattintva akadályt tehetsz le, akadályra kattintva leveheted.
   *[squadro] Húzd az elemeket a sávjukon. Kattints egy elemre, hogy megfordítsd. 0 a startpozíció, 6 a fordulópont, 12 a cél.
  }
analysis-rack = Húzd a táblára
analysis-square = Mező
analysis-fences-left = Maradt akadály
analysis-fences = Akadályok a táblán
analysis-lane = { $lane }. sáv
analysis-to-move = Ki jön?
analysis-position-string = Állás
problem-unreadable = Ez nem értelmezhető: „{ $word }”
problem-players = { $given } játékossal nem játszható.
problem-turn = { $player } nem játszik, így nem is jöhet.
problem-same-square = Két bábu egy mezőn: { $square }.
problem-nobody-plays = Senki sem játszik.
problem-off-board = { $fence } akadály lelóg a tábláról.
problem-fences = Ez a két akadály ütközik: { $one } és { $other }.
problem-too-many-left = { $player }: legfeljebb { $most } akadály maradhat.
problem-too-many-fences = { $given } akadály; a játékban { $most } van.
problem-no-path = { $player }: nincs út a célba.
problem-several-winners = Csak egy győztes lehet.
problem-winner-to-move = { $player } már nyert, így nem jöhet.
problem-progress = { $player }: a(z) { $lane }. sáv eleme nem állhat ott.
problem-left = { $player } nem szállhatott ki a játszmából.
problem-shared-crossing = Két elem egy kereszteződésben: { $one }. és { $other }. sáv.
problem-five-home = { $player }: öt elem nem érhetett célba.
