### Tlačítka stránky s pravidly

rules-figure-play = Ukázat tah
rules-figure-play-each = Ukázat tahy
rules-figure-try = Ukázat překážku
rules-figure-played = Zahráno: { $move }.
rules-figure-refused = Nelze: { $move }. { $reason }
