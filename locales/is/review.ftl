review-accuracy = { $player }: nákvæmni { $percent } %
review-inaccuracy = Ónákvæmni
review-mistake = Mistök
review-blunder = Afleikur
review-chance = Vinningslíkur: { $better } → { $after }
review-estimated = um { $percent } %
review-won = unnið, sannað
review-lost = tapað, sannað
review-drawn = jafntefli, sannað
review-better = Betra: { $line }
review-moments = Stærstu augnablikin: { $list }
review-ahead = { $from }–{ $to }: { $player } er á undan
review-even = { $from }–{ $to }: enginn er á undan
review-no-errors = Engin mistök fundust.
review-interrupted = Hætt var í miðju kafi. Þetta er vitað hingað til.
review-progress = Leikurinn er yfirfarinn: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: stysta leiðin lengist um { $steps } skref.
   *[other] { $player }: stysta leiðin lengist um { $steps } skref.
  }
fact-paths-longer = Veggurinn lengir leiðirnar: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Veggurinn lengir leið einskis.
fact-no-closer = { $steps ->
    [one] Peðið kemst ekki nær: { $steps } skref eftir.
   *[other] Peðið kemst ekki nær: { $steps } skref eftir.
  }
fact-straight-jump-missed = Hægt var að hoppa beint á { $square }.
fact-side-jump-missed = Hægt var að hoppa til hliðar á { $square }.
fact-jumps = Hoppið á { $square } vinnur tvö skref.
fact-jump-allowed = { $player } getur nú hoppað á { $square }.
fact-race-decided = { $moves ->
    [one] Kapphlaupið er ráðið: { $player } kemst fyrr í mark, munar um { $moves } leik.
   *[other] Kapphlaupið er ráðið: { $player } kemst fyrr í mark, munar um { $moves } leiki.
  }
fact-last-fence = { $player }: enginn veggur eftir.
fact-piece-sent-back = { $moves ->
    [one] { $player }: kubburinn á braut { $lane } fer til baka og tapar: { $moves } leik.
   *[other] { $player }: kubburinn á braut { $lane } fer til baka og tapar: { $moves } leiki.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: hægt er að hoppa strax yfir kubbinn á braut { $lane }, hann myndi tapa: { $moves } leik.
   *[other] { $player }: hægt er að hoppa strax yfir kubbinn á braut { $lane }, hann myndi tapa: { $moves } leiki.
  }
fact-race-lead = { $moves ->
    [one] { $player } er á undan í kapphlaupinu, munar um { $moves } leik.
   *[other] { $player } er á undan í kapphlaupinu, munar um { $moves } leiki.
  }
fact-piece-home = { $player }: { $pieces } af 4 kubbum komnir heim.
fact-win-missed = { $move } vinnur strax.
fact-win-missed-lane = Braut { $lane } vinnur strax.
fact-win-given-away = Sannaði vinningurinn er farinn.
fact-only-move = Aðeins { $move } hélt vinningnum.
fact-only-lane = Aðeins braut { $lane } hélt vinningnum.
