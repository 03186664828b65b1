### Przyciski strony z zasadami

rules-figure-play = Pokaż ruch
rules-figure-play-each = Pokaż ruchy
rules-figure-try = Pokaż ogrodzenie
rules-figure-played = Ruch: { $move }.
rules-figure-refused = Niedozwolone: { $move }. { $reason }
