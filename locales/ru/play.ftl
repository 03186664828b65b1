### Партия

## Игроки

player-you = Вы
player-computer = Компьютер (уровень { $level })
player-computer-colour = { $colour } (компьютер, уровень { $level })
player-guest = Гость { $tag }
player-bot = Бот { $tag }

## Строка состояния

status-your-turn = Ваш ход.
status-turn = Ход: { $player }.
status-thinking = { $player }: обдумывает ход…
status-won = Вы победили!
status-won-resigned = Победа! Соперники сдались.
status-wins = Победа: { $player }.
status-wins-resigned = Победа: { $player }, остальные сдались.
status-won-steps = { $steps ->
    [one] Победа с перевесом в { $steps } шаг!
    [few] Победа с перевесом в { $steps } шага!
    [many] Победа с перевесом в { $steps } шагов!
   *[other] Победа с перевесом в { $steps } шага!
  }
status-wins-steps = { $steps ->
    [one] Победа: { $player }. Перевес — { $steps } шаг.
    [few] Победа: { $player }. Перевес — { $steps } шага.
    [many] Победа: { $player }. Перевес — { $steps } шагов.
   *[other] Победа: { $player }. Перевес — { $steps } шага.
  }
status-won-moves = { $moves ->
    [one] Победа с перевесом в { $moves } ход!
    [few] Победа с перевесом в { $moves } хода!
    [many] Победа с перевесом в { $moves } ходов!
   *[other] Победа с перевесом в { $moves } хода!
  }
status-wins-moves = { $moves ->
    [one] Победа: { $player }. Перевес — { $moves } ход.
    [few] Победа: { $player }. Перевес — { $moves } хода.
    [many] Победа: { $player }. Перевес — { $moves } ходов.
   *[other] Победа: { $player }. Перевес — { $moves } хода.
  }
status-own-resigned = Вы сдались. Победа: { $player }.
status-other-resigned = Сдача партии: { $loser }. Вы победили!
status-resigned = Сдача партии: { $loser }. Победа: { $player }.
status-own-time = Ваше время вышло. Победа: { $player }.
status-other-time = Время вышло: { $loser }. Вы победили!
status-time = Время вышло: { $loser }. Победа: { $player }.
status-won-time = Победа по времени!
status-wins-time = Победа по времени: { $player }.
status-repetition = Ничья: позиция повторилась.
status-turn-limit = Ничья: достигнут предел ходов.
status-other-tab = Эта партия идёт в другой вкладке. Здесь её можно только смотреть.
time-ran-out = Время вышло: { $player }.
looking-back-start = Просмотр: начало партии
looking-back-turn = Просмотр: ход { $turn }
looking-back-note = Вы смотрите одну из прошлых позиций.

## Жеребьёвка

draw-title = Кто ходит первым?
draw-starts = Первый ход: { $player }
draw-you-start = Первый ход — ваш

## Ходы словами

said-move = { $player }: { $move }.
move-leaves = выход из партии
move-pawn = фишка на { $square }
move-fence-h = горизонтальная перегородка над { $square }
move-fence-v = вертикальная перегородка справа от { $square }
move-lane = дорожка { $lane }
move-lane-spaces = дорожка { $lane }, с клетки { $from } на клетку { $to }

## Кнопки у поля

actions-label = Действия
action-undo = Отменить ход
action-resign = Сдаться
action-resign-sure = Точно сдаться
action-again = Реванш
after-label = Что дальше
action-level = Попробовать уровень { $level }: { $name }
action-new-level = Сменить уровень
action-share = Поделиться
action-turn = Повернуть поле
action-copy = Скопировать ходы
action-copied = Скопировано

## Список ходов

moves-label = Ходы
moves-none = Ходов ещё нет.
look-label = Просмотр ходов
action-first = К первому ходу
action-back = Предыдущий ход
action-forward = Следующий ход
action-last = К последнему ходу
action-live = Вернуться к игре
side-label = Ходы и действия

## Счёт у имени игрока

fences-left = { $fences ->
    [0] Перегородок нет
    [one] Ещё { $fences } перегородка
    [few] Ещё { $fences } перегородки
    [many] Ещё { $fences } перегородок
   *[other] Ещё { $fences } перегородки
  }
steps-to-goal = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
  }
moves-needed = { $needs ->
    [one] Ещё { $needs } ход
    [few] Ещё { $needs } хода
    [many] Ещё { $needs } ходов
   *[other] Ещё { $needs } хода
  }
pieces-home = Финиш: { $home } из 4

## Поле для экранного диктора

board-label-quoridor = Поле Quoridor. Стрелки — переход по клеткам, Enter — пойти туда фишкой. H и V — взять перегородку, стрелки — сдвинуть её, R — повернуть, Enter — поставить, Escape — отменить.
board-label-squadro = Поле Squadro. Клавиши от 1 до 5 — выбрать дорожку, влево и вправо — соседнюю, Enter — пойти фишкой.

## Что даст перегородка

effect-you = +{ $steps } вам
effect-them = +{ $steps } сопернику
effect-seat = { $colour } +{ $steps }
effect-seat-you = вы +{ $steps }
effect-none = Никого не задерживает

## Почему ход невозможен

refused-game-over = Партия окончена.
refused-already-there = Ваша фишка уже здесь.
refused-occupied = Здесь стоит фишка.
refused-fence-between = Мешает перегородка { $fence }.
refused-straight-jump-possible = Прыгайте прямо на { $square }: по диагонали — только если прямо нельзя.
refused-pawn-behind = Нельзя прыгнуть: сразу за фишкой стоит ещё одна.
refused-too-far = Слишком далеко.
refused-no-fence-left = У вас не осталось перегородок.
refused-off-board = Перегородка должна целиком лежать на поле.
refused-overlaps = Накладывается на перегородку { $fence }.
refused-crosses = Пересекает перегородку { $fence }.
refused-cuts-off = { $player }: не останется пути.
refused-cuts-off-you = У вас не останется пути.
refused-not-your-piece = Это не ваша фишка.
refused-piece-home = Эта фишка уже на финише.
hint-frame = Перегородки ставят в пазы.

## Полоса подтверждения

fence-bar = Выбранная перегородка
fence-place = Поставить
fence-turn = Повернуть
fence-cancel = Отменить
fence-left = Влево
fence-right = Вправо
fence-up = Вверх
fence-down = Вниз
piece-waits = Коснитесь ещё раз, чтобы пойти.
piece-move = Сделать ход

## Под курсором

fence-in-words = Перегородка { $fence }: { $effect }
square-pawn = { $square }, фишка: { $colour }
square-target = { $square }, сюда можно пойти
piece-start = Дорожка { $lane }: на линии старта, скорость { $speed }.
piece-turning = Дорожка { $lane }: на клетке разворота, скорость { $speed }.
piece-home = Дорожка { $lane }: на финише.
piece-out = Дорожка { $lane }: на клетке { $space }, на пути туда, скорость { $speed }.
piece-back = Дорожка { $lane }: на клетке { $space }, на пути обратно, скорость { $speed }.

## Что сделает фишка Squadro

landing-space = { $spaces ->
    [one] Пройдёт { $spaces } клетку
    [few] Пройдёт { $spaces } клетки
    [many] Пройдёт { $spaces } клеток
   *[other] Пройдёт { $spaces } клетки
  }
landing-turning = Дойдёт до клетки разворота
landing-home = Придёт на финиш
landing-none = Уже на финише
landing-sends-start = дорожка { $lane }: назад на линию старта
landing-sends-turning = дорожка { $lane }: назад на клетку разворота

## Режим экранного диктора

say-label = Поле словами
say-pawn = { $player }: фишка на { $square }.
say-steps = { $steps ->
    [one] До цели { $steps } шаг.
    [few] До цели { $steps } шага.
    [many] До цели { $steps } шагов.
   *[other] До цели { $steps } шага.
  }
say-fences = { $fences ->
    [0] Перегородок не осталось.
    [one] Осталась { $fences } перегородка.
    [few] Остались { $fences } перегородки.
    [many] Осталось { $fences } перегородок.
   *[other] Осталось { $fences } перегородки.
  }
say-fences-h = Горизонтальные перегородки — над клетками: { $fences }.
say-fences-v = Вертикальные перегородки — справа от клеток: { $fences }.
say-no-fences = На поле нет перегородок.
say-targets = Ваша фишка может пойти на клетки: { $squares }.
say-home = { $player }: на финише { $home } из 4 фишек.
say-needs = { $needs ->
    [one] До победы { $needs } ход.
    [few] До победы { $needs } хода.
    [many] До победы { $needs } ходов.
   *[other] До победы { $needs } хода.
  }
type-label = Введите ход
type-go = Сделать ход
refused-unreadable = «{ $text }» — это не ход.
how-quoridor = Введите клетку, например e2, или перегородку, например e3h или e3v.
how-squadro = Введите номер дорожки, от 1 до 5.
