review-accuracy = { $player }: pontosság { $percent } %
review-inaccuracy = Pontatlanság
review-mistake = Hiba
review-blunder = Durva hiba
review-chance = Nyerési esély: { $better } → { $after }
review-estimated = körülbelül { $percent } %
review-won = nyert, bizonyított
review-lost = vesztett, bizonyított
review-drawn = döntetlen, bizonyított
review-better = Jobb: { $line }
review-moments = Legnagyobb pillanatok: { $list }
review-ahead = { $from }–{ $to }: { $player } vezet
review-even = { $from }–{ $to }: senki sem vezet
review-no-errors = Nincs hiba.
review-interrupted = Megszakítva. Eddig ennyit tudunk.
review-progress = A játszma áttekintése: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: a legrövidebb út hosszabb lesz: { $steps } lépés.
   *[other] { $player }: a legrövidebb út hosszabb lesz: { $steps } lépés.
  }
fact-paths-longer = Az akadály meghosszabbítja az utakat: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Az akadály senkinek az útját nem hosszabbítja meg.
fact-no-closer = { $steps ->
    [one] A bábu nem kerül közelebb: még { $steps } lépés.
   *[other] A bábu nem kerül közelebb: még { $steps } lépés.
  }
fact-straight-jump-missed = Lehetett volna egyenesen ugrani ide: { $square }.
fact-side-jump-missed = Lehetett volna oldalra ugrani ide: { $square }.
fact-jumps = Az ugrás ide: { $square }, két lépést nyer.
fact-jump-allowed = { $player } most ugorhat ide: { $square }.
fact-race-decided = { $moves ->
    [one] A verseny eldőlt: { $player } ér be előbb, a különbség { $moves } lépés.
   *[other] A verseny eldőlt: { $player } ér be előbb, a különbség { $moves } lépés.
  }
fact-last-fence = { $player }: nincs több akadály.
fact-piece-sent-back = { $moves ->
    [one] { $player }: a(z) { $lane }. sáv eleme visszakerül, vesztesége { $moves } lépés.
   *[other] { $player }: a(z) { $lane }. sáv eleme visszakerül, vesztesége { $moves } lépés.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: a(z) { $lane }. sáv elemét a következő lépésben át lehet ugrani, vesztesége { $moves } lépés lenne.
   *[other] { $player }: a(z) { $lane }. sáv elemét a következő lépésben át lehet ugrani, vesztesége { $moves } lépés lenne.
  }
fact-race-lead = { $moves ->
    [one] { $player } vezet a versenyben, a különbség { $moves } lépés.
   *[other] { $player } vezet a versenyben, a különbség { $moves } lépés.
  }
fact-piece-home = { $player }: 4 elemből { $pieces } ért haza.
fact-win-missed = { $move } azonnal nyer.
fact-win-missed-lane = { $lane }. sáv: azonnal nyer.
fact-win-given-away = A bizonyított nyerés elúszott.
fact-only-move = Csak { $move } tartotta meg a nyerést.
fact-only-lane = A nyerést csak a(z) { $lane }. sáv tartotta meg.
