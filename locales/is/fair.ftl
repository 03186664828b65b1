fair-start = Upphafsstaða
fair-start-usual = Venjuleg
fair-start-balanced = Jöfn
fair-start-why = Squadro er leyst: úr venjulegu upphafsstöðunni vinnur Gulur með fullkominni spilamennsku. Í jafnri upphafsstöðu hallar á hvorugan.
fair-match = Einvígi: tvær viðureignir, skipt um hlið
fair-match-why = Báðir spila hvora hlið einu sinni, svo að á hvorugan hallar.
action-second-game = Seinni viðureign
fair-match-score = Einvígi: { $one } { $score } { $other }
