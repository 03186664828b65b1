fair-start = Posizione iniziale
fair-start-usual = Standard
fair-start-balanced = Equilibrata
fair-start-why = Squadro è risolto: dalla posizione standard il Giallo vince giocando alla perfezione. Le posizioni equilibrate non avvantaggiano nessuno.
fair-match = Incontro di due partite, a parti invertite
fair-match-why = Ognuno gioca una volta da ogni parte, così nessuno è avvantaggiato.
action-second-game = Seconda partita
fair-match-score = Incontro: { $one } { $score } { $other }
