terminal-match = Dvoboj
terminal-match-one = Ena partija
terminal-match-two = Dve partiji z zamenjavo strani
