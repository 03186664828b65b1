terminal-next-error = Nästa misstag
terminal-previous-error = Föregående misstag
