terminal-match = Match
terminal-match-one = Ét parti
terminal-match-two = To partier med byttede sider
