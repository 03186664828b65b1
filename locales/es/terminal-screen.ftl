terminal-move-quoridor = Escribe una casilla (e2) o una barrera (e3h), o usa las flechas.
terminal-move-squadro = Pulsa el número de un carril, del 1 al 5, e Intro; o usa las flechas.
terminal-step = Recorrer
