terminal-next-error = Sledeća greška
terminal-previous-error = Prethodna greška
