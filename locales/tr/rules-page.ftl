### Türkçe Farside
rules-figure-play = Hamleyi göster
rules-figure-play-each = Hamleleri göster
rules-figure-try = Engeli göster
rules-figure-played = Oynandı: { $move }.
rules-figure-refused = Kurala aykırı: { $move }. { $reason }
