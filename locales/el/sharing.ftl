### Farside στα ελληνικά
sharing-title = Κοινοποίηση
sharing-what = Τι θα κοινοποιηθεί
sharing-scope = { $what ->
    [position] Θέση
   *[game] Όλη η παρτίδα
  }
sharing-as = { $kind ->
    [link] Αντιγραφή συνδέσμου
    [text] Αντιγραφή κειμένου
    [json] Αποθήκευση ως JSON
    [svg] Αποθήκευση ως εικόνα SVG
    [png] Αποθήκευση ως εικόνα PNG
   *[gif] Αποθήκευση ως κινούμενο GIF
  }
sharing-drawing = Δημιουργία εικόνας…
sharing-saved = Αποθηκεύτηκε
sharing-failed = Η εικόνα δεν δημιουργήθηκε. Δοκίμασε ξανά.
sharing-close = Κλείσιμο
