review-accuracy = { $player }: прецизност { $percent } %
review-inaccuracy = Непрецизност
review-mistake = Грешка
review-blunder = Груба грешка
review-chance = Изгледи за победу: { $better } → { $after }
review-estimated = око { $percent } %
review-won = победа, доказано
review-lost = пораз, доказано
review-drawn = реми, доказано
review-better = Боље: { $line }
review-moments = Највећи тренуци: { $list }
review-ahead = { $from }–{ $to }: { $player } води
review-even = { $from }–{ $to }: нико не води
review-no-errors = Нема пронађених грешака.
review-interrupted = Прекинуто. Ово је засад познато.
review-progress = Преглед партије: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: најкраћи пут се продужава за { $steps } корак.
    [few] { $player }: најкраћи пут се продужава за { $steps } корака.
   *[other] { $player }: најкраћи пут се продужава за { $steps } корака.
  }
fact-paths-longer = Препрека продужава путеве: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Препрека никоме не продужава пут.
fact-no-closer = { $steps ->
    [one] Фигура се не приближава: до циља { $steps } корак.
    [few] Фигура се не приближава: до циља { $steps } корака.
   *[other] Фигура се не приближава: до циља { $steps } корака.
  }
fact-straight-jump-missed = Био је могућ прав скок на { $square }.
fact-side-jump-missed = Био је могућ скок у страну на { $square }.
fact-jumps = Скок на { $square } доноси два корака.
fact-jump-allowed = { $player } сада може да скочи на { $square }.
fact-race-decided = { $moves ->
    [one] Трка је одлучена: { $player } стиже раније за { $moves } потез.
    [few] Трка је одлучена: { $player } стиже раније за { $moves } потеза.
   *[other] Трка је одлучена: { $player } стиже раније за { $moves } потеза.
  }
fact-last-fence = { $player }: нема више препрека.
fact-piece-sent-back = { $moves ->
    [one] { $player }: фигура на стази { $lane } се враћа и губи { $moves } потез.
    [few] { $player }: фигура на стази { $lane } се враћа и губи { $moves } потеза.
   *[other] { $player }: фигура на стази { $lane } се враћа и губи { $moves } потеза.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: фигура на стази { $lane } може одмах бити прескочена и изгубила би { $moves } потез.
    [few] { $player }: фигура на стази { $lane } може одмах бити прескочена и изгубила би { $moves } потеза.
   *[other] { $player }: фигура на стази { $lane } може одмах бити прескочена и изгубила би { $moves } потеза.
  }
fact-race-lead = { $moves ->
    [one] { $player } у трци води за { $moves } потез.
    [few] { $player } у трци води за { $moves } потеза.
   *[other] { $player } у трци води за { $moves } потеза.
  }
fact-piece-home = { $player }: код куће { $pieces } од 4 фигуре.
fact-win-missed = { $move } одмах побеђује.
fact-win-missed-lane = Стаза { $lane } одмах побеђује.
fact-win-given-away = Доказана победа је изгубљена.
fact-only-move = Само је { $move } чувао победу.
fact-only-lane = Само је стаза { $lane } чувала победу.
