terminal-move-quoridor = Tipp ein Feld (e2) oder Hindernis (e3h) ein, oder nimm die Pfeiltasten.
terminal-move-squadro = Drück die Nummer einer Bahn (1–5), dann Enter; oder nimm die Pfeiltasten.
terminal-step = Blättern
