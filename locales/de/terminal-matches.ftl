terminal-match = Match
terminal-match-one = Eine Partie
terminal-match-two = Zwei Partien mit Seitenwechsel
