terminal-move-quoridor = Kirjuta käik: ruut (e2) või tara (e3h); võid kasutada ka nooleklahve.
terminal-move-squadro = Vajuta raja numbrit, 1–5, ja Enter; võid kasutada ka nooleklahve.
terminal-step = Sirvi
