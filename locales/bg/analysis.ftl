### Анализ и преглед на партия

## Начало на анализа

analysis-title = Дъска за анализ
analysis-intro = Нареди всякаква позиция или постави партия, за да я прегледаш.
analysis-players = { $game }, { $players } играчи
analysis-paste = Постави партия или позиция
analysis-paste-how = Запис на партия, списък с ходове, позиция или връзка към анализ.
analysis-file = Отвори файл
analysis-unreadable = Такава партия или позиция не е възможна:
analysis-of = { $game }: анализ
action-review = Прегледай партията
saved-review-label = Прегледай: { $game }, { $when }

## Оценка на позицията

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Оценка на партията
analysis-position = { $moves ->
    [0] Начало. { $evaluation }
   *[other] След ход { $moves }. { $evaluation }
  }
analysis-proven = доказано

## Прегледът

analysis-card = Преглед
analysis-better = По-добре
analysis-moments = Най-важни моменти
analysis-leads = Кой е водел
analysis-next-error = Следваща грешка
analysis-stop = Спри
analysis-try = Опитай пак
analysis-try-find = Намери по-добър ход за { $player }.
analysis-try-checking = Проверка на { $move }…
analysis-try-kept = Да! { $move } запазва резултата.
analysis-try-lost = { $move } също изпуска нещо.
analysis-try-show = Покажи по-добрия ход

## Вариантите на компютъра

analysis-engine = Компютър
analysis-lines = Варианти
analysis-paths = Покажи пътищата
analysis-depth = Дълбочина { $depth } · { $speed }/с
analysis-source = { $source ->
    [tablebase] Точно: таблиците на сървъра
    [endgame] Точно: решен ендшпил
    [book] От дебютната книга
   *[search] Оценка чрез пресмятане
  }

## Варианти, знаци и коментари

analysis-variation = Вариант
analysis-marks = Отбележи този ход
analysis-glyph = { $glyph ->
    [brilliant] Блестящ ход
    [good] Добър ход
    [interesting] Интересен ход
    [dubious] Съмнителен ход
    [mistake] Грешка
   *[blunder] Груба грешка
  }
analysis-comment = Коментар (само на това устройство)
analysis-promote = Направи го основен
analysis-delete = Изтрий оттук нататък

## Игра от тази позиция

analysis-play-on = Играй оттук
analysis-away = Няма връзка със сървъра в момента.

## Нареждане на позиция

analysis-edit = Промени позицията
analysis-analyse = Анализирай
analysis-edit-how = { $game ->
    [quoridor] Плъзгай пешки и прегради. Щракни върху жлеб, за да поставиш преграда, или върху преграда, за да я махнеш.
   *[squadro] Плъзгай фигурите по пътеките им. Щракни върху фигура, за да я обърнеш. 0 е началното поле, 6 – полето за обръщане, 12 – прибрана.
  }
analysis-rack = Плъзни върху дъската
analysis-square = Квадратче
analysis-fences-left = Още прегради
analysis-fences = Прегради на дъската
analysis-lane = Пътека { $lane }
analysis-to-move = На ход
analysis-position-string = Позиция

## Защо такава позиция не е възможна

problem-unreadable = Това не може да се прочете: „{ $word }“
problem-players = Броят на играчите не може да е { $given }.
problem-turn = { $player }: извън играта, не може да е на ход.
problem-same-square = Две пешки на { $square }.
problem-nobody-plays = Никой не играе.
problem-off-board = Преграда { $fence } излиза извън дъската.
problem-fences = Прегради { $one } и { $other } си пречат.
problem-too-many-left = { $player }: най-много { $most } оставащи прегради.
problem-too-many-fences = Прегради: { $given }, а в играта са { $most }.
problem-no-path = Няма път за { $player }.
problem-several-winners = Победителят може да е само един.
problem-winner-to-move = { $player }: вече има победа, не може да е на ход.
problem-progress = { $player }: фигурата на пътека { $lane } не може да е там.
problem-left = { $player }: играта не може да е напусната.
problem-shared-crossing = Две фигури на едно кръстовище: пътеки { $one } и { $other }.
problem-five-home = { $player }: не може да са прибрани пет фигури.
