### Analiza i pregled partije

analysis-title = Ploča za analizu
analysis-intro = Postavi bilo koju poziciju ili zalijepi partiju da je pregledaš.
analysis-players = { $game }, igrača: { $players }
analysis-paste = Zalijepi partiju ili poziciju
analysis-paste-how = Zapis partije, popis poteza, pozicija ili poveznica na analizu.
analysis-file = Otvori datoteku
analysis-unreadable = Takva partija ili pozicija nije moguća:
analysis-of = { $game }: analiza
action-review = Pregledaj partiju
saved-review-label = Pregledaj: { $game }, { $when }

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Procjena kroz partiju
analysis-position = { $moves ->
    [0] Početak. { $evaluation }
   *[other] Nakon poteza { $moves }. { $evaluation }
  }
analysis-proven = dokazano

analysis-card = Pregled
analysis-better = Bolje
analysis-moments = Najveći trenuci
analysis-leads = Tko je vodio
analysis-next-error = Sljedeća pogreška
analysis-stop = Zaustavi
analysis-try = Pokušaj ponovno
analysis-try-find = Pronađi bolji potez. Igra: { $player }.
analysis-try-checking = Provjera poteza { $move }…
analysis-try-kept = Da! { $move } čuva rezultat.
analysis-try-lost = I { $move } nešto ispušta.
analysis-try-show = Prikaži bolji potez

analysis-engine = Računalo
analysis-lines = Varijante
analysis-paths = Prikaži putove
analysis-depth = Dubina { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Točno: baza na poslužitelju
    [endgame] Točno: riješena završnica
    [book] Iz knjige otvaranja
   *[search] Procjena pretragom
  }

analysis-variation = Varijanta
analysis-marks = Označi ovaj potez
analysis-glyph = { $glyph ->
    [brilliant] Briljantan potez
    [good] Dobar potez
    [interesting] Zanimljiv potez
    [dubious] Dvojben potez
    [mistake] Pogreška
   *[blunder] Gruba pogreška
  }
analysis-comment = Komentar (ostaje na ovom uređaju)
analysis-promote = Učini glavnom
analysis-delete = Izbriši odavde

analysis-play-on = Igraj odavde
analysis-away = Poslužitelj trenutačno nije dostupan.

analysis-edit = Uredi poziciju
analysis-analyse = Analiziraj
analysis-edit-how = { $game ->
    [quoridor] Povlači figure i prepreke. Klikni utor da postaviš prepreku, a prepreku da je ukloniš.
   *[squadro] Povlači figure po stazama. Klikni figuru da je okreneš. 0 je početno mjesto, 6 polje okreta, 12 cilj.
  }
analysis-rack = Povuci na ploču
analysis-square = Polje
analysis-fences-left = Još prepreka
analysis-fences = Prepreke na ploči
analysis-lane = Staza { $lane }
analysis-to-move = Na potezu
analysis-position-string = Pozicija

problem-unreadable = Ovo se ne može pročitati: „{ $word }”
problem-players = Broj igrača ne može biti { $given }.
problem-turn = { $player } ne igra i ne može biti na potezu.
problem-same-square = Dvije figure na { $square }.
problem-nobody-plays = Nitko ne igra.
problem-off-board = Prepreka { $fence } izlazi izvan ploče.
problem-fences = Prepreke { $one } i { $other } smetaju jedna drugoj.
problem-too-many-left = { $player } može imati još najviše { $most } prepreka.
problem-too-many-fences = Prepreka: { $given }, a u igri ih je { $most }.
problem-no-path = { $player }: nema puta do cilja.
problem-several-winners = Samo jedan igrač može pobijediti.
problem-winner-to-move = { $player } već ima pobjedu i ne može biti na potezu.
problem-progress = { $player }: figura na stazi { $lane } ne može biti ondje.
problem-left = { $player } ne može biti izvan igre.
problem-shared-crossing = Dvije figure na istom križanju: staze { $one } i { $other }.
problem-five-home = { $player } ne može imati pet figura na cilju.
