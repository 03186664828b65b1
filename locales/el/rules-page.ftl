### Farside στα ελληνικά
rules-figure-play = Δες την κίνηση
rules-figure-play-each = Δες τις κινήσεις
rules-figure-try = Δες το εμπόδιο
rules-figure-played = Κίνηση: { $move }.
rules-figure-refused = Δεν επιτρέπεται: { $move }. { $reason }
