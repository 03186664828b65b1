terminal-next-error = Volgende fout
terminal-previous-error = Vorige fout
