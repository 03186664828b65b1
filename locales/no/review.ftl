review-accuracy = { $player }: presisjon { $percent } %
review-inaccuracy = Unøyaktighet
review-mistake = Feil
review-blunder = Bukk
review-chance = Vinnersjanse: { $better } → { $after }
review-estimated = omtrent { $percent } %
review-won = vunnet, bevist
review-lost = tapt, bevist
review-drawn = remis, bevist
review-better = Bedre: { $line }
review-moments = Største øyeblikk: { $list }
review-ahead = { $from }–{ $to }: { $player } leder
review-even = { $from }–{ $to }: ingen leder
review-no-errors = Ingen feil funnet.
review-interrupted = Avbrutt. Dette vet vi så langt.
review-progress = Partiet gjennomgås: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: den korteste veien blir { $steps } skritt lengre.
   *[other] { $player }: den korteste veien blir { $steps } skritt lengre.
  }
fact-paths-longer = Sperren forlenger veien med { $steps } for { $player } og med { $ownSteps } for { $own }.
fact-fence-without-effect = Sperren gjør ingens vei lengre.
fact-no-closer = { $steps ->
    [one] Brikken kommer ikke nærmere: { $steps } skritt igjen.
   *[other] Brikken kommer ikke nærmere: { $steps } skritt igjen.
  }
fact-straight-jump-missed = Et rett hopp til { $square } var mulig.
fact-side-jump-missed = Et hopp til siden, til { $square }, var mulig.
fact-jumps = Hoppet til { $square } vinner to skritt.
fact-jump-allowed = { $player } kan nå hoppe til { $square }.
fact-race-decided = { $moves ->
    [one] Kappløpet er avgjort: { $player } er fremme { $moves } trekk før.
   *[other] Kappløpet er avgjort: { $player } er fremme { $moves } trekk før.
  }
fact-last-fence = { $player } har ingen sperre igjen.
fact-piece-sent-back = { $moves ->
    [one] { $player }: brikken på bane { $lane } sendes tilbake og taper { $moves } trekk.
   *[other] { $player }: brikken på bane { $lane } sendes tilbake og taper { $moves } trekk.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: brikken på bane { $lane } kan hoppes over i neste trekk og ville tape { $moves } trekk.
   *[other] { $player }: brikken på bane { $lane } kan hoppes over i neste trekk og ville tape { $moves } trekk.
  }
fact-race-lead = { $moves ->
    [one] { $player } leder kappløpet med { $moves } trekk.
   *[other] { $player } leder kappløpet med { $moves } trekk.
  }
fact-piece-home = { $player }: { $pieces } av 4 brikker i mål.
fact-win-missed = { $move } vinner med en gang.
fact-win-missed-lane = Bane { $lane } vinner med en gang.
fact-win-given-away = Den beviste gevinsten er borte.
fact-only-move = Bare { $move } holdt på gevinsten.
fact-only-lane = Bare bane { $lane } holdt på gevinsten.
