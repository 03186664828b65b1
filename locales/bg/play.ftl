### Партията

## Играчи

player-you = Ти
player-computer = Компютър (ниво { $level })
player-computer-colour = { $colour } (компютър, ниво { $level })
player-guest = Гост { $tag }
player-bot = Бот { $tag }

## Ред за състоянието

status-your-turn = Твой ред е.
status-turn = На ход: { $player }.
status-thinking = { $player }: обмисля хода…
status-won = Победа!
status-won-resigned = Победа! Противниците се предадоха.
status-wins = Победа за { $player }.
status-wins-resigned = Победа за { $player }, другите се предадоха.
status-won-steps = { $steps ->
    [one] Победа с { $steps } стъпка преднина!
   *[other] Победа с { $steps } стъпки преднина!
  }
status-wins-steps = { $steps ->
    [one] Победа за { $player } с { $steps } стъпка преднина.
   *[other] Победа за { $player } с { $steps } стъпки преднина.
  }
status-won-moves = { $moves ->
    [one] Победа с { $moves } ход преднина!
   *[other] Победа с { $moves } хода преднина!
  }
status-wins-moves = { $moves ->
    [one] Победа за { $player } с { $moves } ход преднина.
   *[other] Победа за { $player } с { $moves } хода преднина.
  }
status-own-resigned = Ти се предаде. Победа за { $player }.
status-other-resigned = Партията е предадена от { $loser }. Победа за теб!
status-resigned = Партията е предадена от { $loser }. Победа за { $player }.
status-own-time = Времето ти изтече. Победа за { $player }.
status-other-time = Времето на { $loser } изтече. Победа за теб!
status-time = Времето на { $loser } изтече. Победа за { $player }.
status-won-time = Победа по време!
status-wins-time = Победа по време за { $player }.
status-repetition = Реми поради повторение.
status-turn-limit = Реми: достигнат е лимитът на ходовете.
status-other-tab = Играеш тази партия в друг раздел. Тук можеш само да я гледаш.
time-ran-out = Времето на { $player } изтече.
looking-back-start = Преглед: началото
looking-back-turn = Преглед: ход { $turn }
looking-back-note = Гледаш по-ранна позиция.

## Жребий

draw-title = Кой започва?
draw-starts = Първият ход е за { $player }
draw-you-start = Първият ход е твой

## Ходове с думи

said-move = { $player }: { $move }.
move-leaves = излизане от партията
move-pawn = пешка на { $square }
move-fence-h = хоризонтална преграда над { $square }
move-fence-v = вертикална преграда вдясно от { $square }
move-lane = пътека { $lane }
move-lane-spaces = пътека { $lane }, от поле { $from } до поле { $to }

## Бутони до дъската

actions-label = Действия
action-undo = Върни хода
action-resign = Предай се
action-resign-sure = Потвърди предаването
action-again = Реванш
after-label = Какво следва
action-level = Опитай ниво { $level }: { $name }
action-new-level = Смени нивото
action-share = Сподели
action-turn = Завърти дъската
action-copy = Копирай ходовете
action-copied = Копирано

## Списък на ходовете

moves-label = Ходове
moves-none = Още няма ходове.
look-label = Преглед на ходовете
action-first = Първи ход
action-back = Предишен ход
action-forward = Следващ ход
action-last = Последен ход
action-live = Обратно към играта
side-label = Ходове и действия

## Бройки до името

fences-left = { $fences ->
    [0] Без прегради
    [one] Остава { $fences } преграда
   *[other] Остават { $fences } прегради
  }
steps-to-goal = { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
  }
moves-needed = { $needs ->
    [one] Остава { $needs } ход
   *[other] Остават { $needs } хода
  }
pieces-home = Прибрани { $home } от 4

## Дъската за екранни четци

board-label-quoridor = Дъска за Quoridor. Със стрелките обхождаш квадратчетата, с Enter местиш пешката там. С H и V вземаш преграда, със стрелките я наместваш, с R я завърташ, с Enter я поставяш, с Escape отказваш.
board-label-squadro = Дъска за Squadro. Клавишите от 1 до 5 избират пътека, стрелките наляво и надясно – съседната, Enter мести фигурата ѝ.

## Какво прави преградата

effect-you = +{ $steps } за теб
effect-them = +{ $steps } за противника
effect-seat = { $colour } +{ $steps }
effect-seat-you = ти +{ $steps }
effect-none = Не бави никого

## Защо ходът е невъзможен

refused-game-over = Партията приключи.
refused-already-there = Пешката ти вече е там.
refused-occupied = На пътя стои пешка.
refused-fence-between = На пътя е преграда { $fence }.
refused-straight-jump-possible = Скочи направо на { $square }: по диагонал само ако направо не може.
refused-pawn-behind = Не можеш да скочиш: точно зад пешката стои друга.
refused-too-far = Твърде далеч.
refused-no-fence-left = Нямаш повече прегради.
refused-off-board = Преградата трябва да се побере на дъската.
refused-overlaps = Застъпва преграда { $fence }.
refused-crosses = Пресича преграда { $fence }.
refused-cuts-off = Няма да остане път за { $player }.
refused-cuts-off-you = Няма да остане път за теб.
refused-not-your-piece = Тази фигура не е твоя.
refused-piece-home = Тази фигура вече е прибрана.
hint-frame = Преградите се слагат в жлебовете.

## Лента за потвърждаване

fence-bar = Избрана преграда
fence-place = Постави
fence-turn = Завърти
fence-cancel = Откажи
fence-left = Наляво
fence-right = Надясно
fence-up = Нагоре
fence-down = Надолу
piece-waits = Докосни пак, за да я преместиш.
piece-move = Премести

## Под курсора

fence-in-words = Преграда { $fence }: { $effect }
square-pawn = { $square }, пешка: { $colour }
square-target = { $square }, можеш да отидеш тук
piece-start = Пътека { $lane }: на началното поле, скорост { $speed }.
piece-turning = Пътека { $lane }: на полето за обръщане, скорост { $speed }.
piece-home = Пътека { $lane }: прибрана.
piece-out = Пътека { $lane }: на поле { $space }, на отиване, скорост { $speed }.
piece-back = Пътека { $lane }: на поле { $space }, на връщане, скорост { $speed }.

## Какво ще направи фигура в Squadro

landing-space = { $spaces ->
    [one] Изминава { $spaces } поле
   *[other] Изминава { $spaces } полета
  }
landing-turning = Стига до полето за обръщане
landing-home = Прибира се
landing-none = Вече е прибрана
landing-sends-start = пътека { $lane }: назад на началното поле
landing-sends-turning = пътека { $lane }: назад на полето за обръщане

## Режим за екранен четец

say-label = Дъската с думи
say-pawn = { $player }: пешка на { $square }.
say-steps = { $steps ->
    [one] До целта остава { $steps } стъпка.
   *[other] До целта остават { $steps } стъпки.
  }
say-fences = { $fences ->
    [0] Няма останали прегради.
    [one] Остава { $fences } преграда.
   *[other] Остават { $fences } прегради.
  }
say-fences-h = Хоризонтални прегради, над: { $fences }.
say-fences-v = Вертикални прегради, вдясно от: { $fences }.
say-no-fences = На дъската няма прегради.
say-targets = Пешката ти може да отиде на: { $squares }.
say-home = { $player }: прибрани { $home } от 4 фигури.
say-needs = { $needs ->
    [one] До победата остава { $needs } ход.
   *[other] До победата остават { $needs } хода.
  }
type-label = Въведи ход
type-go = Играй
refused-unreadable = „{ $text }“ не е ход.
how-quoridor = Въведи квадратче, например e2, или преграда, например e3h или e3v.
how-squadro = Въведи пътека, от 1 до 5.
