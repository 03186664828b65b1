terminal-puzzle-next = Järgmine ülesanne
terminal-puzzle-again = Proovi uuesti
terminal-rating = Sinu reiting: { $rating }
terminal-rating-not-kept = Sinu reitingut ei saa salvestada. Süsteemi teade: { $error }
