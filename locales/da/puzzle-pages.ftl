puzzles-title = Opgaver
puzzles-intro = Ét træk er det rigtige. Find det. Virker også offline.
puzzles-game = Spil
puzzles-rating = Din rating
puzzles-counts = { $tried ->
    [0] Ingen opgaver endnu
   *[other] { $solved } af { $tried } løst
  }
puzzles-daily = Dagens opgave
puzzles-daily-done = Løst i dag
puzzles-daily-run = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
  }
puzzles-solve = Løs
puzzles-rated = På dit niveau
puzzles-rated-about = Tilpasset din styrke. Din rating ændrer sig med hver opgave.
puzzles-streak = På stribe
puzzles-streak-about = Hver opgave er sværere. Efter den første fejl er det slut.
puzzles-rush = Tre minutters sprint
puzzles-rush-about = Så mange, du kan nå. Tre fejl, og det er slut.
puzzles-best = Rekord: { $solved }
puzzles-themes = Temaer
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Der er ingen opgaver her endnu.
puzzles-missing = Denne opgave findes ikke. Her er nogle andre:
puzzle-moves = { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
  }
puzzle-kind = { $kind ->
    [proven] bevist
   *[searched] anslået
  }
puzzle-lost-proven = { $aim ->
    [draw] Bevist: nu er det tabt.
    [stop] Bevist: nu vinder en anden.
   *[win] Bevist: gevinsten er væk.
  }
puzzle-lost-searched = Anslået: vinderchancen falder med ca. { $percent } % eller mere.
puzzle-watch = Se, hvad der sker …
puzzle-hint = Tip
puzzle-hint-more = Et tip mere
puzzle-hint-pawn = Flyt brikken.
puzzle-hint-fence = Placér en forhindring mellem { $squares }.
puzzle-hint-lane = Se på brikken i bane { $lane }.
puzzle-show = Vis løsningen
puzzle-solution = Løsning: { $line }
puzzle-next = Næste opgave
puzzle-known = Den har du set før. Den tæller ikke.
puzzle-levels = Løst af niveau: { $levels }
puzzle-levels-none = Intet af computerens niveauer løser den.
puzzle-start = Start
puzzle-score = Løst: { $solved }
puzzle-mistakes = Fejl: { $mistakes } af { $most }
puzzle-time-left = Tid tilbage
puzzle-ended = { $why ->
    [time] Tiden er gået!
    [none-left] Alle opgaver er løst!
   *[mistakes] Det var det!
  }
puzzle-record = Ny personlig rekord!
puzzle-missed = Se på dem en gang til:
puzzle-again = Spil igen
level-title = Find dit niveau
level-intro = Højst { $most } stillinger, så ved du, hvilket niveau du skal spille.
level-position = Stilling { $number }
level-skip = Det ved jeg ikke
level-wrong = Ikke denne gang.
level-result = Dit niveau: { $level }, { $name }
level-play = Spil på niveau { $level }
