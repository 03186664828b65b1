terminal-puzzle-next = Problème suivant
terminal-puzzle-again = Réessayer
terminal-rating = Votre classement : { $rating }
terminal-rating-not-kept = Impossible d’enregistrer votre classement. Message du système : { $error }
