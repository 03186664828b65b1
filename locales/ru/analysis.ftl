### Анализ и разбор партии

## Начало анализа

analysis-title = Поле для анализа
analysis-intro = Составьте любую позицию или вставьте партию, чтобы разобрать её.
analysis-players = { $game }, игроков: { $players }
analysis-paste = Вставьте партию или позицию
analysis-paste-how = Запись партии, список ходов, позиция или ссылка на анализ.
analysis-file = Открыть файл
analysis-unreadable = Такой партии или позиции быть не может:
analysis-of = { $game }: анализ
action-review = Разобрать партию
saved-review-label = Разобрать: { $game }, { $when }

## Оценка позиции

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Оценка по ходу партии
analysis-position = { $moves ->
    [0] Начало. { $evaluation }
   *[other] После хода { $moves }. { $evaluation }
  }
analysis-proven = доказано

## Разбор

analysis-card = Разбор
analysis-better = Лучше
analysis-moments = Главные моменты
analysis-leads = Кто был впереди
analysis-next-error = Следующая ошибка
analysis-stop = Остановить
analysis-try = Попробовать ещё раз
analysis-try-find = Найдите ход лучше. Ходят: { $player }.
analysis-try-checking = Проверяем { $move }…
analysis-try-kept = Да! { $move } сохраняет результат.
analysis-try-lost = { $move } тоже кое-что упускает.
analysis-try-show = Показать лучший ход

## Варианты компьютера

analysis-engine = Компьютер
analysis-lines = Варианты
analysis-paths = Показать пути
analysis-depth = Глубина { $depth } · { $speed }/с
analysis-source = { $source ->
    [tablebase] Точно: таблицы на сервере
    [endgame] Точно: решённый эндшпиль
    [book] Из дебютной книги
   *[search] Оценка по перебору ходов
  }

## Варианты, знаки и комментарии

analysis-variation = Вариант
analysis-marks = Оценить этот ход
analysis-glyph = { $glyph ->
    [brilliant] Блестящий ход
    [good] Хороший ход
    [interesting] Интересный ход
    [dubious] Сомнительный ход
    [mistake] Ошибка
   *[blunder] Грубая ошибка
  }
analysis-comment = Комментарий (только на этом устройстве)
analysis-promote = Сделать главной линией
analysis-delete = Удалить с этого хода

## Игра с этой позиции

analysis-play-on = Играть отсюда
analysis-away = Сервер сейчас недоступен.

## Составление позиции

analysis-edit = Изменить позицию
analysis-analyse = Анализировать
analysis-edit-how = { $game ->
    [quoridor] Перетаскивайте фишки и перегородки. Щёлкните по пазу, чтобы поставить перегородку, или по перегородке, чтобы её убрать.
   *[squadro] Перетаскивайте фишки по дорожкам. Щёлкните по фишке, чтобы её развернуть. 0 — линия старта, 6 — клетка разворота, 12 — финиш.
  }
analysis-rack = Перетащите на поле
analysis-square = Клетка
analysis-fences-left = Ещё перегородок
analysis-fences = Перегородки на поле
analysis-lane = Дорожка { $lane }
analysis-to-move = Чей ход
analysis-position-string = Позиция

## Почему такой позиции быть не может

problem-unreadable = Это не удалось прочитать: «{ $word }»
problem-players = Число игроков не подходит: { $given }.
problem-turn = { $player }: не в игре, ходить нельзя.
problem-same-square = Две фишки на { $square }.
problem-nobody-plays = Никто не играет.
problem-off-board = Перегородка { $fence } выходит за край поля.
problem-fences = Перегородки { $one } и { $other } мешают друг другу.
problem-too-many-left = { $player }: в запасе не больше { $most } перегородок.
problem-too-many-fences = Перегородок { $given }, а в игре их { $most }.
problem-no-path = { $player }: нет пути к цели.
problem-several-winners = Победить может только один игрок.
problem-winner-to-move = { $player }: уже победа, ходить нельзя.
problem-progress = { $player }: фишка на дорожке { $lane } не может там стоять.
problem-left = { $player }: выбыть из этой игры нельзя.
problem-shared-crossing = Две фишки на одном пересечении: дорожки { $one } и { $other }.
problem-five-home = { $player }: пять фишек на финише быть не может.
