### הכפתורים של דף החוקים
rules-figure-play = הצגת המהלך
rules-figure-play-each = הצגת המהלכים
rules-figure-try = הצגת המחסום
rules-figure-played = בוצע: { $move }.
rules-figure-refused = אסור: { $move }. { $reason }
