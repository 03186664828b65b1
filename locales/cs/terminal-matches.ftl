terminal-match = Zápas
terminal-match-one = Jedna partie
terminal-match-two = Dvě partie s výměnou stran
