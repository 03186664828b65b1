### Siden med reglene
rules-figure-play = Vis trekket
rules-figure-play-each = Vis trekkene
rules-figure-try = Vis sperren
rules-figure-played = Spilt: { $move }.
rules-figure-refused = Ikke lov: { $move }. { $reason }
