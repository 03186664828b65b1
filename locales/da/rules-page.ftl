### Siden med reglerne
rules-figure-play = Vis trækket
rules-figure-play-each = Vis trækkene
rules-figure-try = Vis forhindringen
rules-figure-played = Udført: { $move }.
rules-figure-refused = Ikke tilladt: { $move }. { $reason }
