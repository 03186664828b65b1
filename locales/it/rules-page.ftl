rules-figure-play = Mostra la mossa
rules-figure-play-each = Mostra le mosse
rules-figure-try = Mostra la barriera
rules-figure-played = Mossa: { $move }.
rules-figure-refused = Non consentito: { $move }. { $reason }
