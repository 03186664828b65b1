puzzles-title = Probleme
puzzles-intro = O singură mutare e bună. Găsește-o. Merge și fără internet.
puzzles-game = Joc
puzzles-rating = Punctajul tău
puzzles-counts = { $tried ->
    [0] Nicio încercare încă
   *[other] Rezolvate: { $solved } din { $tried }
  }
puzzles-daily = Problema zilei
puzzles-daily-done = Rezolvată azi
puzzles-daily-run = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
  }
puzzles-solve = Rezolvă
puzzles-rated = Pe măsura ta
puzzles-rated-about = Potrivite forței tale. Punctajul tău se schimbă cu fiecare problemă.
puzzles-streak = Serie
puzzles-streak-about = Tot mai grele. La prima greșeală s-a terminat.
puzzles-rush = Trei minute contracronometru
puzzles-rush-about = Câte poți de multe. La trei greșeli s-a terminat.
puzzles-best = Record: { $solved }
puzzles-themes = Teme
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Aici nu e încă nimic.
puzzles-missing = Această problemă nu există. Iată altele:
puzzle-moves = { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
puzzle-kind = { $kind ->
    [proven] demonstrat
   *[searched] estimat
  }
puzzle-lost-proven = { $aim ->
    [draw] Demonstrat: acum partida e pierdută.
    [stop] Demonstrat: acum câștigă altcineva.
   *[win] Demonstrat: câștigul s-a pierdut.
  }
puzzle-lost-searched = Estimat: șansele de câștig scad cu circa { $percent } % sau mai mult.
puzzle-watch = Uite ce se întâmplă…
puzzle-hint = Sugestie
puzzle-hint-more = Altă sugestie
puzzle-hint-pawn = Mută pionul.
puzzle-hint-fence = Așază o barieră între { $squares }.
puzzle-hint-lane = Uită-te la piesa de pe culoarul { $lane }.
puzzle-show = Arată soluția
puzzle-solution = Soluția: { $line }
puzzle-next = Problema următoare
puzzle-known = Pe aceasta ai mai văzut-o. Nu se pune.
puzzle-levels = Rezolvată de nivelurile: { $levels }
puzzle-levels-none = Niciun nivel al calculatorului nu o rezolvă.
puzzle-start = Începe
puzzle-score = Rezolvate: { $solved }
puzzle-mistakes = Greșeli: { $mistakes } din { $most }
puzzle-time-left = Timp rămas
puzzle-ended = { $why ->
    [time] Timpul a expirat!
    [none-left] Toate problemele sunt rezolvate!
   *[mistakes] Gata!
  }
puzzle-record = Noul tău record!
puzzle-missed = Mai uită-te o dată la:
puzzle-again = Joacă din nou
level-title = Găsește-ți nivelul
level-intro = Cel mult { $most } poziții, și știi la ce nivel să joci.
level-position = Poziția { $number }
level-skip = Nu știu
level-wrong = Nu de data asta.
level-result = Nivelul tău: { $level }, { $name }
level-play = Joacă la nivelul { $level }
