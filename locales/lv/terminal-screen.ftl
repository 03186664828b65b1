terminal-move-quoridor = Ieraksti gājienu: lauciņu (e2) vai barjeru (e3h); der arī bultiņas.
terminal-move-squadro = Nospied celiņa numuru, 1–5, un tad Enter; der arī bultiņas.
terminal-step = Skatīt
