terminal-puzzle-next = Seuraava pulma
terminal-puzzle-again = Yritä uudelleen
terminal-rating = Vahvuuslukusi: { $rating }
terminal-rating-not-kept = Vahvuuslukuasi ei voi tallentaa. Järjestelmän viesti: { $error }
