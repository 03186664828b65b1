puzzles-title = Nøtter
puzzles-intro = Ett trekk er riktig. Finn det. Virker også uten nett.
puzzles-game = Spill
puzzles-rating = Din rating
puzzles-counts = { $tried ->
    [0] Ingen nøtter ennå
   *[other] { $solved } av { $tried } løst
  }
puzzles-daily = Dagens nøtt
puzzles-daily-done = Løst i dag
puzzles-daily-run = { $days ->
    [one] { $days } dag på rad
   *[other] { $days } dager på rad
  }
puzzles-solve = Løs
puzzles-rated = På ditt nivå
puzzles-rated-about = Tilpasset styrken din. Ratingen din endrer seg med hver nøtt.
puzzles-streak = På rad
puzzles-streak-about = Hver nøtt er vanskeligere. Etter den første feilen er det slutt.
puzzles-rush = Tre minutters sprint
puzzles-rush-about = Så mange du klarer. Tre feil, og det er slutt.
puzzles-best = Rekord: { $solved }
puzzles-themes = Temaer
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Det er ingen nøtter her ennå.
puzzles-missing = Denne nøtten finnes ikke. Her er noen andre:
puzzle-moves = { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
  }
puzzle-kind = { $kind ->
    [proven] bevist
   *[searched] anslått
  }
puzzle-lost-proven = { $aim ->
    [draw] Bevist: nå er det tapt.
    [stop] Bevist: nå vinner noen andre.
   *[win] Bevist: gevinsten er borte.
  }
puzzle-lost-searched = Anslått: vinnersjansen synker med omtrent { $percent } % eller mer.
puzzle-watch = Se hva som skjer …
puzzle-hint = Tips
puzzle-hint-more = Et tips til
puzzle-hint-pawn = Flytt brikken.
puzzle-hint-fence = Plasser en sperre mellom { $squares }.
puzzle-hint-lane = Se på brikken i bane { $lane }.
puzzle-show = Vis løsningen
puzzle-solution = Løsning: { $line }
puzzle-next = Neste nøtt
puzzle-known = Denne har du sett før. Den teller ikke.
puzzle-levels = Løst av nivå: { $levels }
puzzle-levels-none = Ingen av datamaskinens nivåer løser den.
puzzle-start = Start
puzzle-score = Løst: { $solved }
puzzle-mistakes = Feil: { $mistakes } av { $most }
puzzle-time-left = Tid igjen
puzzle-ended = { $why ->
    [time] Tiden er ute!
    [none-left] Alle nøttene er løst!
   *[mistakes] Der var det slutt!
  }
puzzle-record = Ny personlig rekord!
puzzle-missed = Se på dem en gang til:
puzzle-again = Spill igjen
level-title = Finn nivået ditt
level-intro = Opptil { $most } stillinger, så vet du hvilket nivå du skal spille på.
level-position = Stilling { $number }
level-skip = Vet ikke
level-wrong = Ikke denne gangen.
level-result = Nivået ditt: { $level }, { $name }
level-play = Spill på nivå { $level }
