review-accuracy = { $player }: přesnost { $percent } %
review-inaccuracy = Nepřesnost
review-mistake = Chyba
review-blunder = Hrubá chyba
review-chance = Šance na výhru: { $better } → { $after }
review-estimated = asi { $percent } %
review-won = výhra, dokázáno
review-lost = prohra, dokázáno
review-drawn = remíza, dokázáno
review-better = Lepší: { $line }
review-moments = Největší okamžiky: { $list }
review-ahead = { $from }–{ $to }: vede { $player }
review-even = { $from }–{ $to }: nevede nikdo
review-no-errors = Žádné chyby nenalezeny.
review-interrupted = Přerušeno. Toto je zatím známo.
review-progress = Rozbor partie: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: nejkratší cesta se prodlouží o { $steps } krok.
    [few] { $player }: nejkratší cesta se prodlouží o { $steps } kroky.
    [many] { $player }: nejkratší cesta se prodlouží o { $steps } kroku.
   *[other] { $player }: nejkratší cesta se prodlouží o { $steps } kroků.
  }
fact-paths-longer = Překážka prodlouží cesty: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Překážka neprodlouží cestu nikomu.
fact-no-closer = { $steps ->
    [one] Figurka se nepřiblíží: do cíle { $steps } krok.
    [few] Figurka se nepřiblíží: do cíle { $steps } kroky.
    [many] Figurka se nepřiblíží: do cíle { $steps } kroku.
   *[other] Figurka se nepřiblíží: do cíle { $steps } kroků.
  }
fact-straight-jump-missed = Byl možný přímý skok na { $square }.
fact-side-jump-missed = Byl možný skok do strany na { $square }.
fact-jumps = Skok na { $square } získává dva kroky.
fact-jump-allowed = { $player } teď může skočit na { $square }.
fact-race-decided = { $moves ->
    [one] Závod je rozhodnut: { $player } je v cíli dřív o { $moves } tah.
    [few] Závod je rozhodnut: { $player } je v cíli dřív o { $moves } tahy.
    [many] Závod je rozhodnut: { $player } je v cíli dřív o { $moves } tahu.
   *[other] Závod je rozhodnut: { $player } je v cíli dřív o { $moves } tahů.
  }
fact-last-fence = { $player }: žádná překážka nezbývá.
fact-piece-sent-back = { $moves ->
    [one] { $player }: kámen na dráze { $lane } se vrací a ztrácí { $moves } tah.
    [few] { $player }: kámen na dráze { $lane } se vrací a ztrácí { $moves } tahy.
    [many] { $player }: kámen na dráze { $lane } se vrací a ztrácí { $moves } tahu.
   *[other] { $player }: kámen na dráze { $lane } se vrací a ztrácí { $moves } tahů.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: kámen na dráze { $lane } lze příštím tahem přeskočit, ztratil by { $moves } tah.
    [few] { $player }: kámen na dráze { $lane } lze příštím tahem přeskočit, ztratil by { $moves } tahy.
    [many] { $player }: kámen na dráze { $lane } lze příštím tahem přeskočit, ztratil by { $moves } tahu.
   *[other] { $player }: kámen na dráze { $lane } lze příštím tahem přeskočit, ztratil by { $moves } tahů.
  }
fact-race-lead = { $moves ->
    [one] { $player } vede v závodě o { $moves } tah.
    [few] { $player } vede v závodě o { $moves } tahy.
    [many] { $player } vede v závodě o { $moves } tahu.
   *[other] { $player } vede v závodě o { $moves } tahů.
  }
fact-piece-home = { $player }: v cíli { $pieces } ze 4 kamenů.
fact-win-missed = { $move } vyhrává hned.
fact-win-missed-lane = Tah na dráze { $lane } vyhrává hned.
fact-win-given-away = Dokázaná výhra je pryč.
fact-only-move = Výhru udržel jen tah { $move }.
fact-only-lane = Výhru udržel jen tah na dráze { $lane }.
