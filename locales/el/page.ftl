### Farside στα ελληνικά
page-title = Farside – Quoridor και Squadro
page-description = Quoridor και Squadro: παίξε με τον υπολογιστή, με παρέα στην ίδια συσκευή ή στείλε πρόσκληση. Δωρεάν, χωρίς λογαριασμό, χωρίς διαφημίσεις.
page-share-title = Farside – Quoridor και Squadro
page-share-description = Παίξε με τον υπολογιστή, με παρέα στην ίδια συσκευή ή στείλε πρόσκληση με σύνδεσμο. Δωρεάν, χωρίς λογαριασμό, χωρίς διαφημίσεις.
page-noscript = Το Farside χρειάζεται JavaScript: το ταμπλό σχεδιάζεται και οι κανόνες ελέγχονται στο πρόγραμμα περιήγησης.
manifest-description = Quoridor και Squadro: παίξε με τον υπολογιστή, με παρέα στην ίδια συσκευή ή στείλε πρόσκληση.
