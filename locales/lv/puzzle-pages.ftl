### Uzdevumi pārlūkā

puzzles-title = Uzdevumi
puzzles-intro = Pareizs ir tikai viens gājiens. Atrodi to. Darbojas arī bez interneta.
puzzles-game = Spēle
puzzles-rating = Tavs reitings
puzzles-counts = { $tried ->
    [0] Vēl nekas nav risināts
   *[other] Atrisināti { $solved } no { $tried }
  }
puzzles-daily = Dienas uzdevums
puzzles-daily-done = Šodien atrisināts
puzzles-daily-run = { $days ->
    [zero] { $days } dienu pēc kārtas
    [one] { $days } diena pēc kārtas
   *[other] { $days } dienas pēc kārtas
  }
puzzles-solve = Risināt
puzzles-rated = Tavā līmenī
puzzles-rated-about = Piemēroti tavām spējām. Reitings mainās ar katru uzdevumu.
puzzles-streak = Sērija
puzzles-streak-about = Katrs nākamais ir grūtāks. Sērija beidzas ar pirmo kļūdu.
puzzles-rush = Trīs minūšu sprints
puzzles-rush-about = Cik vien vari. Sprints beidzas pēc trim kļūdām.
puzzles-best = Rekords: { $solved }
puzzles-themes = Tēmas
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Šeit uzdevumu vēl nav.
puzzles-missing = Tāda uzdevuma nav. Te ir citi:
puzzle-moves = { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
puzzle-kind = { $kind ->
    [proven] pierādīts
   *[searched] aptuveni
  }
puzzle-lost-proven = { $aim ->
    [draw] Pierādīts: tagad ir zaudējums.
    [stop] Pierādīts: tagad uzvar cits.
   *[win] Pierādīts: uzvara ir zaudēta.
  }
puzzle-lost-searched = Aplēse: izredzes uzvarēt mazinās par aptuveni { $percent } % vai vairāk.
puzzle-watch = Paskaties, kas notiek…
puzzle-hint = Padoms
puzzle-hint-more = Vēl padoms
puzzle-hint-pawn = Ej ar bandinieku.
puzzle-hint-fence = Novieto barjeru starp { $squares }.
puzzle-hint-lane = Paskaties uz kauliņu { $lane }. celiņā.
puzzle-show = Rādīt atrisinājumu
puzzle-solution = Atrisinājums: { $line }
puzzle-next = Nākamais uzdevums
puzzle-known = Šo tu jau redzēji. Tas neskaitās.
puzzle-levels = Atrisina šie līmeņi: { $levels }
puzzle-levels-none = To neatrisina neviens datora līmenis.
puzzle-start = Sākt
puzzle-score = Atrisināti: { $solved }
puzzle-mistakes = Kļūdas: { $mistakes } no { $most }
puzzle-time-left = Atlicis laika
puzzle-ended = { $why ->
    [time] Laiks beidzies!
    [none-left] Visi uzdevumi atrisināti!
   *[mistakes] Šoreiz viss!
  }
puzzle-record = Tavs jaunais rekords!
puzzle-missed = Paskaties vēlreiz:
puzzle-again = Spēlēt vēlreiz
level-title = Atrodi savu līmeni
level-intro = { $most ->
    [zero] Ne vairāk par { $most } pozīcijām, un tu zini, kurā līmenī spēlēt.
    [one] Ne vairāk par { $most } pozīciju, un tu zini, kurā līmenī spēlēt.
   *[other] Ne vairāk par { $most } pozīcijām, un tu zini, kurā līmenī spēlēt.
  }
level-position = { $number }. pozīcija
level-skip = Nezinu
level-wrong = Ne šis.
level-result = Tavs līmenis: { $level }, { $name }
level-play = Spēlēt { $level }. līmenī
