fair-start = Anfangsstellung
fair-start-usual = Standard
fair-start-balanced = Ausgeglichen
fair-start-why = Squadro ist gelöst: Aus der normalen Anfangsstellung gewinnt Gelb bei perfektem Spiel. Aus einer ausgeglichenen hat keine Seite einen Vorteil.
fair-match = Match aus zwei Partien mit Seitenwechsel
fair-match-why = Alle spielen jede Seite einmal, also hat niemand einen Vorteil.
action-second-game = Zweite Partie
fair-match-score = Match: { $one } { $score } { $other }
