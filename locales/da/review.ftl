review-accuracy = { $player }: præcision { $percent } %
review-inaccuracy = Unøjagtighed
review-mistake = Fejl
review-blunder = Bommert
review-chance = Vinderchance: { $better } → { $after }
review-estimated = ca. { $percent } %
review-won = vundet, bevist
review-lost = tabt, bevist
review-drawn = remis, bevist
review-better = Bedre: { $line }
review-moments = Største øjeblikke: { $list }
review-ahead = { $from }–{ $to }: { $player } er foran
review-even = { $from }–{ $to }: ingen er foran
review-no-errors = Ingen fejl fundet.
review-interrupted = Afbrudt. Dette vides indtil nu.
review-progress = Partiet gennemgås: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: den korteste vej bliver { $steps } skridt længere.
   *[other] { $player }: den korteste vej bliver { $steps } skridt længere.
  }
fact-paths-longer = Forhindringen forlænger vejen med { $steps } for { $player } og med { $ownSteps } for { $own }.
fact-fence-without-effect = Forhindringen gør ingens vej længere.
fact-no-closer = { $steps ->
    [one] Brikken kommer ikke nærmere: { $steps } skridt tilbage.
   *[other] Brikken kommer ikke nærmere: { $steps } skridt tilbage.
  }
fact-straight-jump-missed = Et lige spring til { $square } var muligt.
fact-side-jump-missed = Et spring til siden, til { $square }, var muligt.
fact-jumps = Springet til { $square } vinder to skridt.
fact-jump-allowed = { $player } kan nu springe til { $square }.
fact-race-decided = { $moves ->
    [one] Kapløbet er afgjort: { $player } er fremme { $moves } træk før.
   *[other] Kapløbet er afgjort: { $player } er fremme { $moves } træk før.
  }
fact-last-fence = { $player } har ingen forhindringer tilbage.
fact-piece-sent-back = { $moves ->
    [one] { $player }: brikken på bane { $lane } sendes tilbage og mister { $moves } træk.
   *[other] { $player }: brikken på bane { $lane } sendes tilbage og mister { $moves } træk.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: brikken på bane { $lane } kan springes over i næste tur og ville miste { $moves } træk.
   *[other] { $player }: brikken på bane { $lane } kan springes over i næste tur og ville miste { $moves } træk.
  }
fact-race-lead = { $moves ->
    [one] { $player } er { $moves } træk foran i kapløbet.
   *[other] { $player } er { $moves } træk foran i kapløbet.
  }
fact-piece-home = { $player }: { $pieces } af 4 brikker i mål.
fact-win-missed = { $move } vinder straks.
fact-win-missed-lane = Bane { $lane } vinder straks.
fact-win-given-away = Den beviste gevinst er væk.
fact-only-move = Kun { $move } holdt gevinsten.
fact-only-lane = Kun bane { $lane } holdt gevinsten.
