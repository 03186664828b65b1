### Farside στα ελληνικά
terminal-player = Παίκτης { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Τέλος παρτίδας
terminal-welcome = Παίξε με τον υπολογιστή ή με παρέα στο ίδιο πληκτρολόγιο.
terminal-try = Δοκίμασε:
terminal-which-game = Ποιο παιχνίδι; { $answers }
terminal-how-many-players = Πόσοι παίκτες; { $answers }
terminal-opponent = Αντίπαλος; Επίπεδο υπολογιστή από 1 ({ $weakest }) έως 8 ({ $strongest }), ή { $friends }
terminal-type-help = Γράψε { $help } για όλες τις εντολές.
terminal-first-drawn = Αρχίζει: { $player } (με κλήρωση).
terminal-how-quoridor = Γράψε το τετράγωνο όπου πας (e2) ή ένα εμπόδιο: το κάτω αριστερό του τετράγωνο και h ή v (e3h).
terminal-help-legal = οι επιτρεπτές κινήσεις
terminal-help-board = ξανά το ταμπλό
terminal-help-undo = αναίρεση της τελευταίας κίνησης
terminal-help-resign = παραίτηση από την παρτίδα
terminal-help-draw = πρόταση ή αποδοχή ισοπαλίας
terminal-help-rematch = ρεβάνς με αλλαγή πλευρών
terminal-help-file = ΑΡΧΕΙΟ
terminal-help-save = αποθήκευση (.json για JSON, αλλιώς κείμενο)
terminal-help-quit = έξοδος από την παρτίδα
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } εμπόδιο, στόχος: γραμμή { $row }
   *[other] { $number }: { $fences } εμπόδια, στόχος: γραμμή { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } εμπόδιο, στόχος: στήλη { $column }
   *[other] { $number }: { $fences } εμπόδια, στόχος: στήλη { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: ακόμα { $steps } βήμα
   *[other] { $player }: ακόμα { $steps } βήματα
  }
terminal-out = { $player }: εκτός παρτίδας
terminal-moves = { $moves ->
    [one] { $player }: ακόμα { $moves } κίνηση (ανά διάδρομο: { $lanes })
   *[other] { $player }: ακόμα { $moves } κινήσεις (ανά διάδρομο: { $lanes })
  }
terminal-time-left = { $player }: απομένουν { $time }
terminal-legal-pawn = πιόνι
terminal-no-pawn-moves = το πιόνι δεν έχει κίνηση
terminal-legal-fences = εμπόδια
terminal-legal-lanes = διάδρομοι
terminal-computer-move = { $player }: { $move }.
terminal-draw-declined = { $player }: απόρριψη της ισοπαλίας.
terminal-nothing-to-undo = Δεν υπάρχει κίνηση για αναίρεση.
terminal-line-too-long = Η γραμμή είναι πολύ μεγάλη.
terminal-save-where = Αποθήκευση σε ποιο αρχείο; Για παράδειγμα: { $example }
terminal-saved = Αποθηκεύτηκε: { $file }.
terminal-save-exists = Το { $file } υπάρχει ήδη. Διάλεξε άλλο όνομα.
terminal-save-no-folder = Δεν αποθηκεύτηκε ({ $file }): δεν υπάρχει τέτοιος φάκελος.
terminal-save-forbidden = Δεν αποθηκεύτηκε ({ $file }): δεν υπάρχει δικαίωμα.
terminal-save-full = Δεν αποθηκεύτηκε ({ $file }): ο δίσκος είναι γεμάτος.
terminal-save-failed = Δεν αποθηκεύτηκε ({ $file }). Το σύστημα λέει: { $error }
terminal-keys = Πλήκτρα
terminal-menu = Μενού
terminal-quit = Έξοδος
terminal-fence = Εμπόδιο
terminal-lane = Διάδρομος
terminal-choose = Επιλογή
terminal-key-space = Διάστημα
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = μετακίνηση του δρομέα
terminal-keys-confirm = εκτέλεση της κίνησης
terminal-keys-fence = νέο εμπόδιο, οριζόντιο ή κάθετο
terminal-keys-rotate = περιστροφή του εμποδίου
terminal-keys-lane = επιλογή διαδρόμου
terminal-keys-type = κίνηση ή εντολή· το Tab συμπληρώνει
terminal-keys-look = περιήγηση στις κινήσεις
terminal-keys-menu = όλα τα υπόλοιπα
terminal-keys-suspend = πίσω στο κέλυφος (επιστροφή με fg)
terminal-keys-mouse = Ή με το ποντίκι: δείξε μια κίνηση και κάνε κλικ.
terminal-redo = Επαναφορά κίνησης
terminal-hint = Υπόδειξη
terminal-paths = Διαδρομές
terminal-evaluation = Αξιολόγηση
terminal-pause = Παύση ή συνέχεια
terminal-save = Αποθήκευση σε αρχείο
terminal-too-small = Το παράθυρο είναι πολύ μικρό: χρειάζονται { $width } στήλες και { $height } γραμμές.
terminal-analyzing = Ανάλυση…
terminal-best = Καλύτερα: { $line }
terminal-answer = Y για αποδοχή, N για απόρριψη.
terminal-not-kept = Η παρτίδα δεν μπορεί να αποθηκευτεί. Το σύστημα λέει: { $error }
terminal-watch-computers = Παρακολούθηση υπολογιστών
