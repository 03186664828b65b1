### Poštena igra: početne pozicije i mečevi

fair-start = Početna pozicija
fair-start-usual = Uobičajena
fair-start-balanced = Ujednačena
fair-start-why = Squadro je riješen: iz uobičajene početne pozicije, uz savršenu igru, pobjeđuje žuti. U ujednačenim pozicijama nitko nema prednost.
fair-match = Meč od dvije partije sa zamjenom strana
fair-match-why = Svatko jednom igra na objema stranama, pa nitko nema prednost.
action-second-game = Druga partija
fair-match-score = Meč: { $one } { $score } { $other }
