### Farside eesti keeles
rules-figure-play = Näita käiku
rules-figure-play-each = Näita käike
rules-figure-try = Näita tara
rules-figure-played = Käik: { $move }.
rules-figure-refused = Pole lubatud: { $move }. { $reason }
