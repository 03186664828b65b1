terminal-next-error = Järgmine viga
terminal-previous-error = Eelmine viga
