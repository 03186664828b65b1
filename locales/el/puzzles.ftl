theme-jump = Άλμα
theme-side-jump = Άλμα στο πλάι
theme-detour = Παράκαμψη
theme-shut-in = Εγκλωβισμός
theme-guard = Φύλαξη του δρόμου
theme-last-fence = Τελευταίο εμπόδιο
theme-run = Τρέξιμο
theme-stop = Σταμάτα κάποιον
theme-race = Αγώνας δρόμου
theme-tempo = Κίνηση αναμονής
theme-send-back = Στείλε το πίσω
theme-chain = Πολλαπλό άλμα
theme-bait = Δόλωμα
theme-escape = Διαφυγή

puzzle-title = Γρίφος { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Παίζει: { $player }. Σώσε την ισοπαλία.
    [stop] Παίζει: { $player }. Ποιον πρέπει να σταματήσεις, και πώς;
   *[win] Παίζει: { $player }. Βρες τη μοναδική κίνηση που κερδίζει.
  }
puzzle-proof = { $kind ->
    [proven] Αποδεδειγμένο: καμία άλλη κίνηση δεν αρκεί.
   *[searched] Κάθε άλλη κίνηση είναι πολύ χειρότερη (διατάξεις που εξετάστηκαν: { $nodes }).
  }
puzzle-right = Σωστά! { $player } παίζει { $move }. Συνέχισε.
puzzle-solved = Λύθηκε!
puzzle-wrong = Δεν είναι το { $move }.
puzzle-refutation = Κοίτα τι γίνεται: { $line }
puzzle-hint-themes = Σκέψου: { $themes }
puzzle-hint-move = Η κίνηση είναι { $move }.
puzzle-rating = Η βαθμολογία σου: { $rating } ({ $change })
puzzle-none-left = Τους έχεις δει όλους αυτούς τους γρίφους. Ξεκινούν από την αρχή.

puzzle-help-hint = υπόδειξη· δεύτερη φορά: η ίδια η κίνηση
puzzle-help-next = στον επόμενο γρίφο
