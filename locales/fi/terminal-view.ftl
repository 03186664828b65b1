terminal-next-error = Seuraava virhe
terminal-previous-error = Edellinen virhe
