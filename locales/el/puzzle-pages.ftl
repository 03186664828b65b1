puzzles-title = Γρίφοι
puzzles-intro = Μία κίνηση είναι η σωστή. Βρες την. Και χωρίς σύνδεση.
puzzles-game = Παιχνίδι
puzzles-rating = Η βαθμολογία σου
puzzles-counts = { $tried ->
    [0] Κανένας γρίφος ακόμα
   *[other] Λύθηκαν { $solved } από { $tried }
  }
puzzles-daily = Ο γρίφος της ημέρας
puzzles-daily-done = Λύθηκε σήμερα
puzzles-daily-run = { $days ->
    [one] { $days } μέρα στη σειρά
   *[other] { $days } μέρες στη σειρά
  }
puzzles-solve = Λύσε
puzzles-rated = Στο επίπεδό σου
puzzles-rated-about = Στα μέτρα σου. Η βαθμολογία σου αλλάζει με κάθε γρίφο.
puzzles-streak = Σερί
puzzles-streak-about = Κάθε επόμενος είναι πιο δύσκολος. Με το πρώτο λάθος τελειώνει.
puzzles-rush = Σπριντ τριών λεπτών
puzzles-rush-about = Όσους προλάβεις. Με τρία λάθη τελειώνει.
puzzles-best = Ρεκόρ: { $solved }
puzzles-themes = Θέματα
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Δεν υπάρχουν ακόμα γρίφοι εδώ.
puzzles-missing = Αυτός ο γρίφος δεν υπάρχει. Να μερικοί άλλοι:

puzzle-moves = { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
  }
puzzle-kind = { $kind ->
    [proven] αποδεδειγμένο
   *[searched] εκτίμηση
  }
puzzle-lost-proven = { $aim ->
    [draw] Αποδεδειγμένο: τώρα η παρτίδα είναι χαμένη.
    [stop] Αποδεδειγμένο: τώρα κερδίζει κάποιος άλλος.
   *[win] Αποδεδειγμένο: η νίκη χάθηκε.
  }
puzzle-lost-searched = Εκτίμηση: η πιθανότητα νίκης πέφτει κατά περίπου { $percent } % ή και παραπάνω.
puzzle-watch = Κοίτα τι γίνεται…
puzzle-hint = Υπόδειξη
puzzle-hint-more = Άλλη υπόδειξη
puzzle-hint-pawn = Κούνησε το πιόνι.
puzzle-hint-fence = Βάλε ένα εμπόδιο ανάμεσα στα { $squares }.
puzzle-hint-lane = Κοίτα το κομμάτι στον διάδρομο { $lane }.
puzzle-show = Δείξε τη λύση
puzzle-solution = Λύση: { $line }
puzzle-next = Επόμενος γρίφος
puzzle-known = Αυτόν τον έχεις ξαναδεί. Δεν μετράει.
puzzle-levels = Τον λύνουν τα επίπεδα: { $levels }
puzzle-levels-none = Κανένα επίπεδο του υπολογιστή δεν τον λύνει.

puzzle-start = Έναρξη
puzzle-score = Λύθηκαν: { $solved }
puzzle-mistakes = Λάθη: { $mistakes } από { $most }
puzzle-time-left = Χρόνος που απομένει
puzzle-ended = { $why ->
    [time] Τέλος χρόνου!
    [none-left] Λύθηκαν όλοι οι γρίφοι!
   *[mistakes] Αυτό ήταν!
  }
puzzle-record = Νέο προσωπικό ρεκόρ!
puzzle-missed = Δες τους ξανά:
puzzle-again = Παίξε ξανά

level-title = Βρες το επίπεδό σου
level-intro = { $most ->
    [one] Το πολύ { $most } διάταξη, και ξέρεις σε ποιο επίπεδο να παίξεις.
   *[other] Το πολύ { $most } διατάξεις, και ξέρεις σε ποιο επίπεδο να παίξεις.
  }
level-position = Διάταξη { $number }
level-skip = Δεν ξέρω
level-wrong = Δεν ήταν αυτή.
level-result = Το επίπεδό σου: { $level }, { $name }
level-play = Παίξε στο επίπεδο { $level }
