fair-start = Poziția de început
fair-start-usual = Standard
fair-start-balanced = Echilibrată
fair-start-why = Squadro este rezolvat: din poziția standard, Galbenul câștigă cu un joc perfect. Pozițiile echilibrate nu avantajează pe nimeni.
fair-match = Meci de două partide, cu schimbarea locurilor
fair-match-why = Fiecare joacă o dată de ambele părți, așa că nimeni nu e avantajat.
action-second-game = A doua partidă
fair-match-score = Meci: { $one } { $score } { $other }
