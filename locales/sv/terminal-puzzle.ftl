terminal-puzzle-next = Nästa kluring
terminal-puzzle-again = Försök igen
terminal-rating = Din rating: { $rating }
terminal-rating-not-kept = Din rating kan inte sparas. Systemet säger: { $error }
