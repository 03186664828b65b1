rules-figure-play = Arată mutarea
rules-figure-play-each = Arată mutările
rules-figure-try = Arată bariera
rules-figure-played = Mutare: { $move }.
rules-figure-refused = Interzis: { $move }. { $reason }
