review-accuracy = { $player }: precizie { $percent } %
review-inaccuracy = Imprecizie
review-mistake = Greșeală
review-blunder = Gafă
review-chance = Șanse de câștig: { $better } → { $after }
review-estimated = circa { $percent } %
review-won = câștig, demonstrat
review-lost = pierdere, demonstrată
review-drawn = remiză, demonstrată
review-better = Mai bine: { $line }
review-moments = Momente cheie: { $list }
review-ahead = { $from }–{ $to }: { $player } conduce
review-even = { $from }–{ $to }: nu conduce nimeni
review-no-errors = Nu s-au găsit greșeli.
review-interrupted = Întrerupt. Atât se știe până acum.
review-progress = Se revede partida: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: cel mai scurt drum se lungește cu { $steps } pas.
    [few] { $player }: cel mai scurt drum se lungește cu { $steps } pași.
   *[other] { $player }: cel mai scurt drum se lungește cu { $steps } de pași.
  }
fact-paths-longer = Bariera lungește drumul: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Bariera nu lungește drumul nimănui.
fact-no-closer = { $steps ->
    [one] Pionul nu se apropie: încă { $steps } pas.
    [few] Pionul nu se apropie: încă { $steps } pași.
   *[other] Pionul nu se apropie: încă { $steps } de pași.
  }
fact-straight-jump-missed = Era posibilă o săritură dreaptă la { $square }.
fact-side-jump-missed = Era posibilă o săritură laterală la { $square }.
fact-jumps = Săritura la { $square } câștigă doi pași.
fact-jump-allowed = { $player } poate sări acum la { $square }.
fact-race-decided = { $moves ->
    [one] Cursa este decisă: { $player } ajunge cu { $moves } mutare mai devreme.
    [few] Cursa este decisă: { $player } ajunge cu { $moves } mutări mai devreme.
   *[other] Cursa este decisă: { $player } ajunge cu { $moves } de mutări mai devreme.
  }
fact-last-fence = { $player }: nicio barieră rămasă.
fact-piece-sent-back = { $moves ->
    [one] { $player }: piesa de pe culoarul { $lane } se întoarce și pierde { $moves } mutare.
    [few] { $player }: piesa de pe culoarul { $lane } se întoarce și pierde { $moves } mutări.
   *[other] { $player }: piesa de pe culoarul { $lane } se întoarce și pierde { $moves } de mutări.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: se poate sări imediat peste piesa de pe culoarul { $lane }, care ar pierde { $moves } mutare.
    [few] { $player }: se poate sări imediat peste piesa de pe culoarul { $lane }, care ar pierde { $moves } mutări.
   *[other] { $player }: se poate sări imediat peste piesa de pe culoarul { $lane }, care ar pierde { $moves } de mutări.
  }
fact-race-lead = { $moves ->
    [one] { $player } conduce cursa cu { $moves } mutare.
    [few] { $player } conduce cursa cu { $moves } mutări.
   *[other] { $player } conduce cursa cu { $moves } de mutări.
  }
fact-piece-home = { $player }, piese ajunse: { $pieces } din 4.
fact-win-missed = { $move } câștigă imediat.
fact-win-missed-lane = Culoarul { $lane } câștigă imediat.
fact-win-given-away = Câștigul demonstrat s-a pierdut.
fact-only-move = Doar { $move } păstra câștigul.
fact-only-lane = Doar culoarul { $lane } păstra câștigul.
