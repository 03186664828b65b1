rules-figure-play = Montrer le coup
rules-figure-play-each = Montrer les coups
rules-figure-try = Montrer la barrière
rules-figure-played = Coup joué : { $move }.
rules-figure-refused = Interdit : { $move }. { $reason }
