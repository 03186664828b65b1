terminal-puzzle-next = Επόμενος γρίφος
terminal-puzzle-again = Δοκίμασε ξανά
terminal-rating = Η βαθμολογία σου: { $rating }
terminal-rating-not-kept = Η βαθμολογία σου δεν μπορεί να αποθηκευτεί. Το σύστημα λέει: { $error }
