fair-start = Startstilling
fair-start-usual = Standard
fair-start-balanced = Balansert
fair-start-why = Squadro er løst: fra den vanlige startstillingen vinner Gul med perfekt spill. I en balansert startstilling har ingen av sidene noen fordel.
fair-match = Kamp på to partier med sidebytte
fair-match-why = Alle spiller begge sider én gang, så ingen har noen fordel.
action-second-game = Andre parti
fair-match-score = Kamp: { $one } { $score } { $other }
