terminal-match = Kamp
terminal-match-one = Ett parti
terminal-match-two = To partier med sidebytte
