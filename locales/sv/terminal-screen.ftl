terminal-move-quoridor = Skriv en ruta (e2) eller en vägg (e3h), eller använd piltangenterna.
terminal-move-squadro = Skriv banans nummer, 1 till 5, och Enter; eller använd piltangenterna.
terminal-step = Bläddra
