puzzles-title = Naloge
puzzles-intro = Prava je ena sama poteza. Poišči jo. Deluje tudi brez povezave.
puzzles-game = Igra
puzzles-rating = Tvoj rating
puzzles-counts = { $tried ->
    [0] Še brez nalog
   *[other] Rešeno: { $solved } od { $tried }
  }
puzzles-daily = Naloga dneva
puzzles-daily-done = Danes rešeno
puzzles-daily-run = { $days ->
    [one] { $days } dan zapored
    [two] { $days } dneva zapored
    [few] { $days } dni zapored
   *[other] { $days } dni zapored
  }
puzzles-solve = Reši
puzzles-rated = Na tvoji ravni
puzzles-rated-about = Po meri tvoje moči. Tvoj rating se spremeni z vsako nalogo.
puzzles-streak = Serija
puzzles-streak-about = Vsaka naslednja je težja. Prva napaka konča serijo.
puzzles-rush = Triminutni šprint
puzzles-rush-about = Kolikor jih zmoreš. Po treh napakah je konec.
puzzles-best = Rekord: { $solved }
puzzles-themes = Teme
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Tu še ni nalog.
puzzles-missing = Ta naloga ne obstaja. Tu so druge:

puzzle-moves = { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
  }
puzzle-kind = { $kind ->
    [proven] dokazano
   *[searched] ocenjeno
  }
puzzle-lost-proven = { $aim ->
    [draw] Dokazano: zdaj je partija izgubljena.
    [stop] Dokazano: zdaj zmaga nekdo drug.
   *[win] Dokazano: zmage ni več.
  }
puzzle-lost-searched = Ocenjeno: možnosti za zmago se zmanjšajo za približno { $percent } % ali več.
puzzle-watch = Poglej, kaj se zgodi …
puzzle-hint = Namig
puzzle-hint-more = Še en namig
puzzle-hint-pawn = Premakni kmeta.
puzzle-hint-fence = Postavi ograjo med { $squares }.
puzzle-hint-lane = Poglej figuro na stezi { $lane }.
puzzle-show = Pokaži rešitev
puzzle-solution = Rešitev: { $line }
puzzle-next = Naslednja naloga
puzzle-known = To nalogo že poznaš. Ne šteje.
puzzle-levels = Rešijo jo stopnje: { $levels }
puzzle-levels-none = Ne reši je nobena stopnja računalnika.

puzzle-start = Začni
puzzle-score = Rešeno: { $solved }
puzzle-mistakes = Napake: { $mistakes } od { $most }
puzzle-time-left = Preostali čas
puzzle-ended = { $why ->
    [time] Čas je potekel!
    [none-left] Vse naloge so rešene!
   *[mistakes] Konec!
  }
puzzle-record = Tvoj novi rekord!
puzzle-missed = Poglej še enkrat:
puzzle-again = Igraj znova

level-title = Poišči svojo stopnjo
level-intro = { $most ->
    [one] Največ { $most } položaj in že veš, na kateri stopnji igrati.
    [two] Največ { $most } položaja in že veš, na kateri stopnji igrati.
    [few] Največ { $most } položaji in že veš, na kateri stopnji igrati.
   *[other] Največ { $most } položajev in že veš, na kateri stopnji igrati.
  }
level-position = Položaj { $number }
level-skip = Ne vem
level-wrong = Ta poteza ni prava.
level-result = Tvoja stopnja: { $level }, { $name }
level-play = Igraj na stopnji { $level }
