terminal-move-quoridor = Γράψε κίνηση: τετράγωνο (e2) ή εμπόδιο (e3h), ή με τα βελάκια.
terminal-move-squadro = Πάτα τον αριθμό διαδρόμου, 1 έως 5, και Enter· ή με τα βελάκια.
terminal-step = Περιήγηση
