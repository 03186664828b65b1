terminal-match = Mérkőzés
terminal-match-one = Egy játszma
terminal-match-two = Két játszma, oldalcserével
