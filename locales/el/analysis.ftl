### Farside στα ελληνικά
analysis-title = Ταμπλό ανάλυσης
analysis-intro = Στήσε όποια θέση θέλεις ή επικόλλησε μια παρτίδα για ανάλυση.
analysis-players = { $game }, { $players } παίκτες
analysis-paste = Επικόλληση παρτίδας ή θέσης
analysis-paste-how = Καταγραφή παρτίδας, λίστα κινήσεων, θέση ή σύνδεσμος ανάλυσης.
analysis-file = Άνοιγμα αρχείου
analysis-unreadable = Αυτό δεν είναι δυνατή παρτίδα ή θέση:
analysis-of = { $game }: ανάλυση
action-review = Ανάλυση παρτίδας
saved-review-label = Ανάλυση: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Αξιολόγηση της παρτίδας
analysis-position = { $moves ->
    [0] Αρχή. { $evaluation }
   *[other] Μετά την κίνηση { $moves }. { $evaluation }
  }
analysis-proven = αποδεδειγμένο
analysis-card = Ανάλυση παρτίδας
analysis-better = Καλύτερα
analysis-moments = Μεγαλύτερες στιγμές
analysis-leads = Ποιος προηγούνταν
analysis-next-error = Επόμενο λάθος
analysis-stop = Διακοπή
analysis-try = Νέα προσπάθεια
analysis-try-find = { $player }: βρες καλύτερη κίνηση.
analysis-try-checking = Έλεγχος: { $move }…
analysis-try-kept = Ναι! Το { $move } κρατά το αποτέλεσμα.
analysis-try-lost = Και το { $move } χαρίζει κάτι.
analysis-try-show = Δες την καλύτερη κίνηση
analysis-engine = Υπολογιστής
analysis-lines = Βαριάντες
analysis-paths = Διαδρομές
analysis-depth = Βάθος { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Ακριβές: βάση του διακομιστή
    [endgame] Ακριβές: λυμένο φινάλε
    [book] Από το βιβλίο ανοιγμάτων
   *[search] Εκτίμηση με αναζήτηση
  }
analysis-variation = Βαριάντα
analysis-marks = Σχολιασμός της κίνησης με σύμβολο
analysis-glyph = { $glyph ->
    [brilliant] Λαμπρή κίνηση
    [good] Καλή κίνηση
    [interesting] Ενδιαφέρουσα κίνηση
    [dubious] Αμφίβολη κίνηση
    [mistake] Λάθος
   *[blunder] Σοβαρό λάθος
  }
analysis-comment = Σχόλιο (μόνο σε αυτή τη συσκευή)
analysis-promote = Κύρια βαριάντα
analysis-delete = Διαγραφή από εδώ
analysis-play-on = Παίξε από εδώ
analysis-away = Ο διακομιστής δεν αποκρίνεται αυτή τη στιγμή.
analysis-edit = Επεξεργασία θέσης
analysis-analyse = Ανάλυση
analysis-edit-how = { $game ->
    [quoridor] Σύρε τα πιόνια και τα εμπόδια. Κάνε κλικ σε ένα αυλάκι για να βάλεις εμπόδιο ή σε ένα εμπόδιο για να το βγάλεις.
   *[squadro] Σύρε τα κομμάτια στους διαδρόμους τους. Κάνε κλικ σε ένα κομμάτι για να το γυρίσεις. 0: θέση εκκίνησης, 6: θέση αναστροφής, 12: τερματισμός.
  }
analysis-rack = Σύρε το στο ταμπλό
analysis-square = Τετράγωνο
analysis-fences-left = Απομένουν
analysis-fences = Εμπόδια στο ταμπλό
analysis-lane = Διάδρ. { $lane }
analysis-to-move = Σειρά
analysis-position-string = Θέση
problem-unreadable = Δεν διαβάζεται: «{ $word }»
problem-players = Μη έγκυρος αριθμός παικτών: { $given }.
problem-turn = { $player }: εκτός παρτίδας, δεν μπορεί να έχει σειρά.
problem-same-square = Δύο πιόνια στο { $square }.
problem-nobody-plays = Δεν παίζει κανείς.
problem-off-board = Το εμπόδιο { $fence } βγαίνει έξω από το ταμπλό.
problem-fences = Τα εμπόδια { $one } και { $other } συγκρούονται.
problem-too-many-left = { $player }: μπορεί να έχει το πολύ { $most } εμπόδια.
problem-too-many-fences = { $given } εμπόδια, ενώ το παιχνίδι έχει { $most }.
problem-no-path = { $player }: δεν υπάρχει διαδρομή.
problem-several-winners = Μόνο μία νίκη είναι δυνατή.
problem-winner-to-move = { $player }: έχει κερδίσει, δεν μπορεί να έχει σειρά.
problem-progress = { $player }: αδύνατη θέση στον διάδρομο { $lane }.
problem-left = { $player }: δεν μπορεί να έχει φύγει από την παρτίδα.
problem-shared-crossing = Δύο κομμάτια στην ίδια διασταύρωση: διάδρομοι { $one } και { $other }.
problem-five-home = { $player }: αδύνατον να τερμάτισαν πέντε κομμάτια.
