terminal-move-quoridor = Scrie o căsuță (e2) sau o barieră (e3h) ori folosește săgețile.
terminal-move-squadro = Scrie numărul unui culoar, 1–5, apoi Enter; sau folosește săgețile.
terminal-step = Derulează
