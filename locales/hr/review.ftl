review-accuracy = { $player }: točnost { $percent } %
review-inaccuracy = Nepreciznost
review-mistake = Pogreška
review-blunder = Gruba pogreška
review-chance = Izgledi za pobjedu: { $better } → { $after }
review-estimated = oko { $percent } %
review-won = pobjeda, dokazano
review-lost = poraz, dokazano
review-drawn = remi, dokazano
review-better = Bolje: { $line }
review-moments = Najveći trenuci: { $list }
review-ahead = { $from }–{ $to }: { $player } vodi
review-even = { $from }–{ $to }: nitko ne vodi
review-no-errors = Nema pronađenih pogrešaka.
review-interrupted = Prekinuto. Ovo je zasad poznato.
review-progress = Pregled partije: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: najkraći put produljuje se za { $steps } korak.
    [few] { $player }: najkraći put produljuje se za { $steps } koraka.
   *[other] { $player }: najkraći put produljuje se za { $steps } koraka.
  }
fact-paths-longer = Prepreka produljuje putove: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Prepreka nikome ne produljuje put.
fact-no-closer = { $steps ->
    [one] Figura se ne približava: još { $steps } korak.
    [few] Figura se ne približava: još { $steps } koraka.
   *[other] Figura se ne približava: još { $steps } koraka.
  }
fact-straight-jump-missed = Bio je moguć ravan skok na { $square }.
fact-side-jump-missed = Bio je moguć skok u stranu na { $square }.
fact-jumps = Skok na { $square } donosi dva koraka.
fact-jump-allowed = { $player } sada može skočiti na { $square }.
fact-race-decided = { $moves ->
    [one] Utrka je odlučena: { $player } stiže ranije za { $moves } potez.
    [few] Utrka je odlučena: { $player } stiže ranije za { $moves } poteza.
   *[other] Utrka je odlučena: { $player } stiže ranije za { $moves } poteza.
  }
fact-last-fence = { $player }: nema više prepreka.
fact-piece-sent-back = { $moves ->
    [one] { $player }: figura na stazi { $lane } vraća se i gubi { $moves } potez.
    [few] { $player }: figura na stazi { $lane } vraća se i gubi { $moves } poteza.
   *[other] { $player }: figura na stazi { $lane } vraća se i gubi { $moves } poteza.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } potez.
    [few] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } poteza.
   *[other] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } poteza.
  }
fact-race-lead = { $moves ->
    [one] { $player } u utrci vodi za { $moves } potez.
    [few] { $player } u utrci vodi za { $moves } poteza.
   *[other] { $player } u utrci vodi za { $moves } poteza.
  }
fact-piece-home = { $player }: kod kuće su { $pieces } od 4 figure.
fact-win-missed = { $move } odmah pobjeđuje.
fact-win-missed-lane = Staza { $lane } odmah pobjeđuje.
fact-win-given-away = Dokazana pobjeda je izgubljena.
fact-only-move = Samo je { $move } čuvao pobjedu.
fact-only-lane = Samo je staza { $lane } čuvala pobjedu.
