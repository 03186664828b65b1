### Партија

## Играчи

player-you = Ти
player-computer = Рачунар (ниво { $level })
player-computer-colour = { $colour } (рачунар, ниво { $level })
player-guest = Гост { $tag }
player-bot = Бот { $tag }

## Статусни ред

status-your-turn = Твој потез.
status-turn = На потезу: { $player }.
status-thinking = { $player } размишља…
status-won = Победа!
status-won-resigned = Победа! Противници су предали.
status-wins = { $player } побеђује.
status-wins-resigned = { $player } побеђује, остали су предали.
status-won-steps = { $steps ->
    [one] Победа! Предност: { $steps } корак.
    [few] Победа! Предност: { $steps } корака.
   *[other] Победа! Предност: { $steps } корака.
  }
status-wins-steps = { $steps ->
    [one] { $player } побеђује. Предност: { $steps } корак.
    [few] { $player } побеђује. Предност: { $steps } корака.
   *[other] { $player } побеђује. Предност: { $steps } корака.
  }
status-won-moves = { $moves ->
    [one] Победа! Предност: { $moves } потез.
    [few] Победа! Предност: { $moves } потеза.
   *[other] Победа! Предност: { $moves } потеза.
  }
status-wins-moves = { $moves ->
    [one] { $player } побеђује. Предност: { $moves } потез.
    [few] { $player } побеђује. Предност: { $moves } потеза.
   *[other] { $player } побеђује. Предност: { $moves } потеза.
  }
status-own-resigned = Предајеш партију. { $player } побеђује.
status-other-resigned = { $loser } предаје партију. Победа!
status-resigned = { $loser } предаје партију. { $player } побеђује.
status-own-time = Време ти је истекло. { $player } побеђује.
status-other-time = Време је истекло: { $loser }. Победа!
status-time = Време је истекло: { $loser }. { $player } побеђује.
status-won-time = Победа на време!
status-wins-time = { $player } побеђује на време.
status-repetition = Реми због понављања.
status-turn-limit = Реми: достигнуто ограничење потеза.
status-other-tab = Ову партију играш у другој картици. Овде можеш само да је пратиш.
time-ran-out = Време је истекло: { $player }.
looking-back-start = Преглед: почетак
looking-back-turn = Преглед: потез { $turn }
looking-back-note = Гледаш ранију позицију.

## Жреб

draw-title = Ко игра први?
draw-starts = { $player } игра први потез
draw-you-start = Први потез је твој

## Потези речима

said-move = { $player }: { $move }.
move-leaves = напушта партију
move-pawn = фигура на { $square }
move-fence-h = водоравна препрека изнад { $square }
move-fence-v = усправна препрека десно од { $square }
move-lane = стаза { $lane }
move-lane-spaces = стаза { $lane }, са поља { $from } на поље { $to }

## Дугмад поред табле

actions-label = Радње
action-undo = Врати потез
action-resign = Предај партију
action-resign-sure = Потврди предају
action-again = Реванш
after-label = Шта даље
action-level = Пробај ниво { $level }: { $name }
action-new-level = Промени ниво
action-share = Подели
action-turn = Окрени таблу
action-copy = Копирај потезе
action-copied = Копирано

## Списак потеза

moves-label = Потези
moves-none = Још нема потеза.
look-label = Преглед потеза
action-first = Први потез
action-back = Претходни потез
action-forward = Следећи потез
action-last = Последњи потез
action-live = Назад на игру
side-label = Потези и радње

## Бројеви поред имена

fences-left = { $fences ->
    [0] Без препрека
    [one] Још { $fences } препрека
    [few] Још { $fences } препреке
   *[other] Још { $fences } препрека
  }
steps-to-goal = { $steps ->
    [one] { $steps } корак
    [few] { $steps } корака
   *[other] { $steps } корака
  }
moves-needed = { $needs ->
    [one] Још { $needs } потез
    [few] Још { $needs } потеза
   *[other] Још { $needs } потеза
  }
pieces-home = На циљу { $home } од 4

## Табла за читаче екрана

board-label-quoridor = Табла за Quoridor. Стрелицама обилазиш поља, Enter помера фигуру на то поље. H и V узимају препреку, стрелице је намештају, R је окреће, Enter је поставља, Escape отказује.
board-label-squadro = Табла за Squadro. Тастери од 1 до 5 бирају стазу, лево и десно суседну, Enter помера њену фигуру.

## Шта препрека ради

effect-you = +{ $steps } теби
effect-them = +{ $steps } противнику
effect-seat = { $colour } +{ $steps }
effect-seat-you = ти +{ $steps }
effect-none = Никог не успорава

## Зашто потез није могућ

refused-game-over = Партија је завршена.
refused-already-there = Твоја фигура је већ ту.
refused-occupied = Фигура стоји на путу.
refused-fence-between = На путу је препрека { $fence }.
refused-straight-jump-possible = Скочи право на { $square }: дијагонално само ако право не може.
refused-pawn-behind = Не можеш да скочиш: одмах иза фигуре стоји још једна.
refused-too-far = Предалеко.
refused-no-fence-left = Немаш више препрека.
refused-off-board = Препрека мора цела да стане на таблу.
refused-overlaps = Преклапа се са препреком { $fence }.
refused-crosses = Укршта се са препреком { $fence }.
refused-cuts-off = { $player }: не би остао ниједан пут.
refused-cuts-off-you = Не би ти остао ниједан пут.
refused-not-your-piece = То није твоја фигура.
refused-piece-home = Та фигура је већ на циљу.
hint-frame = Препреке иду у жлебове.

## Трака за потврду

fence-bar = Изабрана препрека
fence-place = Постави
fence-turn = Окрени
fence-cancel = Откажи
fence-left = Лево
fence-right = Десно
fence-up = Горе
fence-down = Доле
piece-waits = Додирни поново за потез.
piece-move = Помери

## Испод курсора

fence-in-words = Препрека { $fence }: { $effect }
square-pawn = { $square }, фигура: { $colour }
square-target = { $square }, можеш да дођеш овде
piece-start = Стаза { $lane }: на почетном пољу, брзина { $speed }.
piece-turning = Стаза { $lane }: на пољу окрета, брзина { $speed }.
piece-home = Стаза { $lane }: на циљу.
piece-out = Стаза { $lane }: на пољу { $space }, у одласку, брзина { $speed }.
piece-back = Стаза { $lane }: на пољу { $space }, у повратку, брзина { $speed }.

## Шта ће урадити фигура у игри Squadro

landing-space = { $spaces ->
    [one] Прелази { $spaces } поље
    [few] Прелази { $spaces } поља
   *[other] Прелази { $spaces } поља
  }
landing-turning = Стиже на поље окрета
landing-home = Стиже на циљ
landing-none = Већ је на циљу
landing-sends-start = стаза { $lane }: назад на почетно поље
landing-sends-turning = стаза { $lane }: назад на поље окрета

## Режим за читач екрана

say-label = Табла речима
say-pawn = { $player }: фигура на { $square }.
say-steps = { $steps ->
    [one] До циља { $steps } корак.
    [few] До циља { $steps } корака.
   *[other] До циља { $steps } корака.
  }
say-fences = { $fences ->
    [0] Нема више препрека.
    [one] Преостаје { $fences } препрека.
    [few] Преостају { $fences } препреке.
   *[other] Преостаје { $fences } препрека.
  }
say-fences-h = Водоравне препреке, изнад: { $fences }.
say-fences-v = Усправне препреке, десно од: { $fences }.
say-no-fences = На табли нема препрека.
say-targets = Твоја фигура може на: { $squares }.
say-home = { $player }: на циљу { $home } од 4 фигуре.
say-needs = { $needs ->
    [one] До победе { $needs } потез.
    [few] До победе { $needs } потеза.
   *[other] До победе { $needs } потеза.
  }
type-label = Упиши потез
type-go = Одиграј
refused-unreadable = „{ $text }“ није потез.
how-quoridor = Упиши поље, на пример e2, или препреку, на пример e3h или e3v.
how-squadro = Упиши стазу, од 1 до 5.
