### Die Seite „Regeln“
rules-figure-play = Zug zeigen
rules-figure-play-each = Züge zeigen
rules-figure-try = Hindernis zeigen
rules-figure-played = Gespielt: { $move }.
rules-figure-refused = Nicht erlaubt: { $move }. { $reason }
