terminal-next-error = Erreur suivante
terminal-previous-error = Erreur précédente
