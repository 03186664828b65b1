### Farside magyarul
rules-figure-play = Lépés megmutatása
rules-figure-play-each = Lépések megmutatása
rules-figure-try = Akadály megmutatása
rules-figure-played = Lépés: { $move }.
rules-figure-refused = Nem szabad: { $move }. { $reason }
