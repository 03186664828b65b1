### Gumbi stranice s pravilima

rules-figure-play = Pokaži potez
rules-figure-play-each = Pokaži poteze
rules-figure-try = Pokaži prepreku
rules-figure-played = Odigrano: { $move }.
rules-figure-refused = Nije dopušteno: { $move }. { $reason }
