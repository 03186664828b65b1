review-accuracy = { $player }: natančnost { $percent } %
review-inaccuracy = Nenatančnost
review-mistake = Napaka
review-blunder = Huda napaka
review-chance = Možnost zmage: { $better } → { $after }
review-estimated = približno { $percent } %
review-won = zmaga, dokazano
review-lost = poraz, dokazano
review-drawn = remi, dokazano
review-better = Bolje: { $line }
review-moments = Največji trenutki: { $list }
review-ahead = { $from }–{ $to }: { $player } vodi
review-even = { $from }–{ $to }: nihče ne vodi
review-no-errors = Ni najdenih napak.
review-interrupted = Prekinjeno. To je znano do zdaj.
review-progress = Pregled partije: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: najkrajša pot se podaljša za { $steps } korak.
    [two] { $player }: najkrajša pot se podaljša za { $steps } koraka.
    [few] { $player }: najkrajša pot se podaljša za { $steps } korake.
   *[other] { $player }: najkrajša pot se podaljša za { $steps } korakov.
  }
fact-paths-longer = Ograja podaljša poti: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Ograja nikomur ne podaljša poti.
fact-no-closer = { $steps ->
    [one] Kmet se ne približa: do cilja ima še { $steps } korak.
    [two] Kmet se ne približa: do cilja ima še { $steps } koraka.
    [few] Kmet se ne približa: do cilja ima še { $steps } korake.
   *[other] Kmet se ne približa: do cilja ima še { $steps } korakov.
  }
fact-straight-jump-missed = Mogoč je bil raven skok na { $square }.
fact-side-jump-missed = Mogoč je bil skok vstran na { $square }.
fact-jumps = Skok na { $square } pridobi dva koraka.
fact-jump-allowed = { $player } zdaj lahko skoči na { $square }.
fact-race-decided = { $moves ->
    [one] Tekma je odločena: { $player } pride na cilj prej za { $moves } potezo.
    [two] Tekma je odločena: { $player } pride na cilj prej za { $moves } potezi.
    [few] Tekma je odločena: { $player } pride na cilj prej za { $moves } poteze.
   *[other] Tekma je odločena: { $player } pride na cilj prej za { $moves } potez.
  }
fact-last-fence = { $player }: ni več ograj.
fact-piece-sent-back = { $moves ->
    [one] { $player }: figura na stezi { $lane } se vrne in izgubi { $moves } potezo.
    [two] { $player }: figura na stezi { $lane } se vrne in izgubi { $moves } potezi.
    [few] { $player }: figura na stezi { $lane } se vrne in izgubi { $moves } poteze.
   *[other] { $player }: figura na stezi { $lane } se vrne in izgubi { $moves } potez.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: figuro na stezi { $lane } je mogoče takoj preskočiti, izgubila bi { $moves } potezo.
    [two] { $player }: figuro na stezi { $lane } je mogoče takoj preskočiti, izgubila bi { $moves } potezi.
    [few] { $player }: figuro na stezi { $lane } je mogoče takoj preskočiti, izgubila bi { $moves } poteze.
   *[other] { $player }: figuro na stezi { $lane } je mogoče takoj preskočiti, izgubila bi { $moves } potez.
  }
fact-race-lead = { $moves ->
    [one] { $player } v tekmi vodi za { $moves } potezo.
    [two] { $player } v tekmi vodi za { $moves } potezi.
    [few] { $player } v tekmi vodi za { $moves } poteze.
   *[other] { $player } v tekmi vodi za { $moves } potez.
  }
fact-piece-home = { $player }: doma { $pieces } od 4 figur.
fact-win-missed = { $move } zmaga takoj.
fact-win-missed-lane = Steza { $lane } zmaga takoj.
fact-win-given-away = Dokazana zmaga je izgubljena.
fact-only-move = Zmago je ohranila le poteza { $move }.
fact-only-lane = Zmago je ohranila le steza { $lane }.
