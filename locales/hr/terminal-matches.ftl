terminal-match = Meč
terminal-match-one = Jedna partija
terminal-match-two = Dvije partije sa zamjenom strana
