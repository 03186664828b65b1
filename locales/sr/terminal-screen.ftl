terminal-move-quoridor = Upiši potez: polje (e2) ili prepreku (e3h), ili koristi strelice.
terminal-move-squadro = Pritisni broj staze, 1 do 5, pa Enter; ili koristi strelice.
terminal-step = Listaj
