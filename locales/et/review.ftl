review-accuracy = { $player }: täpsus { $percent } %
review-inaccuracy = Ebatäpsus
review-mistake = Viga
review-blunder = Ränk viga
review-chance = Võiduvõimalus: { $better } → { $after }
review-estimated = umbes { $percent } %
review-won = võit, tõestatud
review-lost = kaotus, tõestatud
review-drawn = viik, tõestatud
review-better = Parem: { $line }
review-moments = Suurimad hetked: { $list }
review-ahead = { $from }–{ $to }: { $player } on ees
review-even = { $from }–{ $to }: keegi pole ees
review-no-errors = Vigu ei leitud.
review-interrupted = Katkestatud. See on seni teada.
review-progress = Partii ülevaade: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: lühim tee pikeneb: { $steps } samm.
   *[other] { $player }: lühim tee pikeneb: { $steps } sammu.
  }
fact-paths-longer = Tara pikendab teid: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Tara ei pikenda kellegi teed.
fact-no-closer = { $steps ->
    [one] Nupp ei jõua lähemale: veel { $steps } samm.
   *[other] Nupp ei jõua lähemale: veel { $steps } sammu.
  }
fact-straight-jump-missed = Otsehüpe ruudule { $square } oli võimalik.
fact-side-jump-missed = Külghüpe ruudule { $square } oli võimalik.
fact-jumps = Hüpe ruudule { $square } võidab kaks sammu.
fact-jump-allowed = { $player } saab nüüd hüpata ruudule { $square }.
fact-race-decided = { $moves ->
    [one] Võidujooks on otsustatud: { $player } jõuab kohale varem, vahe on { $moves } käik.
   *[other] Võidujooks on otsustatud: { $player } jõuab kohale varem, vahe on { $moves } käiku.
  }
fact-last-fence = { $player }: ühtegi tara pole alles.
fact-piece-sent-back = { $moves ->
    [one] { $player }: nupp rajal { $lane } saadetakse tagasi ja kaotab { $moves } käik.
   *[other] { $player }: nupp rajal { $lane } saadetakse tagasi ja kaotab { $moves } käiku.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: üle nupu rajal { $lane } saab kohe hüpata, see kaotaks { $moves } käik.
   *[other] { $player }: üle nupu rajal { $lane } saab kohe hüpata, see kaotaks { $moves } käiku.
  }
fact-race-lead = { $moves ->
    [one] { $player } on võidujooksus ees, vahe on { $moves } käik.
   *[other] { $player } on võidujooksus ees, vahe on { $moves } käiku.
  }
fact-piece-home = { $player }: neljast nupust on kohal { $pieces }.
fact-win-missed = { $move } võidab kohe.
fact-win-missed-lane = Rada { $lane } võidab kohe.
fact-win-given-away = Tõestatud võit on läinud.
fact-only-move = Ainult { $move } hoidis võitu.
fact-only-lane = Ainult rada { $lane } hoidis võitu.
