review-accuracy = { $player }: preciznost { $percent } %
review-inaccuracy = Nepreciznost
review-mistake = Greška
review-blunder = Gruba greška
review-chance = Izgledi za pobedu: { $better } → { $after }
review-estimated = oko { $percent } %
review-won = pobeda, dokazano
review-lost = poraz, dokazano
review-drawn = remi, dokazano
review-better = Bolje: { $line }
review-moments = Najveći trenuci: { $list }
review-ahead = { $from }–{ $to }: { $player } vodi
review-even = { $from }–{ $to }: niko ne vodi
review-no-errors = Nema pronađenih grešaka.
review-interrupted = Prekinuto. Ovo je zasad poznato.
review-progress = Pregled partije: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: najkraći put se produžava za { $steps } korak.
    [few] { $player }: najkraći put se produžava za { $steps } koraka.
   *[other] { $player }: najkraći put se produžava za { $steps } koraka.
  }
fact-paths-longer = Prepreka produžava puteve: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Prepreka nikome ne produžava put.
fact-no-closer = { $steps ->
    [one] Figura se ne približava: do cilja { $steps } korak.
    [few] Figura se ne približava: do cilja { $steps } koraka.
   *[other] Figura se ne približava: do cilja { $steps } koraka.
  }
fact-straight-jump-missed = Bio je moguć prav skok na { $square }.
fact-side-jump-missed = Bio je moguć skok u stranu na { $square }.
fact-jumps = Skok na { $square } donosi dva koraka.
fact-jump-allowed = { $player } sada može da skoči na { $square }.
fact-race-decided = { $moves ->
    [one] Trka je odlučena: { $player } stiže ranije za { $moves } potez.
    [few] Trka je odlučena: { $player } stiže ranije za { $moves } poteza.
   *[other] Trka je odlučena: { $player } stiže ranije za { $moves } poteza.
  }
fact-last-fence = { $player }: nema više prepreka.
fact-piece-sent-back = { $moves ->
    [one] { $player }: figura na stazi { $lane } se vraća i gubi { $moves } potez.
    [few] { $player }: figura na stazi { $lane } se vraća i gubi { $moves } poteza.
   *[other] { $player }: figura na stazi { $lane } se vraća i gubi { $moves } poteza.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } potez.
    [few] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } poteza.
   *[other] { $player }: figura na stazi { $lane } može odmah biti preskočena i izgubila bi { $moves } poteza.
  }
fact-race-lead = { $moves ->
    [one] { $player } u trci vodi za { $moves } potez.
    [few] { $player } u trci vodi za { $moves } poteza.
   *[other] { $player } u trci vodi za { $moves } poteza.
  }
fact-piece-home = { $player }: kod kuće { $pieces } od 4 figure.
fact-win-missed = { $move } odmah pobeđuje.
fact-win-missed-lane = Staza { $lane } odmah pobeđuje.
fact-win-given-away = Dokazana pobeda je izgubljena.
fact-only-move = Samo je { $move } čuvao pobedu.
fact-only-lane = Samo je staza { $lane } čuvala pobedu.
