terminal-puzzle-next = Következő feladvány
terminal-puzzle-again = Próbáld újra
terminal-rating = Értékszámod: { $rating }
terminal-rating-not-kept = Az értékszámod nem menthető. A rendszer üzenete: { $error }
