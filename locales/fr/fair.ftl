fair-start = Position de départ
fair-start-usual = Standard
fair-start-balanced = Équilibrée
fair-start-why = Squadro est résolu : depuis la position standard, Jaune gagne en jouant parfaitement. Les positions équilibrées n’avantagent personne.
fair-match = Match en deux parties, en échangeant les camps
fair-match-why = Chaque camp est joué une fois par chacun : personne n’est avantagé.
action-second-game = Deuxième partie
fair-match-score = Match : { $one } { $score } { $other }
