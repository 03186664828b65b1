terminal-next-error = Neste feil
terminal-previous-error = Forrige feil
