fair-start = Posición inicial
fair-start-usual = Estándar
fair-start-balanced = Equilibrada
fair-start-why = Squadro está resuelto: desde la posición estándar, el Amarillo gana con juego perfecto. Las posiciones equilibradas no dan ventaja a nadie.
fair-match = Encuentro a dos partidas, cambiando de lado
fair-match-why = Cada jugador ocupa una vez cada lado, así nadie tiene ventaja.
action-second-game = Segunda partida
fair-match-score = Encuentro: { $one } { $score } { $other }
