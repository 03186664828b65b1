terminal-next-error = Errore successivo
terminal-previous-error = Errore precedente
