review-accuracy = { $player }: tikslumas { $percent } %
review-inaccuracy = Netikslumas
review-mistake = Klaida
review-blunder = Šiurkšti klaida
review-chance = Tikimybė laimėti: { $better } → { $after }
review-estimated = apie { $percent } %
review-won = laimėta, įrodyta
review-lost = pralaimėta, įrodyta
review-drawn = lygiosios, įrodyta
review-better = Geriau: { $line }
review-moments = Svarbiausi momentai: { $list }
review-ahead = { $from }–{ $to }: { $player } pirmauja
review-even = { $from }–{ $to }: niekas nepirmauja
review-no-errors = Klaidų nerasta.
review-interrupted = Nutraukta. Tai žinoma iki šiol.
review-progress = Partijos peržiūra: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: trumpiausias kelias pailgėja ({ $steps } žingsnis).
    [few] { $player }: trumpiausias kelias pailgėja ({ $steps } žingsniai).
    [many] { $player }: trumpiausias kelias pailgėja ({ $steps } žingsnio).
   *[other] { $player }: trumpiausias kelias pailgėja ({ $steps } žingsnių).
  }
fact-paths-longer = Barjeras pailgina kelius: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Barjeras niekam nepailgina kelio.
fact-no-closer = { $steps ->
    [one] Pėstininkas nepriartėja: liko { $steps } žingsnis.
    [few] Pėstininkas nepriartėja: liko { $steps } žingsniai.
    [many] Pėstininkas nepriartėja: liko { $steps } žingsnio.
   *[other] Pėstininkas nepriartėja: liko { $steps } žingsnių.
  }
fact-straight-jump-missed = Buvo galimas tiesus šuolis į { $square }.
fact-side-jump-missed = Buvo galimas šuolis į šoną, į { $square }.
fact-jumps = Šuolis į { $square } laimi du žingsnius.
fact-jump-allowed = { $player } dabar gali šokti į { $square }.
fact-race-decided = { $moves ->
    [one] Lenktynės nulemtos: { $player } atvyksta anksčiau ({ $moves } ėjimas).
    [few] Lenktynės nulemtos: { $player } atvyksta anksčiau ({ $moves } ėjimai).
    [many] Lenktynės nulemtos: { $player } atvyksta anksčiau ({ $moves } ėjimo).
   *[other] Lenktynės nulemtos: { $player } atvyksta anksčiau ({ $moves } ėjimų).
  }
fact-last-fence = { $player }: barjerų nebeliko.
fact-piece-sent-back = { $moves ->
    [one] { $player }: figūrėlė takelyje { $lane } grįžta atgal (nuostolis: { $moves } ėjimas).
    [few] { $player }: figūrėlė takelyje { $lane } grįžta atgal (nuostolis: { $moves } ėjimai).
    [many] { $player }: figūrėlė takelyje { $lane } grįžta atgal (nuostolis: { $moves } ėjimo).
   *[other] { $player }: figūrėlė takelyje { $lane } grįžta atgal (nuostolis: { $moves } ėjimų).
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: figūrėlę takelyje { $lane } galima tuoj pat peršokti (nuostolis: { $moves } ėjimas).
    [few] { $player }: figūrėlę takelyje { $lane } galima tuoj pat peršokti (nuostolis: { $moves } ėjimai).
    [many] { $player }: figūrėlę takelyje { $lane } galima tuoj pat peršokti (nuostolis: { $moves } ėjimo).
   *[other] { $player }: figūrėlę takelyje { $lane } galima tuoj pat peršokti (nuostolis: { $moves } ėjimų).
  }
fact-race-lead = { $moves ->
    [one] { $player } pirmauja lenktynėse ({ $moves } ėjimas).
    [few] { $player } pirmauja lenktynėse ({ $moves } ėjimai).
    [many] { $player } pirmauja lenktynėse ({ $moves } ėjimo).
   *[other] { $player } pirmauja lenktynėse ({ $moves } ėjimų).
  }
fact-piece-home = { $player }: namie { $pieces } iš 4 figūrėlių.
fact-win-missed = { $move } laimi iš karto.
fact-win-missed-lane = Takelis { $lane } laimi iš karto.
fact-win-given-away = Įrodyta pergalė prarasta.
fact-only-move = Tik { $move } išlaikė pergalę.
fact-only-lane = Tik takelis { $lane } išlaikė pergalę.
