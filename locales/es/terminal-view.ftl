terminal-next-error = Siguiente error
terminal-previous-error = Error anterior
