terminal-puzzle-next = Problema siguiente
terminal-puzzle-again = Reintentar
terminal-rating = Tu puntuación: { $rating }
terminal-rating-not-kept = No se puede guardar tu puntuación. El sistema dice: { $error }
