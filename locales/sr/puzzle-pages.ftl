puzzles-title = Zadaci
puzzles-intro = Samo jedan potez je pravi. Nađi ga. Radi i bez interneta.
puzzles-game = Igra
puzzles-rating = Tvoj rejting
puzzles-counts = { $tried ->
    [0] Još bez zadataka
   *[other] Rešeno: { $solved } od { $tried }
  }
puzzles-daily = Zadatak dana
puzzles-daily-done = Danas rešeno
puzzles-daily-run = { $days ->
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
  }
puzzles-solve = Reši
puzzles-rated = Na tvom nivou
puzzles-rated-about = Po meri tvoje snage. Tvoj rejting se menja sa svakim zadatkom.
puzzles-streak = Serija
puzzles-streak-about = Svaki sledeći je teži. Prva greška prekida seriju.
puzzles-rush = Trominutni sprint
puzzles-rush-about = Koliko stigneš. Tri greške i gotovo je.
puzzles-best = Rekord: { $solved }
puzzles-themes = Teme
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Ovde još nema zadataka.
puzzles-missing = Ovaj zadatak ne postoji. Evo drugih:

puzzle-moves = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
puzzle-kind = { $kind ->
    [proven] dokazano
   *[searched] procena
  }
puzzle-lost-proven = { $aim ->
    [draw] Dokazano: sada je partija izgubljena.
    [stop] Dokazano: sada pobeđuje neko drugi.
   *[win] Dokazano: pobeda je izgubljena.
  }
puzzle-lost-searched = Procena: izgledi za pobedu padaju za oko { $percent } % ili više.
puzzle-watch = Gledaj šta se dešava…
puzzle-hint = Savet
puzzle-hint-more = Još jedan savet
puzzle-hint-pawn = Pomeri figuru.
puzzle-hint-fence = Postavi prepreku između { $squares }.
puzzle-hint-lane = Pogledaj figuru u stazi { $lane }.
puzzle-show = Pokaži rešenje
puzzle-solution = Rešenje: { $line }
puzzle-next = Sledeći zadatak
puzzle-known = Ovaj zadatak već znaš. Ne računa se.
puzzle-levels = Rešavaju ga nivoi: { $levels }
puzzle-levels-none = Ne rešava ga nijedan nivo računara.

puzzle-start = Kreni
puzzle-score = Rešeno: { $solved }
puzzle-mistakes = Greške: { $mistakes } od { $most }
puzzle-time-left = Preostalo vreme
puzzle-ended = { $why ->
    [time] Vreme je isteklo!
    [none-left] Svi zadaci su rešeni!
   *[mistakes] Kraj!
  }
puzzle-record = Tvoj novi rekord!
puzzle-missed = Pogledaj još jednom:
puzzle-again = Igraj ponovo

level-title = Nađi svoj nivo
level-intro = { $most ->
    [one] Najviše { $most } pozicija i znaš na kom nivou da igraš.
    [few] Najviše { $most } pozicije i znaš na kom nivou da igraš.
   *[other] Najviše { $most } pozicija i znaš na kom nivou da igraš.
  }
level-position = Pozicija { $number }
level-skip = Ne znam
level-wrong = Taj potez nije pravi.
level-result = Tvoj nivo: { $level }, { $name }
level-play = Igraj na nivou { $level }
