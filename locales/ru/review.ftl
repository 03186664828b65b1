review-accuracy = { $player }: точность { $percent } %
review-inaccuracy = Неточность
review-mistake = Ошибка
review-blunder = Грубая ошибка
review-chance = Шансы на победу: { $better } → { $after }
review-estimated = около { $percent } %
review-won = победа, доказано
review-lost = поражение, доказано
review-drawn = ничья, доказано
review-better = Лучше: { $line }
review-moments = Главные моменты: { $list }
review-ahead = { $from }–{ $to }: { $player } впереди
review-even = { $from }–{ $to }: никто не впереди
review-no-errors = Ошибок не найдено.
review-interrupted = Прервано. Вот что известно к этому моменту.
review-progress = Разбор партии: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: кратчайший путь длиннее на { $steps } шаг.
    [few] { $player }: кратчайший путь длиннее на { $steps } шага.
    [many] { $player }: кратчайший путь длиннее на { $steps } шагов.
   *[other] { $player }: кратчайший путь длиннее на { $steps } шага.
  }
fact-paths-longer = Перегородка удлиняет пути: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Перегородка никому не удлиняет путь.
fact-no-closer = { $steps ->
    [one] Фишка не приближается: до цели { $steps } шаг.
    [few] Фишка не приближается: до цели { $steps } шага.
    [many] Фишка не приближается: до цели { $steps } шагов.
   *[other] Фишка не приближается: до цели { $steps } шага.
  }
fact-straight-jump-missed = Был возможен прямой прыжок на { $square }.
fact-side-jump-missed = Был возможен прыжок вбок на { $square }.
fact-jumps = Прыжок на { $square } выигрывает два шага.
fact-jump-allowed = { $player } теперь может прыгнуть на { $square }.
fact-race-decided = { $moves ->
    [one] Гонка решена: { $player } приходит раньше на { $moves } ход.
    [few] Гонка решена: { $player } приходит раньше на { $moves } хода.
    [many] Гонка решена: { $player } приходит раньше на { $moves } ходов.
   *[other] Гонка решена: { $player } приходит раньше на { $moves } хода.
  }
fact-last-fence = { $player }: перегородок не осталось.
fact-piece-sent-back = { $moves ->
    [one] { $player }: фишка на дорожке { $lane } возвращается и теряет { $moves } ход.
    [few] { $player }: фишка на дорожке { $lane } возвращается и теряет { $moves } хода.
    [many] { $player }: фишка на дорожке { $lane } возвращается и теряет { $moves } ходов.
   *[other] { $player }: фишка на дорожке { $lane } возвращается и теряет { $moves } хода.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: через фишку на дорожке { $lane } можно сразу перепрыгнуть, потеря составит { $moves } ход.
    [few] { $player }: через фишку на дорожке { $lane } можно сразу перепрыгнуть, потеря составит { $moves } хода.
    [many] { $player }: через фишку на дорожке { $lane } можно сразу перепрыгнуть, потеря составит { $moves } ходов.
   *[other] { $player }: через фишку на дорожке { $lane } можно сразу перепрыгнуть, потеря составит { $moves } хода.
  }
fact-race-lead = { $moves ->
    [one] { $player } впереди в гонке на { $moves } ход.
    [few] { $player } впереди в гонке на { $moves } хода.
    [many] { $player } впереди в гонке на { $moves } ходов.
   *[other] { $player } впереди в гонке на { $moves } хода.
  }
fact-piece-home = { $player }: дома { $pieces } из 4 фишек.
fact-win-missed = { $move } выигрывает сразу.
fact-win-missed-lane = Дорожка { $lane } выигрывает сразу.
fact-win-given-away = Доказанная победа упущена.
fact-only-move = Победу сохранял только ход { $move }.
fact-only-lane = Победу сохраняла только дорожка { $lane }.
