terminal-match = Match
terminal-match-one = Eén partij
terminal-match-two = Twee partijen, met wisseling van kant
