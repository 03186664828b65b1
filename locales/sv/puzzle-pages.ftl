puzzles-title = Kluringar
puzzles-intro = Ett drag är rätt. Hitta det. Fungerar också offline.
puzzles-game = Spel
puzzles-rating = Din rating
puzzles-counts = { $tried ->
    [0] Inga kluringar än
   *[other] { $solved } av { $tried } lösta
  }
puzzles-daily = Dagens kluring
puzzles-daily-done = Löst i dag
puzzles-daily-run = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
  }
puzzles-solve = Lös
puzzles-rated = På din nivå
puzzles-rated-about = Anpassade efter hur stark du är. Din rating ändras med varje kluring.
puzzles-streak = Svit
puzzles-streak-about = Varje kluring är svårare. Vid första misstaget är det slut.
puzzles-rush = Treminutersrusch
puzzles-rush-about = Så många du hinner. Efter tre misstag är det slut.
puzzles-best = Rekord: { $solved }
puzzles-themes = Teman
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Det finns inga kluringar här än.
puzzles-missing = Den kluringen finns inte. Här är några andra:
puzzle-moves = { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
  }
puzzle-kind = { $kind ->
    [proven] bevisat
   *[searched] uppskattat
  }
puzzle-lost-proven = { $aim ->
    [draw] Bevisat: nu är det förlorat.
    [stop] Bevisat: nu vinner någon annan.
   *[win] Bevisat: vinsten är borta.
  }
puzzle-lost-searched = Uppskattat: vinstchansen minskar med ungefär { $percent } % eller mer.
puzzle-watch = Se vad som händer …
puzzle-hint = Tips
puzzle-hint-more = Ett tips till
puzzle-hint-pawn = Flytta spelpjäsen.
puzzle-hint-fence = Placera en vägg mellan { $squares }.
puzzle-hint-lane = Titta på pjäsen i bana { $lane }.
puzzle-show = Visa lösningen
puzzle-solution = Lösning: { $line }
puzzle-next = Nästa kluring
puzzle-known = Den här har du sett. Den räknas inte.
puzzle-levels = Löst av nivå: { $levels }
puzzle-levels-none = Ingen av datorns nivåer löser den.
puzzle-start = Starta
puzzle-score = Lösta: { $solved }
puzzle-mistakes = Misstag: { $mistakes } av { $most }
puzzle-time-left = Tid kvar
puzzle-ended = { $why ->
    [time] Tiden är ute!
    [none-left] Alla kluringar lösta!
   *[mistakes] Där var det slut!
  }
puzzle-record = Nytt personbästa!
puzzle-missed = Titta på dem en gång till:
puzzle-again = Spela igen
level-title = Hitta din nivå
level-intro = Högst { $most } ställningar, sedan vet du vilken nivå du ska spela på.
level-position = Ställning { $number }
level-skip = Jag vet inte
level-wrong = Inte den här gången.
level-result = Din nivå: { $level }, { $name }
level-play = Spela på nivå { $level }
