terminal-match = Maç
terminal-match-one = Bir oyun
terminal-match-two = İki oyun, taraf değiştirerek
