review-accuracy = { $player }: ακρίβεια { $percent } %
review-inaccuracy = Ανακρίβεια
review-mistake = Λάθος
review-blunder = Σοβαρό λάθος
review-chance = Πιθανότητα νίκης: { $better } → { $after }
review-estimated = περίπου { $percent } %
review-won = νίκη, αποδεδειγμένη
review-lost = ήττα, αποδεδειγμένη
review-drawn = ισοπαλία, αποδεδειγμένη
review-better = Καλύτερα: { $line }
review-moments = Μεγαλύτερες στιγμές: { $list }
review-ahead = { $from }–{ $to }: { $player } προηγείται
review-even = { $from }–{ $to }: δεν προηγείται κανείς
review-no-errors = Δεν βρέθηκαν λάθη.
review-interrupted = Διακόπηκε. Αυτά είναι γνωστά ως τώρα.
review-progress = Ανάλυση παιχνιδιού: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: η συντομότερη διαδρομή μακραίνει κατά { $steps } βήμα.
   *[other] { $player }: η συντομότερη διαδρομή μακραίνει κατά { $steps } βήματα.
  }
fact-paths-longer = Το εμπόδιο μακραίνει τις διαδρομές: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Το εμπόδιο δεν μακραίνει τη διαδρομή κανενός.
fact-no-closer = { $steps ->
    [one] Το πιόνι δεν πλησιάζει: ακόμα { $steps } βήμα.
   *[other] Το πιόνι δεν πλησιάζει: ακόμα { $steps } βήματα.
  }
fact-straight-jump-missed = Ήταν δυνατό ίσιο άλμα στο { $square }.
fact-side-jump-missed = Ήταν δυνατό πλάγιο άλμα στο { $square }.
fact-jumps = Το άλμα στο { $square } κερδίζει δύο βήματα.
fact-jump-allowed = { $player } μπορεί τώρα να πηδήξει στο { $square }.
fact-race-decided = { $moves ->
    [one] Ο αγώνας κρίθηκε: { $player } φτάνει { $moves } κίνηση νωρίτερα.
   *[other] Ο αγώνας κρίθηκε: { $player } φτάνει { $moves } κινήσεις νωρίτερα.
  }
fact-last-fence = { $player }: δεν απομένει εμπόδιο.
fact-piece-sent-back = { $moves ->
    [one] { $player }: το κομμάτι στον διάδρομο { $lane } γυρίζει πίσω και χάνει { $moves } κίνηση.
   *[other] { $player }: το κομμάτι στον διάδρομο { $lane } γυρίζει πίσω και χάνει { $moves } κινήσεις.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: το κομμάτι στον διάδρομο { $lane } μπορεί να πηδηθεί αμέσως και θα έχανε { $moves } κίνηση.
   *[other] { $player }: το κομμάτι στον διάδρομο { $lane } μπορεί να πηδηθεί αμέσως και θα έχανε { $moves } κινήσεις.
  }
fact-race-lead = { $moves ->
    [one] { $player } προηγείται στον αγώνα κατά { $moves } κίνηση.
   *[other] { $player } προηγείται στον αγώνα κατά { $moves } κινήσεις.
  }
fact-piece-home = { $player }: { $pieces } από τα 4 κομμάτια τερμάτισαν.
fact-win-missed = { $move } κερδίζει αμέσως.
fact-win-missed-lane = Ο διάδρομος { $lane } κερδίζει αμέσως.
fact-win-given-away = Η αποδεδειγμένη νίκη χάθηκε.
fact-only-move = Μόνο { $move } κρατούσε τη νίκη.
fact-only-lane = Μόνο ο διάδρομος { $lane } κρατούσε τη νίκη.
