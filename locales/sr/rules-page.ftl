### Dugmad stranice sa pravilima

rules-figure-play = Prikaži potez
rules-figure-play-each = Prikaži poteze
rules-figure-try = Prikaži prepreku
rules-figure-played = Odigrano: { $move }.
rules-figure-refused = Nije dozvoljeno: { $move }. { $reason }
