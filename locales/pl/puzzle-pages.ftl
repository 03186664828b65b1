puzzles-title = Zadania
puzzles-intro = Tylko jeden ruch jest właściwy. Znajdź go. Działa też bez internetu.
puzzles-game = Gra
puzzles-rating = Twój ranking
puzzles-counts = { $tried ->
    [0] Jeszcze bez zadań
   *[other] Rozwiązane: { $solved } z { $tried }
  }
puzzles-daily = Zadanie dnia
puzzles-daily-done = Dziś rozwiązane
puzzles-daily-run = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
  }
puzzles-solve = Rozwiąż
puzzles-rated = Na twoim poziomie
puzzles-rated-about = Dobrane do twojej siły. Każde zadanie zmienia twój ranking.
puzzles-streak = Seria
puzzles-streak-about = Każde następne jest trudniejsze. Pierwszy błąd kończy serię.
puzzles-rush = Trzyminutowy sprint
puzzles-rush-about = Ile zdążysz. Trzy błędy kończą sprint.
puzzles-best = Rekord: { $solved }
puzzles-themes = Tematy
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Nie ma tu jeszcze zadań.
puzzles-missing = Tego zadania nie ma. Oto inne:

puzzle-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
puzzle-kind = { $kind ->
    [proven] dowiedzione
   *[searched] oszacowane
  }
puzzle-lost-proven = { $aim ->
    [draw] Dowiedzione: teraz partia jest przegrana.
    [stop] Dowiedzione: teraz wygra kto inny.
   *[win] Dowiedzione: wygrana przepadła.
  }
puzzle-lost-searched = Szacunkowo: szanse na wygraną spadają o około { $percent } % lub więcej.
puzzle-watch = Zobacz, co się stanie…
puzzle-hint = Podpowiedź
puzzle-hint-more = Kolejna podpowiedź
puzzle-hint-pawn = Rusz pionem.
puzzle-hint-fence = Postaw ogrodzenie między polami { $squares }.
puzzle-hint-lane = Spójrz na pionek na torze { $lane }.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie: { $line }
puzzle-next = Następne zadanie
puzzle-known = To zadanie już znasz. Nie liczy się.
puzzle-levels = Rozwiązują je poziomy: { $levels }
puzzle-levels-none = Nie rozwiązuje go żaden poziom komputera.

puzzle-start = Zacznij
puzzle-score = Rozwiązane: { $solved }
puzzle-mistakes = Błędy: { $mistakes } z { $most }
puzzle-time-left = Pozostały czas
puzzle-ended = { $why ->
    [time] Koniec czasu!
    [none-left] Wszystkie zadania rozwiązane!
   *[mistakes] Koniec!
  }
puzzle-record = Twój nowy rekord!
puzzle-missed = Przyjrzyj się jeszcze raz:
puzzle-again = Zagraj ponownie

level-title = Znajdź swój poziom
level-intro = { $most ->
    [one] Najwyżej { $most } pozycja i wiesz, na jakim poziomie grać.
    [few] Najwyżej { $most } pozycje i wiesz, na jakim poziomie grać.
    [many] Najwyżej { $most } pozycji i wiesz, na jakim poziomie grać.
   *[other] Najwyżej { $most } pozycji i wiesz, na jakim poziomie grać.
  }
level-position = Pozycja { $number }
level-skip = Nie wiem
level-wrong = Tym razem nie.
level-result = Twój poziom: { $level }, { $name }
level-play = Graj na poziomie { $level }
