terminal-move-quoridor = Tapez une case (e2) ou une barrière (e3h), ou utilisez les flèches.
terminal-move-squadro = Tapez le numéro d’un couloir, 1 à 5, puis Entrée ; ou les flèches.
terminal-step = Parcourir
