review-accuracy = { $player }: presnosť { $percent } %
review-inaccuracy = Nepresnosť
review-mistake = Chyba
review-blunder = Hrubá chyba
review-chance = Šanca na výhru: { $better } → { $after }
review-estimated = asi { $percent } %
review-won = výhra, dokázané
review-lost = prehra, dokázané
review-drawn = remíza, dokázané
review-better = Lepšie: { $line }
review-moments = Najväčšie okamihy: { $list }
review-ahead = { $from }–{ $to }: vedie { $player }
review-even = { $from }–{ $to }: nevedie nikto
review-no-errors = Nenašli sa žiadne chyby.
review-interrupted = Prerušené. Toto je zatiaľ známe.
review-progress = Rozbor partie: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: najkratšia cesta sa predĺži o { $steps } krok.
    [few] { $player }: najkratšia cesta sa predĺži o { $steps } kroky.
    [many] { $player }: najkratšia cesta sa predĺži o { $steps } kroku.
   *[other] { $player }: najkratšia cesta sa predĺži o { $steps } krokov.
  }
fact-paths-longer = Prekážka predĺži cesty: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Prekážka nikomu nepredĺži cestu.
fact-no-closer = { $steps ->
    [one] Figúrka sa nepriblíži: do cieľa { $steps } krok.
    [few] Figúrka sa nepriblíži: do cieľa { $steps } kroky.
    [many] Figúrka sa nepriblíži: do cieľa { $steps } kroku.
   *[other] Figúrka sa nepriblíži: do cieľa { $steps } krokov.
  }
fact-straight-jump-missed = Bol možný priamy skok na { $square }.
fact-side-jump-missed = Bol možný skok do strany na { $square }.
fact-jumps = Skok na { $square } získava dva kroky.
fact-jump-allowed = { $player } teraz môže skočiť na { $square }.
fact-race-decided = { $moves ->
    [one] Preteky sú rozhodnuté: { $player } je v cieli skôr o { $moves } ťah.
    [few] Preteky sú rozhodnuté: { $player } je v cieli skôr o { $moves } ťahy.
    [many] Preteky sú rozhodnuté: { $player } je v cieli skôr o { $moves } ťahu.
   *[other] Preteky sú rozhodnuté: { $player } je v cieli skôr o { $moves } ťahov.
  }
fact-last-fence = { $player }: nezostáva žiadna prekážka.
fact-piece-sent-back = { $moves ->
    [one] { $player }: kameň na dráhe { $lane } sa vracia a stráca { $moves } ťah.
    [few] { $player }: kameň na dráhe { $lane } sa vracia a stráca { $moves } ťahy.
    [many] { $player }: kameň na dráhe { $lane } sa vracia a stráca { $moves } ťahu.
   *[other] { $player }: kameň na dráhe { $lane } sa vracia a stráca { $moves } ťahov.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: kameň na dráhe { $lane } možno hneď preskočiť, stratil by { $moves } ťah.
    [few] { $player }: kameň na dráhe { $lane } možno hneď preskočiť, stratil by { $moves } ťahy.
    [many] { $player }: kameň na dráhe { $lane } možno hneď preskočiť, stratil by { $moves } ťahu.
   *[other] { $player }: kameň na dráhe { $lane } možno hneď preskočiť, stratil by { $moves } ťahov.
  }
fact-race-lead = { $moves ->
    [one] { $player } vedie v pretekoch o { $moves } ťah.
    [few] { $player } vedie v pretekoch o { $moves } ťahy.
    [many] { $player } vedie v pretekoch o { $moves } ťahu.
   *[other] { $player } vedie v pretekoch o { $moves } ťahov.
  }
fact-piece-home = { $player }: v cieli { $pieces } zo 4 kameňov.
fact-win-missed = { $move } vyhráva hneď.
fact-win-missed-lane = Ťah na dráhe { $lane } vyhráva hneď.
fact-win-given-away = Dokázaná výhra je preč.
fact-only-move = Výhru udržal len ťah { $move }.
fact-only-lane = Výhru udržal len ťah na dráhe { $lane }.
