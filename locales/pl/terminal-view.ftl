terminal-next-error = Następny błąd
terminal-previous-error = Poprzedni błąd
