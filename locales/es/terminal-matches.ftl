terminal-match = Encuentro
terminal-match-one = Una partida
terminal-match-two = Dos partidas, cambiando de lado
