### Férová hra: výchozí pozice a zápasy

fair-start = Výchozí pozice
fair-start-usual = Běžná
fair-start-balanced = Vyrovnaná
fair-start-why = Squadro je vyřešené: z běžné výchozí pozice při bezchybné hře vyhrává žlutý. Ve vyrovnaných pozicích nemá výhodu nikdo.
fair-match = Zápas na dvě partie s výměnou stran
fair-match-why = Každý hraje jednou za obě strany, takže nikdo nemá výhodu.
action-second-game = Druhá partie
fair-match-score = Zápas: { $one } { $score } { $other }
