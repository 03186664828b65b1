terminal-match = Mecz
terminal-match-one = Jedna partia
terminal-match-two = Dwie partie z zamianą stron
