puzzles-title = Úlohy
puzzles-intro = Správný je jediný tah. Najděte ho. Funguje i offline.
puzzles-game = Hra
puzzles-rating = Váš rating
puzzles-counts = { $tried ->
    [0] Zatím žádné úlohy
   *[other] Vyřešeno: { $solved } z { $tried }
  }
puzzles-daily = Úloha dne
puzzles-daily-done = Dnes vyřešeno
puzzles-daily-run = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
  }
puzzles-solve = Řešit
puzzles-rated = Na vaší úrovni
puzzles-rated-about = Podle vaší síly. Každá úloha změní váš rating.
puzzles-streak = Série
puzzles-streak-about = Každá další je těžší. První chyba sérii ukončí.
puzzles-rush = Tříminutový sprint
puzzles-rush-about = Kolik jich stihnete. Tři chyby a je konec.
puzzles-best = Rekord: { $solved }
puzzles-themes = Témata
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Zatím tu žádné úlohy nejsou.
puzzles-missing = Tato úloha neexistuje. Tady jsou jiné:

puzzle-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }
puzzle-kind = { $kind ->
    [proven] dokázáno
   *[searched] odhad
  }
puzzle-lost-proven = { $aim ->
    [draw] Dokázáno: teď je partie prohraná.
    [stop] Dokázáno: teď vyhraje někdo jiný.
   *[win] Dokázáno: výhra je pryč.
  }
puzzle-lost-searched = Odhad: šance na výhru klesne asi o { $percent } % nebo víc.
puzzle-watch = Podívejte se, co se stane…
puzzle-hint = Nápověda
puzzle-hint-more = Další nápověda
puzzle-hint-pawn = Táhněte figurkou.
puzzle-hint-fence = Umístěte překážku mezi { $squares }.
puzzle-hint-lane = Podívejte se na kámen v dráze { $lane }.
puzzle-show = Ukázat řešení
puzzle-solution = Řešení: { $line }
puzzle-next = Další úloha
puzzle-known = Tuto úlohu už znáte. Nepočítá se.
puzzle-levels = Vyřeší ji úrovně: { $levels }
puzzle-levels-none = Nevyřeší ji žádná úroveň počítače.

puzzle-start = Spustit
puzzle-score = Vyřešeno: { $solved }
puzzle-mistakes = Chyby: { $mistakes } z { $most }
puzzle-time-left = Zbývající čas
puzzle-ended = { $why ->
    [time] Čas vypršel!
    [none-left] Všechny úlohy vyřešeny!
   *[mistakes] A je konec!
  }
puzzle-record = Váš nový rekord!
puzzle-missed = Podívejte se ještě jednou:
puzzle-again = Hrát znovu

level-title = Najděte svou úroveň
level-intro = { $most ->
    [one] Nejvýš { $most } pozice a víte, na jaké úrovni hrát.
    [few] Nejvýš { $most } pozice a víte, na jaké úrovni hrát.
    [many] Nejvýš { $most } pozice a víte, na jaké úrovni hrát.
   *[other] Nejvýš { $most } pozic a víte, na jaké úrovni hrát.
  }
level-position = Pozice { $number }
level-skip = Nevím
level-wrong = Tahle nevyšla.
level-result = Vaše úroveň: { $level }, { $name }
level-play = Hrát na úrovni { $level }
