terminal-next-error = Sljedeća pogreška
terminal-previous-error = Prethodna pogreška
