fair-start = Beginstelling
fair-start-usual = Standaard
fair-start-balanced = In evenwicht
fair-start-why = Squadro is opgelost: vanuit de standaardstelling wint Geel bij perfect spel. In een evenwichtige beginstelling heeft geen van beide kanten voordeel.
fair-match = Match van twee partijen, met wisseling van kant
fair-match-why = Iedereen speelt beide kanten één keer, dus niemand heeft voordeel.
action-second-game = Tweede partij
fair-match-score = Match: { $one } { $score } { $other }
