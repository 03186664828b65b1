fair-start = Utgångsställning
fair-start-usual = Standard
fair-start-balanced = Balanserad
fair-start-why = Squadro är löst: från den vanliga utgångsställningen vinner Gul med perfekt spel. I en balanserad utgångsställning har ingen sida någon fördel.
fair-match = Match på två partier med sidbyte
fair-match-why = Alla spelar båda sidorna en gång, så ingen har någon fördel.
action-second-game = Andra partiet
fair-match-score = Match: { $one } { $score } { $other }
