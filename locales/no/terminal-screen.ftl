terminal-move-quoridor = Skriv en rute (e2) eller en sperre (e3h), eller bruk piltastene.
terminal-move-squadro = Tast nummeret på en bane, 1 til 5, og Enter; eller bruk piltastene.
terminal-step = Bla
