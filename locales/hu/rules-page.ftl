### Farside magyarul
rules-figure-play = A lépés megmutatása
rules-figure-play-each = A lépések megmutatása
rules-figure-try = Az akadály mutatása
rules-figure-played = Lépés: { $move }.
rules-figure-refused = Nem szabad: { $move }. { $reason }
