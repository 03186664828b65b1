terminal-puzzle-next = Nākamais uzdevums
terminal-puzzle-again = Mēģināt vēlreiz
terminal-rating = Tavs reitings: { $rating }
terminal-rating-not-kept = Tavu reitingu nevar saglabāt. Sistēmas ziņojums: { $error }
