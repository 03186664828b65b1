terminal-puzzle-next = Volgende puzzel
terminal-puzzle-again = Nog eens proberen
terminal-rating = Je rating: { $rating }
terminal-rating-not-kept = Je rating kan niet worden opgeslagen. Het systeem meldt: { $error }
