analysis-title = Analyysilauta
analysis-intro = Rakenna mikä tahansa asema tai liitä peli ja käy se läpi.
analysis-players = { $game }, { $players } pelaajaa
analysis-paste = Liitä peli tai asema
analysis-paste-how = Tallennettu peli, siirtoluettelo, asema tai linkki analyysiin.
analysis-file = Avaa tiedosto
analysis-unreadable = Tämä ei ole mahdollinen peli eikä asema:
analysis-of = { $game }: analyysi
action-review = Käy peli läpi
saved-review-label = Käy läpi: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Arvio pelin kulusta
analysis-position = { $moves ->
    [0] Alku. { $evaluation }
   *[other] Siirron { $moves } jälkeen. { $evaluation }
  }
analysis-proven = todistettu
analysis-card = Läpikäynti
analysis-better = Parempi
analysis-moments = Suurimmat hetket
analysis-leads = Kuka johti
analysis-next-error = Seuraava virhe
analysis-stop = Pysäytä
analysis-try = Yritä uudelleen
analysis-try-find = Etsi parempi siirto. Vuorossa { $player }.
analysis-try-checking = Tarkistetaan { $move }…
analysis-try-kept = Kyllä! { $move } säilyttää tuloksen.
analysis-try-lost = Myös { $move } antaa jotain pois.
analysis-try-show = Näytä parempi siirto
analysis-engine = Tietokone
analysis-lines = Muunnelmia
analysis-paths = Näytä reitit
analysis-depth = Syvyys { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Tarkka: palvelimen tietokanta
    [endgame] Tarkka: ratkaistu loppupeli
    [book] Avauskirjasta
   *[search] Hakuun perustuva arvio
  }
analysis-variation = Muunnelma
analysis-marks = Merkitse tämä siirto
analysis-glyph = { $glyph ->
    [brilliant] Loistava siirto
    [good] Hyvä siirto
    [interesting] Kiinnostava siirto
    [dubious] Kyseenalainen siirto
    [mistake] Virhe
   *[blunder] Paha virhe
  }
analysis-comment = Kommentti (vain tällä laitteella)
analysis-promote = Päämuunnelmaksi
analysis-delete = Poista tästä alkaen
analysis-play-on = Jatka peliä tästä
analysis-away = Palvelimeen ei juuri nyt saada yhteyttä.
analysis-edit = Muokkaa asemaa
analysis-analyse = Analysoi
analysis-edit-how = { $game ->
    [quoridor] Vedä nappuloita ja aitoja. Aseta aita napsauttamalla uraa, poista aita napsauttamalla sitä.
   *[squadro] Vedä nappuloita niiden radoilla. Käännä nappula napsauttamalla sitä. 0 on lähtöruutu, 6 kääntöruutu ja 12 maali.
  }
analysis-rack = Vedä pelilaudalle
analysis-square = Ruutu
analysis-fences-left = Aitoja jäljellä
analysis-fences = Aidat pelilaudalla
analysis-lane = Rata { $lane }
analysis-to-move = Vuorossa
analysis-position-string = Asema
problem-unreadable = Tätä ei voi lukea: ”{ $word }”
problem-players = Ei { $given } pelaajalle.
problem-turn = { $player } ei ole mukana eikä voi olla vuorossa.
problem-same-square = Kaksi nappulaa ruudussa { $square }.
problem-nobody-plays = Kukaan ei pelaa.
problem-off-board = Aita { $fence } ulottuu pelilaudan ulkopuolelle.
problem-fences = Aidat { $one } ja { $other } ovat toistensa tiellä.
problem-too-many-left = { $player }: aitoja voi olla jäljellä enintään { $most }.
problem-too-many-fences = { $given } aitaa; pelissä niitä on { $most }.
problem-no-path = { $player } on vailla reittiä maaliin.
problem-several-winners = Vain yksi pelaaja on voinut voittaa.
problem-winner-to-move = { $player } on voittanut eikä voi olla vuorossa.
problem-progress = { $player }: radan { $lane } nappula ei voi olla siinä.
problem-left = { $player } ei ole voinut poistua pelistä.
problem-shared-crossing = Kaksi nappulaa samassa risteyksessä: radat { $one } ja { $other }.
problem-five-home = { $player }: viisi nappulaa ei voi olla maalissa.
