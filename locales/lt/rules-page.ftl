### Taisyklių puslapio mygtukai

rules-figure-play = Parodyti ėjimą
rules-figure-play-each = Parodyti ėjimus
rules-figure-try = Parodyti barjerą
rules-figure-played = Ėjimas: { $move }.
rules-figure-refused = Neleidžiama: { $move }. { $reason }
