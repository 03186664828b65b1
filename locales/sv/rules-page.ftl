### Sidan med reglerna
rules-figure-play = Visa draget
rules-figure-play-each = Visa dragen
rules-figure-try = Visa väggen
rules-figure-played = Spelat: { $move }.
rules-figure-refused = Inte tillåtet: { $move }. { $reason }
