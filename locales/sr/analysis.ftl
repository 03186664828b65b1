### Analiza i pregled partije

## Početak analize

analysis-title = Tabla za analizu
analysis-intro = Postavi bilo koju poziciju ili nalepi partiju da je pregledaš.
analysis-players = { $game }, igrača: { $players }
analysis-paste = Nalepi partiju ili poziciju
analysis-paste-how = Zapis partije, spisak poteza, pozicija ili link do analize.
analysis-file = Otvori datoteku
analysis-unreadable = Takva partija ili pozicija nije moguća:
analysis-of = { $game }: analiza
action-review = Pregledaj partiju
saved-review-label = Pregledaj: { $game }, { $when }

## Procena pozicije

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Procena kroz partiju
analysis-position = { $moves ->
    [0] Početak. { $evaluation }
   *[other] Posle poteza { $moves }. { $evaluation }
  }
analysis-proven = dokazano

## Pregled

analysis-card = Pregled
analysis-better = Bolje
analysis-moments = Najveći trenuci
analysis-leads = Ko je vodio
analysis-next-error = Sledeća greška
analysis-stop = Zaustavi
analysis-try = Pokušaj ponovo
analysis-try-find = Nađi bolji potez. Igra: { $player }.
analysis-try-checking = Provera poteza { $move }…
analysis-try-kept = Da! { $move } čuva rezultat.
analysis-try-lost = I { $move } nešto ispušta.
analysis-try-show = Prikaži bolji potez

## Varijante računara

analysis-engine = Računar
analysis-lines = Varijante
analysis-paths = Prikaži puteve
analysis-depth = Dubina { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Tačno: baza servera
    [endgame] Tačno: rešena završnica
    [book] Iz knjige otvaranja
   *[search] Procena pretragom
  }

## Varijante, oznake i komentari

analysis-variation = Varijanta
analysis-marks = Označi ovaj potez
analysis-glyph = { $glyph ->
    [brilliant] Briljantan potez
    [good] Dobar potez
    [interesting] Zanimljiv potez
    [dubious] Sumnjiv potez
    [mistake] Greška
   *[blunder] Gruba greška
  }
analysis-comment = Komentar (ostaje na ovom uređaju)
analysis-promote = Učini glavnom
analysis-delete = Izbriši odavde

## Nastavak igre

analysis-play-on = Igraj odavde
analysis-away = Server trenutno nije dostupan.

## Postavljanje pozicije

analysis-edit = Uredi poziciju
analysis-analyse = Analiziraj
analysis-edit-how = { $game ->
    [quoridor] Prevlači figure i prepreke. Klikni na žleb da postaviš prepreku, a na prepreku da je ukloniš.
   *[squadro] Prevlači figure po stazama. Klikni na figuru da je okreneš. 0 je početno polje, 6 polje okreta, 12 cilj.
  }
analysis-rack = Prevuci na tablu
analysis-square = Polje
analysis-fences-left = Još prepreka
analysis-fences = Prepreke na tabli
analysis-lane = Staza { $lane }
analysis-to-move = Na potezu
analysis-position-string = Pozicija

## Zašto pozicija nije moguća

problem-unreadable = Ovo se ne može pročitati: „{ $word }“
problem-players = Broj igrača ne može biti { $given }.
problem-turn = { $player } ne igra i ne može biti na potezu.
problem-same-square = Dve figure na { $square }.
problem-nobody-plays = Niko ne igra.
problem-off-board = Prepreka { $fence } izlazi sa table.
problem-fences = Prepreke { $one } i { $other } smetaju jedna drugoj.
problem-too-many-left = { $player } može imati još najviše { $most } prepreka.
problem-too-many-fences = Prepreka: { $given }, a u igri ih je { $most }.
problem-no-path = { $player }: nema puta do cilja.
problem-several-winners = Samo jedan igrač može da pobedi.
problem-winner-to-move = { $player } već ima pobedu i ne može biti na potezu.
problem-progress = { $player }: figura na stazi { $lane } ne može biti tu.
problem-left = { $player } ne može biti van igre.
problem-shared-crossing = Dve figure na istom ukrštanju: staze { $one } i { $other }.
problem-five-home = { $player } ne može imati pet figura na cilju.
