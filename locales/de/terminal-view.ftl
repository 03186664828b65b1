terminal-next-error = Nächster Fehler
terminal-previous-error = Voriger Fehler
