fair-start = Sākuma pozīcija
fair-start-usual = Parastā
fair-start-balanced = Līdzsvarota
fair-start-why = Squadro ir atrisināta: no parastās sākuma pozīcijas, spēlējot nevainojami, uzvar dzeltenie. Līdzsvarots sākums nevienam nedod priekšrocību.
fair-match = Divas partijas, mainoties pusēm
fair-match-why = Katrs spēlē abās pusēs, tāpēc nevienam nav priekšrocības.
action-second-game = Otrā partija
fair-match-score = Mačs: { $one } { $score } { $other }
