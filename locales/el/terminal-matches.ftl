terminal-match = Ματς
terminal-match-one = Μία παρτίδα
terminal-match-two = Δύο παρτίδες, με αλλαγή πλευρών
