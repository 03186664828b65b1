puzzles-title = Rätsel
puzzles-intro = Ein Zug ist richtig. Finde ihn. Das geht auch offline.
puzzles-game = Spiel
puzzles-rating = Deine Wertung
puzzles-counts = { $tried ->
    [0] Noch keine Rätsel
    [one] { $solved } von { $tried } gelöst
   *[other] { $solved } von { $tried } gelöst
  }
puzzles-daily = Rätsel des Tages
puzzles-daily-done = Heute gelöst
puzzles-daily-run = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzles-solve = Lösen
puzzles-rated = Passend zu dir
puzzles-rated-about = So schwer, wie du stark bist. Jedes Rätsel ändert deine Wertung.
puzzles-streak = Serie
puzzles-streak-about = Jedes Rätsel ist schwerer. Beim ersten Fehler ist Schluss.
puzzles-rush = Drei-Minuten-Sprint
puzzles-rush-about = So viele, wie du schaffst. Nach drei Fehlern ist Schluss.
puzzles-best = Rekord: { $solved }
puzzles-themes = Themen
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-missing = Dieses Rätsel gibt es nicht. Hier sind andere:
puzzle-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }
puzzle-kind = { $kind ->
    [proven] bewiesen
   *[searched] geschätzt
  }
puzzle-lost-proven = { $aim ->
    [draw] Bewiesen: Jetzt ist die Partie verloren.
    [stop] Bewiesen: Jetzt gewinnt jemand anders.
   *[win] Bewiesen: Der Gewinn ist weg.
  }
puzzle-lost-searched = Geschätzt: Die Gewinnchance sinkt um etwa { $percent } % oder mehr.
puzzle-watch = Schau, was jetzt passiert …
puzzle-hint = Tipp
puzzle-hint-more = Noch ein Tipp
puzzle-hint-pawn = Beweg die Spielfigur.
puzzle-hint-fence = Setz ein Hindernis zwischen { $squares }.
puzzle-hint-lane = Achte auf den Spielstein in Bahn { $lane }.
puzzle-show = Lösung zeigen
puzzle-solution = Lösung: { $line }
puzzle-next = Nächstes Rätsel
puzzle-known = Dieses Rätsel kennst du schon. Es zählt nicht.
puzzle-levels = Gelöst von den Stufen: { $levels }
puzzle-levels-none = Keine Stufe des Computers löst es.
puzzle-start = Los geht’s
puzzle-score = Gelöst: { $solved }
puzzle-mistakes = Fehler: { $mistakes } von { $most }
puzzle-time-left = Restzeit
puzzle-ended = { $why ->
    [time] Die Zeit ist um!
    [none-left] Alle Rätsel gelöst!
   *[mistakes] Das war’s!
  }
puzzle-record = Dein neuer Rekord!
puzzle-missed = Schau sie dir noch einmal an:
puzzle-again = Noch einmal
level-title = Finde deine Stufe
level-intro = Höchstens { $most } Stellungen, und du weißt, welche Stufe zu dir passt.
level-position = Stellung { $number }
level-skip = Weiß ich nicht
level-wrong = Diesmal nicht.
level-result = Deine Stufe: { $level }, { $name }
level-play = Stufe { $level } spielen
