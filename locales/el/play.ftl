### Farside στα ελληνικά
player-you = Εσύ
player-computer = Υπολογιστής (επίπεδο { $level })
player-computer-colour = { $colour } (υπολογιστής, επίπεδο { $level })
player-guest = Επισκέπτης { $tag }
player-bot = Μποτ { $tag }
status-your-turn = Η σειρά σου.
status-turn = Παίζει: { $player }.
status-thinking = Σκέφτεται: { $player }.
status-won = Κέρδισες!
status-won-resigned = Κέρδισες: οι άλλοι παραιτήθηκαν.
status-wins = Νίκη: { $player }.
status-wins-resigned = Νίκη: { $player } (οι άλλοι παραιτήθηκαν).
status-won-steps = { $steps ->
    [one] Κέρδισες με διαφορά { $steps } βήματος!
   *[other] Κέρδισες με διαφορά { $steps } βημάτων!
  }
status-wins-steps = { $steps ->
    [one] Νίκη: { $player }, με διαφορά { $steps } βήματος.
   *[other] Νίκη: { $player }, με διαφορά { $steps } βημάτων.
  }
status-won-moves = { $moves ->
    [one] Κέρδισες με διαφορά { $moves } κίνησης!
   *[other] Κέρδισες με διαφορά { $moves } κινήσεων!
  }
status-wins-moves = { $moves ->
    [one] Νίκη: { $player }, με διαφορά { $moves } κίνησης.
   *[other] Νίκη: { $player }, με διαφορά { $moves } κινήσεων.
  }
status-own-resigned = Παραιτήθηκες. Νίκη: { $player }.
status-other-resigned = Παραίτηση: { $loser }. Κέρδισες!
status-resigned = Παραίτηση: { $loser }. Νίκη: { $player }.
status-own-time = Ο χρόνος σου τελείωσε. Νίκη: { $player }.
status-other-time = Τέλος χρόνου: { $loser }. Κέρδισες!
status-time = Τέλος χρόνου: { $loser }. Νίκη: { $player }.
status-won-time = Κέρδισες στον χρόνο.
status-wins-time = Νίκη στον χρόνο: { $player }.
status-repetition = Ισοπαλία λόγω επανάληψης.
status-turn-limit = Ισοπαλία: συμπληρώθηκε το όριο κινήσεων.
status-other-tab = Παίζεις αυτή την παρτίδα σε άλλη καρτέλα. Εδώ μόνο τη βλέπεις.
time-ran-out = Τέλος χρόνου: { $player }.
looking-back-start = Αναδρομή: η αρχή
looking-back-turn = Αναδρομή: κίνηση { $turn }
looking-back-note = Βλέπεις μια προηγούμενη στιγμή της παρτίδας.
draw-title = Ποιος παίζει πρώτος;
draw-starts = Αρχίζει: { $player }
draw-you-start = Αρχίζεις εσύ
said-move = { $player }: { $move }.
move-leaves = βγαίνει από την παρτίδα
move-pawn = πιόνι στο { $square }
move-fence-h = οριζόντιο εμπόδιο πάνω από το { $square }
move-fence-v = κάθετο εμπόδιο δεξιά από το { $square }
move-lane = διάδρομος { $lane }
move-lane-spaces = διάδρομος { $lane }, από τη θέση { $from } στη θέση { $to }
actions-label = Ενέργειες παρτίδας
action-undo = Αναίρεση
action-resign = Παραίτηση
action-resign-sure = Επιβεβαίωση παραίτησης
action-again = Ρεβάνς
after-label = Και τώρα;
action-level = Δοκίμασε το επίπεδο { $level }: { $name }
action-new-level = Αλλαγή επιπέδου
action-share = Κοινοποίηση
action-turn = Στροφή του ταμπλό
action-copy = Αντιγραφή κινήσεων
action-copied = Αντιγράφηκε
moves-label = Κινήσεις
moves-none = Καμία κίνηση ακόμα.
look-label = Περιήγηση στις κινήσεις
action-first = Πρώτη κίνηση
action-back = Προηγούμενη κίνηση
action-forward = Επόμενη κίνηση
action-last = Τελευταία κίνηση
action-live = Πίσω στην παρτίδα
side-label = Κινήσεις και ενέργειες
fences-left = { $fences ->
    [0] Τέλος τα εμπόδια
    [one] Απομένει { $fences } εμπόδιο
   *[other] Απομένουν { $fences } εμπόδια
  }
steps-to-goal = { $steps ->
    [one] { $steps } βήμα
   *[other] { $steps } βήματα
  }
moves-needed = { $needs ->
    [one] Ακόμα { $needs } κίνηση
   *[other] Ακόμα { $needs } κινήσεις
  }
pieces-home = Τερματισμός: { $home }/4
board-label-quoridor = Ταμπλό του Quoridor. Τα βέλη σε πηγαίνουν από τετράγωνο σε τετράγωνο, το Enter μετακινεί εκεί το πιόνι. Τα H και V πιάνουν ένα εμπόδιο, τα βέλη το μετατοπίζουν, το R το περιστρέφει, το Enter το τοποθετεί, το Esc ακυρώνει.
board-label-squadro = Ταμπλό του Squadro. Τα πλήκτρα 1 έως 5 επιλέγουν διάδρομο, το αριστερό και το δεξί βέλος τον επόμενο, το Enter μετακινεί το κομμάτι του.
effect-you = +{ $steps } σε σένα
effect-them = +{ $steps } στον αντίπαλο
effect-seat = { $colour } +{ $steps }
effect-seat-you = εσύ +{ $steps }
effect-none = Δεν καθυστερεί κανέναν
refused-game-over = Η παρτίδα τελείωσε.
refused-already-there = Το πιόνι σου είναι ήδη εκεί.
refused-occupied = Ένα πιόνι είναι στη μέση.
refused-fence-between = Το εμπόδιο { $fence } φράζει τον δρόμο.
refused-straight-jump-possible = Πήδα ίσια στο { $square }: διαγώνια μόνο όταν αυτό δεν γίνεται.
refused-pawn-behind = Δεν πηδάς πάνω από πιόνι που έχει άλλο ακριβώς πίσω του.
refused-too-far = Πολύ μακριά.
refused-no-fence-left = Δεν σου απομένουν εμπόδια.
refused-off-board = Το εμπόδιο πρέπει να χωράει στο ταμπλό.
refused-overlaps = Πέφτει πάνω στο εμπόδιο { $fence }.
refused-crosses = Διασταυρώνεται με το εμπόδιο { $fence }.
refused-cuts-off = Δεν θα έμενε διαδρομή: { $player }.
refused-cuts-off-you = Δεν θα σου έμενε διαδρομή.
refused-not-your-piece = Αυτό δεν είναι δικό σου κομμάτι.
refused-piece-home = Αυτό το κομμάτι έχει ήδη τερματίσει.
hint-frame = Τα εμπόδια μπαίνουν στα αυλάκια.
fence-bar = Επιλεγμένο εμπόδιο
fence-place = Τοποθέτηση
fence-turn = Περιστροφή
fence-cancel = Ακύρωση
fence-left = Αριστερά
fence-right = Δεξιά
fence-up = Πάνω
fence-down = Κάτω
piece-waits = Πάτα ξανά για να παίξεις.
piece-move = Κίνηση
fence-in-words = Εμπόδιο { $fence }: { $effect }
square-pawn = { $square }, πιόνι: { $colour }
square-target = { $square }, μπορείς να πας εδώ
piece-start = Διάδρομος { $lane }: στη θέση εκκίνησης, αξία κίνησης { $speed }.
piece-turning = Διάδρομος { $lane }: στη θέση αναστροφής, αξία κίνησης { $speed }.
piece-home = Διάδρομος { $lane }: τερμάτισε.
piece-out = Διάδρομος { $lane }: στη θέση { $space }, πηγαίνει, αξία κίνησης { $speed }.
piece-back = Διάδρομος { $lane }: στη θέση { $space }, επιστρέφει, αξία κίνησης { $speed }.
landing-space = { $spaces ->
    [one] Προχωρά { $spaces } θέση
   *[other] Προχωρά { $spaces } θέσεις
  }
landing-turning = Φτάνει στη θέση αναστροφής
landing-home = Τερματίζει
landing-none = Έχει ήδη τερματίσει
landing-sends-start = στέλνει τον διάδρομο { $lane } στην εκκίνηση
landing-sends-turning = στέλνει τον διάδρομο { $lane } στη θέση αναστροφής
say-label = Το ταμπλό με λόγια
say-pawn = { $player }: πιόνι στο { $square }.
say-steps = { $steps ->
    [one] Ακόμα { $steps } βήμα.
   *[other] Ακόμα { $steps } βήματα.
  }
say-fences = { $fences ->
    [0] Δεν απομένουν εμπόδια.
    [one] Απομένει { $fences } εμπόδιο.
   *[other] Απομένουν { $fences } εμπόδια.
  }
say-fences-h = Οριζόντια εμπόδια, πάνω από: { $fences }.
say-fences-v = Κάθετα εμπόδια, δεξιά από: { $fences }.
say-no-fences = Κανένα εμπόδιο στο ταμπλό.
say-targets = Το πιόνι σου μπορεί να πάει στα: { $squares }.
say-home = { $player }: στον τερματισμό { $home } από 4 κομμάτια.
say-needs = { $needs ->
    [one] Ακόμα { $needs } κίνηση.
   *[other] Ακόμα { $needs } κινήσεις.
  }
type-label = Γράψε μια κίνηση
type-go = Κίνηση
refused-unreadable = Το «{ $text }» δεν είναι κίνηση.
how-quoridor = Γράψε ένα τετράγωνο, π.χ. e2, ή ένα εμπόδιο, π.χ. e3h ή e3v.
how-squadro = Γράψε έναν διάδρομο, 1 έως 5.
