terminal-match = Zápas
terminal-match-one = Jedna partia
terminal-match-two = Dve partie s výmenou strán
