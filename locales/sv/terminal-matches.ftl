terminal-match = Match
terminal-match-one = Ett parti
terminal-match-two = Två partier med sidbyte
