puzzles-title = Puzzels
puzzles-intro = Eén zet is de juiste. Vind hem. Werkt ook offline.
puzzles-game = Spel
puzzles-rating = Je rating
puzzles-counts = { $tried ->
    [0] Nog geen puzzels
   *[other] { $solved } van { $tried } opgelost
  }
puzzles-daily = Puzzel van de dag
puzzles-daily-done = Vandaag opgelost
puzzles-daily-run = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
  }
puzzles-solve = Oplossen
puzzles-rated = Op jouw niveau
puzzles-rated-about = Afgestemd op hoe sterk je bent. Je rating verandert met elke puzzel.
puzzles-streak = Reeks
puzzles-streak-about = Elke puzzel is moeilijker. Bij de eerste fout is het afgelopen.
puzzles-rush = Sprint van drie minuten
puzzles-rush-about = Zoveel als je kunt. Na drie fouten is het afgelopen.
puzzles-best = Record: { $solved }
puzzles-themes = Thema’s
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Hier zijn nog geen puzzels.
puzzles-missing = Deze puzzel bestaat niet. Hier zijn andere:
puzzle-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }
puzzle-kind = { $kind ->
    [proven] bewezen
   *[searched] geschat
  }
puzzle-lost-proven = { $aim ->
    [draw] Bewezen: nu is het verloren.
    [stop] Bewezen: nu wint iemand anders.
   *[win] Bewezen: de winst is weg.
  }
puzzle-lost-searched = Geschat: de winstkans daalt met ongeveer { $percent } % of meer.
puzzle-watch = Kijk wat er gebeurt…
puzzle-hint = Hint
puzzle-hint-more = Nog een hint
puzzle-hint-pawn = Verplaats de pion.
puzzle-hint-fence = Plaats een barricade tussen { $squares }.
puzzle-hint-lane = Kijk naar het speelstuk in baan { $lane }.
puzzle-show = Toon de oplossing
puzzle-solution = Oplossing: { $line }
puzzle-next = Volgende puzzel
puzzle-known = Deze heb je al gezien. Hij telt niet mee.
puzzle-levels = Opgelost door niveau: { $levels }
puzzle-levels-none = Geen enkel niveau van de computer lost hem op.
puzzle-start = Beginnen
puzzle-score = Opgelost: { $solved }
puzzle-mistakes = Fouten: { $mistakes } van { $most }
puzzle-time-left = Resterende tijd
puzzle-ended = { $why ->
    [time] De tijd is om!
    [none-left] Alle puzzels opgelost!
   *[mistakes] Dat was het!
  }
puzzle-record = Je nieuwe record!
puzzle-missed = Bekijk ze nog eens:
puzzle-again = Nog een keer
level-title = Vind je niveau
level-intro = Hooguit { $most } stellingen, en je weet welk niveau bij je past.
level-position = Stelling { $number }
level-skip = Ik weet het niet
level-wrong = Deze keer niet.
level-result = Jouw niveau: { $level }, { $name }
level-play = Speel op niveau { $level }
