terminal-move-quoridor = Scrivi una casella (e2) o una barriera (e3h), oppure usa le frecce.
terminal-move-squadro = Premi il numero di una corsia, da 1 a 5, e Invio; o usa le frecce.
terminal-step = Scorri
