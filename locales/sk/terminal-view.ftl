terminal-next-error = Ďalšia chyba
terminal-previous-error = Predchádzajúca chyba
