terminal-match = Match
terminal-match-one = Une partie
terminal-match-two = Deux parties, en échangeant les camps
