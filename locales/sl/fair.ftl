### Poštena igra: začetni položaji in dvoboji

fair-start = Začetni položaj
fair-start-usual = Običajni
fair-start-balanced = Izenačeni
fair-start-why = Squadro je rešen: iz običajnega začetnega položaja ob popolni igri zmaga rumeni. V izenačenih položajih nihče nima prednosti.
fair-match = Dvoboj dveh partij z zamenjavo strani
fair-match-why = Vsak enkrat igra na obeh straneh, zato nihče nima prednosti.
action-second-game = Druga partija
fair-match-score = Dvoboj: { $one } { $score } { $other }
