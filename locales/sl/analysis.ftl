### Analiza in pregled partije

analysis-title = Plošča za analizo
analysis-intro = Postavi poljuben položaj ali prilepi partijo, da jo pregledaš.
analysis-players = { $game }, igralcev: { $players }
analysis-paste = Prilepi partijo ali položaj
analysis-paste-how = Zapis partije, seznam potez, položaj ali povezava do analize.
analysis-file = Odpri datoteko
analysis-unreadable = Taka partija ali položaj ni mogoč:
analysis-of = { $game }: analiza
action-review = Preglej partijo
saved-review-label = Preglej: { $game }, { $when }

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Ocena skozi partijo
analysis-position = { $moves ->
    [0] Začetek. { $evaluation }
   *[other] Po potezi { $moves }. { $evaluation }
  }
analysis-proven = dokazano

analysis-card = Pregled
analysis-better = Bolje
analysis-moments = Največji trenutki
analysis-leads = Kdo je vodil
analysis-next-error = Naslednja napaka
analysis-stop = Ustavi
analysis-try = Poskusi znova
analysis-try-find = Najdi boljšo potezo. Igra { $player }.
analysis-try-checking = Preverjanje poteze { $move } …
analysis-try-kept = Da! { $move } ohrani rezultat.
analysis-try-lost = Tudi { $move } nekaj izpusti.
analysis-try-show = Pokaži boljšo potezo

analysis-engine = Računalnik
analysis-lines = Variante
analysis-paths = Pokaži poti
analysis-depth = Globina { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Točno: baza na strežniku
    [endgame] Točno: rešena končnica
    [book] Iz knjige otvoritev
   *[search] Ocena z iskanjem
  }

analysis-variation = Varianta
analysis-marks = Označi to potezo
analysis-glyph = { $glyph ->
    [brilliant] Sijajna poteza
    [good] Dobra poteza
    [interesting] Zanimiva poteza
    [dubious] Dvomljiva poteza
    [mistake] Napaka
   *[blunder] Huda napaka
  }
analysis-comment = Komentar (ostane na tej napravi)
analysis-promote = Naj bo glavna
analysis-delete = Izbriši od tu naprej

analysis-play-on = Igraj od tu
analysis-away = Strežnik trenutno ni dosegljiv.

analysis-edit = Uredi položaj
analysis-analyse = Analiziraj
analysis-edit-how = { $game ->
    [quoridor] Povleci kmete in ograje. Klikni utor, da postaviš ograjo, ali ograjo, da jo odstraniš.
   *[squadro] Povleci figure po stezah. Klikni figuro, da jo obrneš. 0 je začetno izhodišče, 6 obračališče, 12 cilj.
  }
analysis-rack = Povleci na ploščo
analysis-square = Polje
analysis-fences-left = Preostale ograje
analysis-fences = Ograje na plošči
analysis-lane = Steza { $lane }
analysis-to-move = Na vrsti je
analysis-position-string = Položaj

problem-unreadable = Tega ni mogoče prebrati: »{ $word }«
problem-players = Število igralcev ne more biti { $given }.
problem-turn = { $player } ne igra in ne more biti na vrsti.
problem-same-square = Dva kmeta na { $square }.
problem-nobody-plays = Nihče ne igra.
problem-off-board = Ograja { $fence } sega čez rob plošče.
problem-fences = Ograji { $one } in { $other } sta druga drugi v napoto.
problem-too-many-left = { $player } ima lahko še največ { $most } ograj.
problem-too-many-fences = Število ograj: { $given }, v igri jih je { $most }.
problem-no-path = { $player }: do cilja ni poti.
problem-several-winners = Zmaga lahko samo en igralec.
problem-winner-to-move = { $player } že ima zmago in ne more biti na vrsti.
problem-progress = { $player }: figura na stezi { $lane } ne more biti tam.
problem-left = { $player } ne more biti zunaj igre.
problem-shared-crossing = Dve figuri na istem križišču: stezi { $one } in { $other }.
problem-five-home = { $player } ne more imeti petih figur na cilju.
