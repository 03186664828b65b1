### Uczciwa gra: pozycje początkowe i mecze

fair-start = Pozycja początkowa
fair-start-usual = Zwykła
fair-start-balanced = Wyrównana
fair-start-why = Squadro jest rozwiązane: ze zwykłej pozycji początkowej przy bezbłędnej grze wygrywa żółty. W pozycjach wyrównanych nikt nie ma przewagi.
fair-match = Mecz dwóch partii z zamianą stron
fair-match-why = Każdy raz gra po każdej stronie, więc nikt nie ma przewagi.
action-second-game = Druga partia
fair-match-score = Mecz: { $one } { $score } { $other }
