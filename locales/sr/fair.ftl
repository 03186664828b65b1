### Poštena igra: početne pozicije i mečevi

fair-start = Početna pozicija
fair-start-usual = Uobičajena
fair-start-balanced = Ujednačena
fair-start-why = Squadro je rešen: iz uobičajene početne pozicije, uz savršenu igru, pobeđuje žuti. U ujednačenim pozicijama niko nema prednost.
fair-match = Meč od dve partije sa zamenom strana
fair-match-why = Svako jednom igra na obe strane, pa niko nema prednost.
action-second-game = Druga partija
fair-match-score = Meč: { $one } { $score } { $other }
