terminal-next-error = Další chyba
terminal-previous-error = Předchozí chyba
