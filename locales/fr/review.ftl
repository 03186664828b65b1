review-accuracy = { $player } : précision { $percent } %
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-chance = Chances de gagner : { $better } → { $after }
review-estimated = environ { $percent } %
review-won = gagné, prouvé
review-lost = perdu, prouvé
review-drawn = nul, prouvé
review-better = Meilleur : { $line }
review-moments = Moments forts : { $list }
review-ahead = { $from }–{ $to } : { $player } mène
review-even = { $from }–{ $to } : personne ne mène
review-no-errors = Aucune erreur trouvée.
review-interrupted = Interrompu. Voici ce que l’on sait pour l’instant.
review-progress = Analyse de la partie : { $percent } %
fact-path-longer = { $steps ->
    [one] { $player } : le chemin le plus court s’allonge de { $steps } pas.
    [many] { $player } : le chemin le plus court s’allonge de { $steps } pas.
   *[other] { $player } : le chemin le plus court s’allonge de { $steps } pas.
  }
fact-paths-longer = La barrière allonge le chemin : { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = La barrière n’allonge le chemin de personne.
fact-no-closer = { $steps ->
    [one] Le pion ne se rapproche pas : encore { $steps } pas.
    [many] Le pion ne se rapproche pas : encore { $steps } pas.
   *[other] Le pion ne se rapproche pas : encore { $steps } pas.
  }
fact-straight-jump-missed = Un saut droit en { $square } était possible.
fact-side-jump-missed = Un saut de côté en { $square } était possible.
fact-jumps = Le saut en { $square } gagne deux pas.
fact-jump-allowed = { $player } peut maintenant sauter en { $square }.
fact-race-decided = { $moves ->
    [one] La course est décidée : { $player } arrive { $moves } coup plus tôt.
    [many] La course est décidée : { $player } arrive { $moves } coups plus tôt.
   *[other] La course est décidée : { $player } arrive { $moves } coups plus tôt.
  }
fact-last-fence = { $player } : plus aucune barrière.
fact-piece-sent-back = { $moves ->
    [one] { $player } : la pièce du couloir { $lane } est renvoyée et perd { $moves } coup.
    [many] { $player } : la pièce du couloir { $lane } est renvoyée et perd { $moves } coups.
   *[other] { $player } : la pièce du couloir { $lane } est renvoyée et perd { $moves } coups.
  }
fact-piece-threatened = { $moves ->
    [one] { $player } : la pièce du couloir { $lane } peut subir un saut aussitôt et perdrait { $moves } coup.
    [many] { $player } : la pièce du couloir { $lane } peut subir un saut aussitôt et perdrait { $moves } coups.
   *[other] { $player } : la pièce du couloir { $lane } peut subir un saut aussitôt et perdrait { $moves } coups.
  }
fact-race-lead = { $moves ->
    [one] { $player } mène la course de { $moves } coup.
    [many] { $player } mène la course de { $moves } coups.
   *[other] { $player } mène la course de { $moves } coups.
  }
fact-piece-home = { $player }, pièces rentrées : { $pieces } sur 4.
fact-win-missed = { $move } gagne tout de suite.
fact-win-missed-lane = Le couloir { $lane } gagne tout de suite.
fact-win-given-away = Le gain prouvé est perdu.
fact-only-move = Seul { $move } conservait le gain.
fact-only-lane = Seul le couloir { $lane } conservait le gain.
