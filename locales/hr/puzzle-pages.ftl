puzzles-title = Zadaci
puzzles-intro = Samo je jedan potez pravi. Pronađi ga. Radi i bez interneta.
puzzles-game = Igra
puzzles-rating = Tvoj rejting
puzzles-counts = { $tried ->
    [0] Još bez zadataka
   *[other] Riješeno: { $solved } od { $tried }
  }
puzzles-daily = Zadatak dana
puzzles-daily-done = Danas riješeno
puzzles-daily-run = { $days ->
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
  }
puzzles-solve = Riješi
puzzles-rated = Na tvojoj razini
puzzles-rated-about = Po mjeri tvoje snage. Tvoj se rejting mijenja sa svakim zadatkom.
puzzles-streak = Serija
puzzles-streak-about = Svaki je sljedeći teži. Prva pogreška prekida seriju.
puzzles-rush = Trominutni sprint
puzzles-rush-about = Koliko stigneš. Tri pogreške i gotovo je.
puzzles-best = Rekord: { $solved }
puzzles-themes = Teme
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Ovdje još nema zadataka.
puzzles-missing = Ovaj zadatak ne postoji. Evo drugih:

puzzle-moves = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
puzzle-kind = { $kind ->
    [proven] dokazano
   *[searched] procjena
  }
puzzle-lost-proven = { $aim ->
    [draw] Dokazano: sada je partija izgubljena.
    [stop] Dokazano: sada pobjeđuje netko drugi.
   *[win] Dokazano: pobjeda je izgubljena.
  }
puzzle-lost-searched = Procjena: izgledi za pobjedu padaju za oko { $percent } % ili više.
puzzle-watch = Gledaj što se događa…
puzzle-hint = Savjet
puzzle-hint-more = Još jedan savjet
puzzle-hint-pawn = Pomakni figuru.
puzzle-hint-fence = Postavi prepreku između { $squares }.
puzzle-hint-lane = Pogledaj figuru na stazi { $lane }.
puzzle-show = Pokaži rješenje
puzzle-solution = Rješenje: { $line }
puzzle-next = Sljedeći zadatak
puzzle-known = Ovaj zadatak već znaš. Ne računa se.
puzzle-levels = Rješavaju ga razine: { $levels }
puzzle-levels-none = Ne rješava ga nijedna razina računala.

puzzle-start = Kreni
puzzle-score = Riješeno: { $solved }
puzzle-mistakes = Pogreške: { $mistakes } od { $most }
puzzle-time-left = Preostalo vrijeme
puzzle-ended = { $why ->
    [time] Vrijeme je isteklo!
    [none-left] Svi su zadaci riješeni!
   *[mistakes] Kraj!
  }
puzzle-record = Tvoj novi rekord!
puzzle-missed = Pogledaj još jednom:
puzzle-again = Igraj ponovno

level-title = Pronađi svoju razinu
level-intro = { $most ->
    [one] Najviše { $most } pozicija i znaš na kojoj razini igrati.
    [few] Najviše { $most } pozicije i znaš na kojoj razini igrati.
   *[other] Najviše { $most } pozicija i znaš na kojoj razini igrati.
  }
level-position = Pozicija { $number }
level-skip = Ne znam
level-wrong = Taj potez nije pravi.
level-result = Tvoja razina: { $level }, { $name }
level-play = Igraj na razini { $level }
