review-accuracy = { $player }: точност { $percent } %
review-inaccuracy = Неточност
review-mistake = Грешка
review-blunder = Груба грешка
review-chance = Шанс за победа: { $better } → { $after }
review-estimated = около { $percent } %
review-won = победа, доказана
review-lost = загуба, доказана
review-drawn = равенство, доказано
review-better = По-добре: { $line }
review-moments = Най-важни моменти: { $list }
review-ahead = { $from }–{ $to }: { $player } води
review-even = { $from }–{ $to }: никой не води
review-no-errors = Няма намерени грешки.
review-interrupted = Прекъснато. Това е известното досега.
review-progress = Преглед на играта: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: най-краткият път се удължава с { $steps } стъпка.
   *[other] { $player }: най-краткият път се удължава с { $steps } стъпки.
  }
fact-paths-longer = Преградата удължава пътищата: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Преградата не удължава ничий път.
fact-no-closer = { $steps ->
    [one] Пешката не се доближава: остават { $steps } стъпка.
   *[other] Пешката не се доближава: остават { $steps } стъпки.
  }
fact-straight-jump-missed = Беше възможен прав скок до { $square }.
fact-side-jump-missed = Беше възможен скок встрани до { $square }.
fact-jumps = Скокът до { $square } печели две стъпки.
fact-jump-allowed = { $player } вече може да скочи до { $square }.
fact-race-decided = { $moves ->
    [one] Надпреварата е решена: { $player } пристига с { $moves } ход по-рано.
   *[other] Надпреварата е решена: { $player } пристига с { $moves } хода по-рано.
  }
fact-last-fence = { $player } няма повече прегради.
fact-piece-sent-back = { $moves ->
    [one] { $player }: фигурата на пътека { $lane } е върната и губи { $moves } ход.
   *[other] { $player }: фигурата на пътека { $lane } е върната и губи { $moves } хода.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: фигурата на пътека { $lane } може да бъде прескочена веднага и би загубила { $moves } ход.
   *[other] { $player }: фигурата на пътека { $lane } може да бъде прескочена веднага и би загубила { $moves } хода.
  }
fact-race-lead = { $moves ->
    [one] { $player } води в надпреварата с { $moves } ход.
   *[other] { $player } води в надпреварата с { $moves } хода.
  }
fact-piece-home = { $player }: { $pieces } от 4 фигури са се прибрали.
fact-win-missed = { $move } печели веднага.
fact-win-missed-lane = Пътека { $lane } печели веднага.
fact-win-given-away = Доказаната победа е изпусната.
fact-only-move = Само { $move } запазваше победата.
fact-only-lane = Само пътека { $lane } запазваше победата.
