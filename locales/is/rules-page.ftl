### Reglusíðan
rules-figure-play = Sýna leikinn
rules-figure-play-each = Sýna leikina
rules-figure-try = Sýna vegginn
rules-figure-played = Leikið: { $move }.
rules-figure-refused = Ekki leyfilegt: { $move }. { $reason }
