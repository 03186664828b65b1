terminal-puzzle-next = Další úloha
terminal-puzzle-again = Zkusit znovu
terminal-rating = Váš rating: { $rating }
terminal-rating-not-kept = Váš rating nelze uložit. Systém hlásí: { $error }
