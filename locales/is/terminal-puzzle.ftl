terminal-puzzle-next = Næsta þraut
terminal-puzzle-again = Reyna aftur
terminal-rating = Styrkleikastig þín: { $rating }
terminal-rating-not-kept = Ekki er hægt að vista styrkleikastig þín. Kerfið segir: { $error }
