rules-figure-play = Mostrar a jogada
rules-figure-play-each = Mostrar as jogadas
rules-figure-try = Mostrar a barreira
rules-figure-played = Jogada: { $move }.
rules-figure-refused = Não permitido: { $move }. { $reason }
