terminal-match = Matš
terminal-match-one = Üks mäng
terminal-match-two = Kaks mängu, pooled vahetatud
