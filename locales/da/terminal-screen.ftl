terminal-move-quoridor = Skriv et felt (e2) eller en forhindring (e3h), eller brug piletasterne.
terminal-move-squadro = Tast en banes nummer, 1 til 5, og så Enter; eller brug piletasterne.
terminal-step = Bladr
