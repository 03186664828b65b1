### Férová hra: východiskové pozície a zápasy

fair-start = Východisková pozícia
fair-start-usual = Bežná
fair-start-balanced = Vyrovnaná
fair-start-why = Squadro je vyriešené: z bežnej východiskovej pozície pri bezchybnej hre vyhráva žltý. Vo vyrovnaných pozíciách nemá výhodu nikto.
fair-match = Zápas na dve partie s výmenou strán
fair-match-why = Každý hrá raz za obe strany, takže nikto nemá výhodu.
action-second-game = Druhá partia
fair-match-score = Zápas: { $one } { $score } { $other }
