terminal-puzzle-next = Kitas galvosūkis
terminal-puzzle-again = Bandyti dar kartą
terminal-rating = Jūsų reitingas: { $rating }
terminal-rating-not-kept = Jūsų reitingo nepavyksta išsaugoti. Sistemos pranešimas: { $error }
