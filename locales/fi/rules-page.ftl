### Farside suomeksi
rules-figure-play = Näytä siirto
rules-figure-play-each = Näytä siirrot
rules-figure-try = Näytä aita
rules-figure-played = Pelattu: { $move }.
rules-figure-refused = Ei sallittu: { $move }. { $reason }
