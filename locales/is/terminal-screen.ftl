terminal-move-quoridor = Sláðu inn leik: reit (e2) eða vegg (e3h), eða notaðu örvarnar.
terminal-move-squadro = Ýttu á númer brautar, 1 til 5, og svo Enter, eða notaðu örvarnar.
terminal-step = Fletta
