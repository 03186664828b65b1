terminal-next-error = Nākamā kļūda
terminal-previous-error = Iepriekšējā kļūda
