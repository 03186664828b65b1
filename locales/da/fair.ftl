fair-start = Startstilling
fair-start-usual = Standard
fair-start-balanced = Afbalanceret
fair-start-why = Squadro er løst: fra standardstillingen vinder Gul med perfekt spil. I en afbalanceret startstilling har ingen af siderne en fordel.
fair-match = Match på to partier med byttede sider
fair-match-why = Alle spiller begge sider én gang, så ingen har en fordel.
action-second-game = Andet parti
fair-match-score = Match: { $one } { $score } { $other }
