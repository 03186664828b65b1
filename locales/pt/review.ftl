review-accuracy = { $player }: precisão { $percent } %
review-inaccuracy = Imprecisão
review-mistake = Erro
review-blunder = Erro grave
review-chance = Chance de vencer: { $better } → { $after }
review-estimated = cerca de { $percent } %
review-won = ganha, provado
review-lost = perdida, provado
review-drawn = empate, provado
review-better = Melhor: { $line }
review-moments = Momentos decisivos: { $list }
review-ahead = { $from }–{ $to }: { $player } está na frente
review-even = { $from }–{ $to }: ninguém está na frente
review-no-errors = Nenhum erro encontrado.
review-interrupted = Interrompido. Isto é o que se sabe até agora.
review-progress = Revisando a partida: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: o caminho mais curto fica { $steps } passo mais longo.
    [many] { $player }: o caminho mais curto fica { $steps } passos mais longo.
   *[other] { $player }: o caminho mais curto fica { $steps } passos mais longo.
  }
fact-paths-longer = A barreira alonga o caminho: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = A barreira não alonga o caminho de ninguém.
fact-no-closer = { $steps ->
    [one] O peão não se aproxima: ainda { $steps } passo.
    [many] O peão não se aproxima: ainda { $steps } passos.
   *[other] O peão não se aproxima: ainda { $steps } passos.
  }
fact-straight-jump-missed = Era possível um salto reto para { $square }.
fact-side-jump-missed = Era possível um salto para o lado, para { $square }.
fact-jumps = O salto para { $square } ganha dois passos.
fact-jump-allowed = { $player } agora pode saltar para { $square }.
fact-race-decided = { $moves ->
    [one] A corrida está decidida: { $player } chega { $moves } jogada antes.
    [many] A corrida está decidida: { $player } chega { $moves } jogadas antes.
   *[other] A corrida está decidida: { $player } chega { $moves } jogadas antes.
  }
fact-last-fence = { $player }: nenhuma barreira restante.
fact-piece-sent-back = { $moves ->
    [one] { $player }: a peça da pista { $lane } volta e perde { $moves } jogada.
    [many] { $player }: a peça da pista { $lane } volta e perde { $moves } jogadas.
   *[other] { $player }: a peça da pista { $lane } volta e perde { $moves } jogadas.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: a peça da pista { $lane } pode sofrer um salto em seguida e perderia { $moves } jogada.
    [many] { $player }: a peça da pista { $lane } pode sofrer um salto em seguida e perderia { $moves } jogadas.
   *[other] { $player }: a peça da pista { $lane } pode sofrer um salto em seguida e perderia { $moves } jogadas.
  }
fact-race-lead = { $moves ->
    [one] { $player } está { $moves } jogada à frente na corrida.
    [many] { $player } está { $moves } jogadas à frente na corrida.
   *[other] { $player } está { $moves } jogadas à frente na corrida.
  }
fact-piece-home = { $player }, peças na meta: { $pieces } de 4.
fact-win-missed = { $move } vence na hora.
fact-win-missed-lane = A pista { $lane } vence na hora.
fact-win-given-away = A vitória provada escapou.
fact-only-move = Só { $move } mantinha a vitória.
fact-only-lane = Só a pista { $lane } mantinha a vitória.
