### Gumbi strani s pravili

rules-figure-play = Pokaži potezo
rules-figure-play-each = Pokaži poteze
rules-figure-try = Pokaži ograjo
rules-figure-played = Odigrano: { $move }.
rules-figure-refused = Ni dovoljeno: { $move }. { $reason }
