terminal-match = Mačas
terminal-match-one = Viena partija
terminal-match-two = Dvi partijos apsikeičiant pusėmis
