terminal-next-error = Következő hiba
terminal-previous-error = Előző hiba
