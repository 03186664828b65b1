terminal-puzzle-next = Ďalšia úloha
terminal-puzzle-again = Skúsiť znova
terminal-rating = Váš rating: { $rating }
terminal-rating-not-kept = Váš rating sa nedá uložiť. Systém hlási: { $error }
