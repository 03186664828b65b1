home-offer = Πρώτη φορά εδώ; Μάθε να παίζεις σε λίγα λεπτά.
home-offer-dismiss = Να μην εμφανιστεί ξανά
home-course = Μάθε να παίζεις
home-course-text = Σύντομα μαθήματα σε διαδραστικό ταμπλό, από τους κανόνες ως τη στρατηγική.
home-puzzles = Γρίφοι
home-puzzles-text = Βρες τη μοναδική κίνηση που κερδίζει.
learn-link = Μάθε το παιχνίδι βήμα βήμα

learn-title = Μάθε να παίζεις
learn-intro = Μία ιδέα σε κάθε μάθημα, σε διαδραστικό ταμπλό. Τις κινήσεις τις κάνεις εσύ: κάθε λάθος εξηγείται και μπορείς να δοκιμάσεις ξανά.
learn-chapter-rules = Οι κανόνες
learn-chapter-several = Τρεις και τέσσερις παίκτες
learn-chapter-strategy = Στρατηγική
learn-progress = Μαθήματα: { $done } από { $total }
learn-start = Ξεκίνα τα μαθήματα
learn-restart = Από την αρχή
learn-restart-sure = Διαγραφή της προόδου μου;
learn-done = ολοκληρώθηκε

learn-lesson-of = Μάθημα { $lesson } από { $total }
learn-task-of = Άσκηση { $task } από { $total }
learn-you-are = Το χρώμα σου: { $colour }
learn-hint = Υπόδειξη
learn-show = Δείξε μου
learn-shown = Κοίτα το ταμπλό: { $move }.
learn-next = Συνέχεια
learn-skip = Παράλειψη
learn-all = Όλα τα μαθήματα
learn-right = Σωστά!
learn-not-asked = Η κίνηση επιτρέπεται, αλλά δεν είναι αυτή που ζητάμε.
learn-no-win = Όχι ακόμα. Υπάρχει κίνηση που κερδίζει αμέσως.
learn-win-now = Κέρδισε με την επόμενη κίνησή σου.
learn-only-move = Βρες τη μοναδική κίνηση που κερδίζει.
learn-race-lost = Μετά από αυτή την κίνηση κερδίζει ο αντίπαλος.

learn-finished = { $game }: τέλος μαθημάτων!
learn-finished-text = Ξέρεις όλα όσα χρειάζεσαι. Ώρα για κανονική παρτίδα.
learn-play = Με τον υπολογιστή (επίπεδο { $level })
