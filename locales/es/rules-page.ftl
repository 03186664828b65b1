rules-figure-play = Mostrar la jugada
rules-figure-play-each = Mostrar las jugadas
rules-figure-try = Mostrar la barrera
rules-figure-played = Jugada: { $move }.
rules-figure-refused = No permitido: { $move }. { $reason }
