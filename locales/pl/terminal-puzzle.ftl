terminal-puzzle-next = Następne zadanie
terminal-puzzle-again = Spróbuj ponownie
terminal-rating = Twój ranking: { $rating }
terminal-rating-not-kept = Twojego rankingu nie można zapisać. Komunikat systemu: { $error }
