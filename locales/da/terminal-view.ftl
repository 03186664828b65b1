terminal-next-error = Næste fejl
terminal-previous-error = Forrige fejl
