terminal-match = Meč
terminal-match-one = Jedna partija
terminal-match-two = Dve partije sa zamenom strana
