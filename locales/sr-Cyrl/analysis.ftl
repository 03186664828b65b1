### Анализа и преглед партије

## Почетак анализе

analysis-title = Табла за анализу
analysis-intro = Постави било коју позицију или налепи партију да је прегледаш.
analysis-players = { $game }, играча: { $players }
analysis-paste = Налепи партију или позицију
analysis-paste-how = Запис партије, списак потеза, позиција или линк до анализе.
analysis-file = Отвори датотеку
analysis-unreadable = Таква партија или позиција није могућа:
analysis-of = { $game }: анализа
action-review = Прегледај партију
saved-review-label = Прегледај: { $game }, { $when }

## Процена позиције

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Процена кроз партију
analysis-position = { $moves ->
    [0] Почетак. { $evaluation }
   *[other] После потеза { $moves }. { $evaluation }
  }
analysis-proven = доказано

## Преглед

analysis-card = Преглед
analysis-better = Боље
analysis-moments = Највећи тренуци
analysis-leads = Ко је водио
analysis-next-error = Следећа грешка
analysis-stop = Заустави
analysis-try = Покушај поново
analysis-try-find = Нађи бољи потез. Игра: { $player }.
analysis-try-checking = Провера потеза { $move }…
analysis-try-kept = Да! { $move } чува резултат.
analysis-try-lost = И { $move } нешто испушта.
analysis-try-show = Прикажи бољи потез

## Варијанте рачунара

analysis-engine = Рачунар
analysis-lines = Варијанте
analysis-paths = Прикажи путеве
analysis-depth = Дубина { $depth } · { $speed }/с
analysis-source = { $source ->
    [tablebase] Тачно: база сервера
    [endgame] Тачно: решена завршница
    [book] Из књиге отварања
   *[search] Процена претрагом
  }

## Варијанте, ознаке и коментари

analysis-variation = Варијанта
analysis-marks = Означи овај потез
analysis-glyph = { $glyph ->
    [brilliant] Бриљантан потез
    [good] Добар потез
    [interesting] Занимљив потез
    [dubious] Сумњив потез
    [mistake] Грешка
   *[blunder] Груба грешка
  }
analysis-comment = Коментар (остаје на овом уређају)
analysis-promote = Учини главном
analysis-delete = Избриши одавде

## Наставак игре

analysis-play-on = Играј одавде
analysis-away = Сервер тренутно није доступан.

## Постављање позиције

analysis-edit = Уреди позицију
analysis-analyse = Анализирај
analysis-edit-how = { $game ->
    [quoridor] Превлачи фигуре и препреке. Кликни на жлеб да поставиш препреку, а на препреку да је уклониш.
   *[squadro] Превлачи фигуре по стазама. Кликни на фигуру да је окренеш. 0 је почетно поље, 6 поље окрета, 12 циљ.
  }
analysis-rack = Превуци на таблу
analysis-square = Поље
analysis-fences-left = Још препрека
analysis-fences = Препреке на табли
analysis-lane = Стаза { $lane }
analysis-to-move = На потезу
analysis-position-string = Позиција

## Зашто позиција није могућа

problem-unreadable = Ово се не може прочитати: „{ $word }“
problem-players = Број играча не може бити { $given }.
problem-turn = { $player } не игра и не може бити на потезу.
problem-same-square = Две фигуре на { $square }.
problem-nobody-plays = Нико не игра.
problem-off-board = Препрека { $fence } излази са табле.
problem-fences = Препреке { $one } и { $other } сметају једна другој.
problem-too-many-left = { $player } може имати још највише { $most } препрека.
problem-too-many-fences = Препрека: { $given }, а у игри их је { $most }.
problem-no-path = { $player }: нема пута до циља.
problem-several-winners = Само један играч може да победи.
problem-winner-to-move = { $player } већ има победу и не може бити на потезу.
problem-progress = { $player }: фигура на стази { $lane } не може бити ту.
problem-left = { $player } не може бити ван игре.
problem-shared-crossing = Две фигуре на истом укрштању: стазе { $one } и { $other }.
problem-five-home = { $player } не може имати пет фигура на циљу.
