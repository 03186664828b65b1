terminal-puzzle-next = Neste nøtt
terminal-puzzle-again = Prøv igjen
terminal-rating = Din rating: { $rating }
terminal-rating-not-kept = Ratingen din kan ikke lagres. Systemet sier: { $error }
