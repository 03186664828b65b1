terminal-puzzle-next = Sljedeći zadatak
terminal-puzzle-again = Pokušaj ponovno
terminal-rating = Tvoj rejting: { $rating }
terminal-rating-not-kept = Tvoj se rejting ne može spremiti. Poruka sustava: { $error }
