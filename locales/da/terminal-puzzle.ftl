terminal-puzzle-next = Næste opgave
terminal-puzzle-again = Prøv igen
terminal-rating = Din rating: { $rating }
terminal-rating-not-kept = Din rating kan ikke gemmes. Systemet siger: { $error }
