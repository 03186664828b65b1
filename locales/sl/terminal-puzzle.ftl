terminal-puzzle-next = Naslednja naloga
terminal-puzzle-again = Poskusi znova
terminal-rating = Tvoj rating: { $rating }
terminal-rating-not-kept = Tvojega ratinga ni mogoče shraniti. Sporočilo sistema: { $error }
