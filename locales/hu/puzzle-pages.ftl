puzzles-title = Feladványok
puzzles-intro = Egyetlen lépés helyes. Találd meg. Internet nélkül is működik.
puzzles-game = Játék
puzzles-rating = Értékszámod
puzzles-counts = { $tried ->
    [0] Még egyet sem próbáltál
   *[other] Megoldva: { $solved } / { $tried }
  }
puzzles-daily = A nap feladványa
puzzles-daily-done = Ma megoldva
puzzles-daily-run = { $days ->
    [one] { $days } nap egymás után
   *[other] { $days } nap egymás után
  }
puzzles-solve = Megoldás
puzzles-rated = A te szinteden
puzzles-rated-about = Az erősségedhez igazítva. Minden feladvány változtat az értékszámodon.
puzzles-streak = Sorozat
puzzles-streak-about = Egyre nehezebbek. Az első hibánál vége.
puzzles-rush = Háromperces hajrá
puzzles-rush-about = Amennyi belefér. Három hibánál vége.
puzzles-best = Rekord: { $solved }
puzzles-themes = Témák
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Itt még nincs feladvány.
puzzles-missing = Nincs ilyen feladvány. Itt vannak mások:

puzzle-moves = { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
  }
puzzle-kind = { $kind ->
    [proven] bizonyított
   *[searched] becsült
  }
puzzle-lost-proven = { $aim ->
    [draw] Bizonyított: így már vesztett az állás.
    [stop] Bizonyított: így más fog nyerni.
   *[win] Bizonyított: elúszott a győzelem.
  }
puzzle-lost-searched = Becslés: a nyerési esély kb. { $percent } %-kal vagy még többel csökken.
puzzle-watch = Nézd, mi történik…
puzzle-hint = Tipp
puzzle-hint-more = Még egy tipp
puzzle-hint-pawn = Lépj a bábuval.
puzzle-hint-fence = Tegyél akadályt e mezők közé: { $squares }.
puzzle-hint-lane = Nézd meg ezt az elemet: { $lane }. sáv.
puzzle-show = Mutasd a megoldást
puzzle-solution = Megoldás: { $line }
puzzle-next = Következő feladvány
puzzle-known = Ezt már láttad. Nem számít bele.
puzzle-levels = Ezek a szintek oldják meg: { $levels }
puzzle-levels-none = A gép egyik szintje sem oldja meg.

puzzle-start = Rajt
puzzle-score = Megoldva: { $solved }
puzzle-mistakes = Hibák: { $mistakes } / { $most }
puzzle-time-left = Hátralévő idő
puzzle-ended = { $why ->
    [time] Lejárt az idő!
    [none-left] Minden feladvány megoldva!
   *[mistakes] Ennyi volt!
  }
puzzle-record = Új egyéni csúcs!
puzzle-missed = Nézd meg újra:
puzzle-again = Még egyszer

level-title = Találd meg a szinted
level-intro = { $most ->
    [one] Legfeljebb { $most } állás, és tudod, melyik szinten játssz.
   *[other] Legfeljebb { $most } állás, és tudod, melyik szinten játssz.
  }
level-position = { $number }. állás
level-skip = Nem tudom
level-wrong = Most nem ez volt az.
level-result = A szinted: { $level }, { $name }
level-play = Játék: { $level }. szint
