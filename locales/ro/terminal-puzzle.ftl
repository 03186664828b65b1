terminal-puzzle-next = Problema următoare
terminal-puzzle-again = Încearcă din nou
terminal-rating = Punctajul tău: { $rating }
terminal-rating-not-kept = Punctajul tău nu poate fi salvat. Sistemul spune: { $error }
