terminal-puzzle-next = Nächstes Rätsel
terminal-puzzle-again = Noch mal versuchen
terminal-rating = Deine Wertung: { $rating }
terminal-rating-not-kept = Deine Wertung kann nicht gespeichert werden. Das System meldet: { $error }
