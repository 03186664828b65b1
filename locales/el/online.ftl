### Farside στα ελληνικά
nav-lobby = Διαδικτυακά
home-invite = Παίξε με φίλους
home-join = Μπες σε παρτίδα
home-join-text = Παίξε με κάποιον που περιμένει ή βρες αμέσως αντίπαλο.
home-watch = Δες παρτίδες
home-watch-text = Παρακολούθησε παρτίδες ζωντανά.
contact-connecting = Σύνδεση…
contact-connected = Φόρτωση…
contact-reconnecting = Η σύνδεση χάθηκε. Επανασύνδεση…
contact-offline = Δεν έχεις σύνδεση. Η παρτίδα συνεχίζεται μόλις επανέλθει.
contact-away = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση· η παρτίδα σου είναι ασφαλής.
contact-gone = Η παρτίδα δεν βρέθηκε.
invite-title = Πρόσκληση για { $game }
invite-other = Αντίπαλος
invite-others = Αντίπαλοι
invite-other-number = Παίκτης { $number }
invite-person = Φίλος ή φίλη
invite-handicap-you = Ξεκινάς με το μεσαίο κομμάτι σου γυρισμένο
invite-handicap-other = Ο αντίπαλος ξεκινά με το μεσαίο κομμάτι γυρισμένο
invite-who = Ποιος μπορεί να μπει
invite-who-link = Όποιος έχει τον σύνδεσμο
invite-who-all = Οποιοσδήποτε (φαίνεται στο λόμπι)
invite-make = Δημιουργία παρτίδας
invite-making = Η παρτίδα σου δημιουργείται…
invite-away = Ο διακομιστής δεν αποκρίνεται. Θα φτιάξουμε την παρτίδα σου μόλις επανέλθει.
invite-away-offline = Δεν έχεις σύνδεση. Θα φτιάξουμε την παρτίδα σου μόλις επανέλθει.
name-label = Το όνομά σου
name-note = Οι άλλοι παίκτες βλέπουν αυτό το όνομα. Δεν χρειάζεται λογαριασμός.
name-kept = Αποθηκεύτηκε.
name-failed = Αυτό το όνομα δεν μπορεί να χρησιμοποιηθεί.
control-none = Χωρίς όριο χρόνου
control-days = { $days ->
    [one] { $days } ημέρα ανά κίνηση
   *[other] { $days } ημέρες ανά κίνηση
  }
control-move = { $seconds ->
    [one] { $seconds } δευτερόλεπτο ανά κίνηση
   *[other] { $seconds } δευτερόλεπτα ανά κίνηση
  }
control-minutes = { $minutes } λεπ.
control-seconds = { $seconds } δευτ.
control-increment = { $time } + { $increment } δευτ.
clock-days = { $days } ημ { $hours } ώ
clock-label = Χρόνος που απομένει: { $time }
terms-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
  }
terms-fences = { $player }: { $fences ->
    [0] κανένα εμπόδιο
    [one] { $fences } εμπόδιο
   *[other] { $fences } εμπόδια
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: προβάδισμα
terms-position = Ειδική αρχική διάταξη
seat-free = Ελεύθερη θέση
seat-yours = { $name } (εσύ)
seat-sit = Συμμετοχή
waiting-title = Αναμονή για αντίπαλο
waiting-title-invited = Έχεις πρόσκληση για { $game }
waiting-title-watch = { $game }, ξεκινά σε λίγο
waiting-drawn = Τα χρώματα μοιράζονται τυχαία.
waiting-note = Η παρτίδα ξεκινά μόλις καλυφθούν όλες οι θέσεις.
waiting-note-invited = Μπες να παίξεις ή μείνε να δεις.
waiting-options = Επιλογές παρτίδας
waiting-change = Ενημέρωση παρτίδας
waiting-change-note = Με την ενημέρωση δημιουργείται νέος σύνδεσμος πρόσκλησης. Ο παλιός παύει να ισχύει.
waiting-computer = Στο μεταξύ, παίξε με τον υπολογιστή
waiting-computer-note = Η θέση σου μένει κρατημένη. Θα σε ειδοποιήσουμε όταν ξεκινήσει η παρτίδα.
waiting-notify = Ειδοποίηση όταν ξεκινήσει
waiting-notify-on = Θα λάβεις ειδοποίηση.
waiting-over = Η παρτίδα ξεκίνησε.
waiting-aborted = Αυτή η παρτίδα ακυρώθηκε
waiting-abort = Ακύρωση παρτίδας
waiting-get-up = Αποχώρηση
share-label = Πρόσκληση άλλων
share-sit = Σύνδεσμος πρόσκλησης
share-watch = Σύνδεσμος για θεατές
share-copy = Αντιγραφή
share-copied = Αντιγράφηκε
share-send = Κοινοποίηση…
share-title = Παίξε { $game } μαζί μου
share-local = Αυτός ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για παιχνίδι στο δίκτυό σου, ξεκίνα τον διακομιστή με:
share-code = Κωδικός QR του συνδέσμου πρόσκλησης
lobby-title = Διαδικτυακό παιχνίδι
lobby-pairing = Γρήγορη εύρεση
lobby-which = Παιχνίδι
lobby-pair = Εύρεση αντιπάλου
lobby-open = Ανοιχτές παρτίδες
lobby-open-none = Κανείς δεν περιμένει. Φτιάξε μια παρτίδα και θα εμφανιστεί εδώ.
lobby-running = Παρτίδες σε εξέλιξη
lobby-running-none = Αυτή τη στιγμή δεν παίζεται καμία δημόσια παρτίδα.
lobby-game = { $game }: { $names }
lobby-watch = Παρακολούθηση
lobby-own = Άνοιγμα
lobby-away = Ο διακομιστής δεν αποκρίνεται. Νέα προσπάθεια…
lobby-away-offline = Δεν έχεις σύνδεση. Το λόμπι θα ανοίξει ξανά μόλις επανέλθει.
lobby-meanwhile = Στο μεταξύ:
lobby-computer = Παίξε με τον υπολογιστή: { $game }
lobby-people = { $here ->
    [1] Αυτή τη στιγμή είσαι μόνο εσύ εδώ
    [one] { $here } άτομο εδώ αυτή τη στιγμή
   *[other] { $here } άτομα εδώ αυτή τη στιγμή
  }
lobby-recent = Πρόσφατες παρτίδες
lobby-view = Προβολή
lobby-computers = Δες δύο υπολογιστές να παίζουν: { $game }
lobby-new = Νέα παρτίδα: { $game }
present = Σε σύνδεση
absent = Εκτός σύνδεσης
spectators = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
  }
talk = Γρήγορα μηνύματα
message-hello = Γεια!
message-goodLuck = Καλή επιτυχία!
message-haveFun = Καλή διασκέδαση!
message-wellPlayed = Ωραία κίνηση!
message-goodGame = Ωραία παρτίδα!
message-thanks = Ευχαριστώ!
message-sorry = Συγγνώμη!
message-oops = Ουπς!
message-oneMoment = Μια στιγμή, παρακαλώ.
message-mustGo = Πρέπει να φύγω.
message-goodbye = Τα λέμε!
action-takeback = Αίτημα αναίρεσης
action-offer-draw = Πρόταση ισοπαλίας
action-offer-draw-sure = Επιβεβαίωση πρότασης ισοπαλίας
action-abort = Ακύρωση παρτίδας
action-abort-sure = Επιβεβαίωση ακύρωσης
action-record = Λήψη παρτίδας
action-rematch = Ρεβάνς
action-rematch-asked = Ζητήθηκε ρεβάνς
action-rematch-accept = Αποδοχή ρεβάνς
action-next-game = Επόμενη παρτίδα
asked-draw = { $player }: πρόταση για ισοπαλία.
asked-draw-own = Πρότεινες ισοπαλία.
asked-takeback = { $player }: αίτημα για αναίρεση κίνησης.
asked-takeback-own = Ζήτησες αναίρεση κίνησης.
answer-accept = Αποδοχή
answer-decline = Απόρριψη
status-aborted = Η παρτίδα ακυρώθηκε.
status-agreement = Ισοπαλία με συμφωνία.
premoves = Προκίνηση: { $moves }
premoves-cancel = Ακύρωση
premove-dropped = Η προκίνηση ακυρώθηκε, δεν γίνεται πια: { $move }
refused-not-stored = Ο διακομιστής δεν μπορεί να αποθηκεύσει τώρα. Δοκίμασε αργότερα.
refused-already-asked = Το ζήτησες ήδη. Περίμενε την επόμενη σειρά σου.
refused-nothing-to-take-back = Δεν έχεις κίνηση για αναίρεση.
refused-too-late-to-abort = Έχουν παίξει όλοι: τώρα μόνο παραίτηση γίνεται.
refused-seat-taken = Κάποιος σε πρόλαβε: η θέση πιάστηκε.
refused-started = Η παρτίδα έχει ήδη ξεκινήσει.
refused-for-bots = Αυτή η θέση είναι για μποτ.
refused-bad-terms = Με αυτές τις επιλογές δεν γίνεται παρτίδα.
refused-illegal-move = Αυτή η κίνηση δεν γίνεται.
refused-not-seated = Δεν παίζεις σε αυτή την παρτίδα.
refused-not-your-turn = Δεν είναι η σειρά σου.
refused-stale = Η παρτίδα προχώρησε στο μεταξύ. Δοκίμασε ξανά.
refused-time-is-up = Ο χρόνος σου τελείωσε.
refused-not-started = Η παρτίδα δεν έχει ξεκινήσει ακόμα.
refused-not-over = Η παρτίδα δεν έχει τελειώσει ακόμα.
refused-nothing-asked = Αυτή η πρόταση δεν ισχύει πια.
refused-not-alone = Ζήτησε αναίρεση από τον αντίπαλο.
refused-not-creator = Μόνο όποιος έφτιαξε την παρτίδα μπορεί να την ακυρώσει.
refused-rematch-made = Η επόμενη παρτίδα έχει ήδη δημιουργηθεί.
refused-not-found = Η παρτίδα δεν βρέθηκε.
refused-too-many = Πάρα πολλές παρτίδες μαζί. Τελείωσε ή ακύρωσε μία, ή δοκίμασε αργότερα.
refused-too-fast = Πολύ γρήγορα. Περίμενε λίγο και δοκίμασε ξανά.
refused-bad-name = Αυτό το όνομα δεν επιτρέπεται. Διάλεξε άλλο.
refused-closing = Ο διακομιστής επανεκκινείται. Δοκίμασε ξανά σε λίγο.
