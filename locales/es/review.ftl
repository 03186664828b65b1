review-accuracy = { $player }: precisión { $percent } %
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-chance = Probabilidad de ganar: { $better } → { $after }
review-estimated = cerca del { $percent } %
review-won = ganada, demostrado
review-lost = perdida, demostrado
review-drawn = tablas, demostrado
review-better = Mejor: { $line }
review-moments = Momentos clave: { $list }
review-ahead = { $from }–{ $to }: { $player } va por delante
review-even = { $from }–{ $to }: nadie va por delante
review-no-errors = No se han encontrado errores.
review-interrupted = Interrumpido. Esto es lo que se sabe hasta ahora.
review-progress = Revisando la partida: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: el camino más corto se alarga { $steps } paso.
    [many] { $player }: el camino más corto se alarga { $steps } pasos.
   *[other] { $player }: el camino más corto se alarga { $steps } pasos.
  }
fact-paths-longer = La barrera alarga el camino: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = La barrera no alarga el camino de nadie.
fact-no-closer = { $steps ->
    [one] El peón no se acerca: quedan { $steps } paso.
    [many] El peón no se acerca: quedan { $steps } pasos.
   *[other] El peón no se acerca: quedan { $steps } pasos.
  }
fact-straight-jump-missed = Era posible un salto recto a { $square }.
fact-side-jump-missed = Era posible un salto lateral a { $square }.
fact-jumps = El salto a { $square } gana dos pasos.
fact-jump-allowed = { $player } ahora puede saltar a { $square }.
fact-race-decided = { $moves ->
    [one] La carrera está decidida: { $player } llega { $moves } jugada antes.
    [many] La carrera está decidida: { $player } llega { $moves } jugadas antes.
   *[other] La carrera está decidida: { $player } llega { $moves } jugadas antes.
  }
fact-last-fence = { $player }: no le quedan barreras.
fact-piece-sent-back = { $moves ->
    [one] { $player }: la pieza del carril { $lane } vuelve atrás y pierde { $moves } jugada.
    [many] { $player }: la pieza del carril { $lane } vuelve atrás y pierde { $moves } jugadas.
   *[other] { $player }: la pieza del carril { $lane } vuelve atrás y pierde { $moves } jugadas.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: la pieza del carril { $lane } se puede saltar enseguida y perdería { $moves } jugada.
    [many] { $player }: la pieza del carril { $lane } se puede saltar enseguida y perdería { $moves } jugadas.
   *[other] { $player }: la pieza del carril { $lane } se puede saltar enseguida y perdería { $moves } jugadas.
  }
fact-race-lead = { $moves ->
    [one] { $player } lleva { $moves } jugada de ventaja en la carrera.
    [many] { $player } lleva { $moves } jugadas de ventaja en la carrera.
   *[other] { $player } lleva { $moves } jugadas de ventaja en la carrera.
  }
fact-piece-home = { $player }, piezas en la meta: { $pieces } de 4.
fact-win-missed = { $move } gana al instante.
fact-win-missed-lane = El carril { $lane } gana al instante.
fact-win-given-away = La victoria demostrada se ha escapado.
fact-only-move = Solo { $move } conservaba la victoria.
fact-only-lane = Solo el carril { $lane } conservaba la victoria.
