terminal-match = Confronto
terminal-match-one = Uma partida
terminal-match-two = Duas partidas, trocando de lado
