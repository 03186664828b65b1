terminal-next-error = Greșeala următoare
terminal-previous-error = Greșeala anterioară
