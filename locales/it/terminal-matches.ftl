terminal-match = Incontro
terminal-match-one = Una partita
terminal-match-two = Due partite, a parti invertite
