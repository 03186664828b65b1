terminal-puzzle-next = Sledeći zadatak
terminal-puzzle-again = Probaj ponovo
terminal-rating = Tvoj rejting: { $rating }
terminal-rating-not-kept = Tvoj rejting ne može da se sačuva. Sistem javlja: { $error }
