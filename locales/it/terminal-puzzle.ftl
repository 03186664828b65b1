terminal-puzzle-next = Prossimo problema
terminal-puzzle-again = Riprova
terminal-rating = Il tuo punteggio: { $rating }
terminal-rating-not-kept = Impossibile salvare il tuo punteggio. Il sistema dice: { $error }
