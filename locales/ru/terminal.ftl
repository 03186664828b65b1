### Игра в терминале

## Игроки и приглашение

terminal-player = Игрок { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Партия окончена

## Начало

terminal-welcome = Играйте с компьютером или с друзьями за одной клавиатурой.
terminal-try = Попробуйте:
terminal-which-game = Какая игра? { $answers }
terminal-how-many-players = Сколько игроков? { $answers }
terminal-opponent = Соперник? Уровень компьютера от 1 ({ $weakest }) до 8 ({ $strongest }) или { $friends }
terminal-type-help = Введите { $help }, чтобы увидеть все команды.
terminal-first-drawn = Первый ход по жребию: { $player }.

## Как ввести ход

terminal-how-quoridor = Введите клетку для хода (e2) или перегородку: клетку слева внизу от неё и h или v (e3h).

## Справка

terminal-help-legal = показать возможные ходы
terminal-help-board = показать поле ещё раз
terminal-help-undo = отменить последний ход
terminal-help-resign = сдаться
terminal-help-draw = предложить ничью или согласиться на неё
terminal-help-rematch = сыграть ещё раз, поменявшись сторонами
terminal-help-file = ФАЙЛ
terminal-help-save = сохранить партию (.json — JSON, иначе текст)
terminal-help-quit = выйти из игры

## Справа от поля

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } перегородка, к ряду { $row }
    [few] { $number }: { $fences } перегородки, к ряду { $row }
    [many] { $number }: { $fences } перегородок, к ряду { $row }
   *[other] { $number }: { $fences } перегородки, к ряду { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } перегородка, к столбцу { $column }
    [few] { $number }: { $fences } перегородки, к столбцу { $column }
    [many] { $number }: { $fences } перегородок, к столбцу { $column }
   *[other] { $number }: { $fences } перегородки, к столбцу { $column }
  }

## Под полем

terminal-steps = { $steps ->
    [one] { $player }: до цели { $steps } шаг
    [few] { $player }: до цели { $steps } шага
    [many] { $player }: до цели { $steps } шагов
   *[other] { $player }: до цели { $steps } шага
  }
terminal-out = { $player }: больше не играет
terminal-moves = { $moves ->
    [one] { $player }: до победы { $moves } ход (по дорожкам: { $lanes })
    [few] { $player }: до победы { $moves } хода (по дорожкам: { $lanes })
    [many] { $player }: до победы { $moves } ходов (по дорожкам: { $lanes })
   *[other] { $player }: до победы { $moves } хода (по дорожкам: { $lanes })
  }
terminal-time-left = { $player }: осталось { $time }

## Возможные ходы

terminal-legal-pawn = фишка
terminal-no-pawn-moves = фишкой пойти некуда
terminal-legal-fences = перегородки
terminal-legal-lanes = дорожки

## Ход партии

terminal-computer-move = { $player }: ход { $move }.
terminal-draw-declined = { $player }: отказ от ничьей.
terminal-nothing-to-undo = Отменять нечего.
terminal-line-too-long = Слишком длинная строка.

## Сохранение

terminal-save-where = В какой файл сохранить? Например: { $example }
terminal-saved = Сохранено в { $file }.
terminal-save-exists = Файл { $file } уже есть. Выберите другое имя.
terminal-save-no-folder = Не удалось сохранить { $file }: такой папки нет.
terminal-save-forbidden = Не удалось сохранить { $file }: нет прав доступа.
terminal-save-full = Не удалось сохранить { $file }: на диске нет места.
terminal-save-failed = Не удалось сохранить { $file }. Сообщение системы: { $error }

## Клавиши на весь экран

terminal-keys = Клавиши
terminal-menu = Меню
terminal-quit = Выход
terminal-fence = Перегород.
terminal-lane = Дорожка
terminal-choose = Выбрать
terminal-key-space = Пробел
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = двигать курсор
terminal-keys-confirm = сделать ход
terminal-keys-fence = взять перегородку (гориз. или вертик.)
terminal-keys-rotate = повернуть перегородку
terminal-keys-lane = выбрать дорожку
terminal-keys-type = ввести ход или команду; Tab дополняет
terminal-keys-look = листать ходы
terminal-keys-menu = всё остальное
terminal-keys-suspend = в командную строку (обратно — fg)
terminal-keys-mouse = Или мышью: наведите на ход и щёлкните.

## Меню

terminal-redo = Повторить ход
terminal-hint = Подсказка
terminal-paths = Пути
terminal-evaluation = Оценка
terminal-pause = Пауза или продолжение
terminal-save = Сохранить в файл

## Сообщения

terminal-too-small = Это окно слишком мало: нужно столбцов: { $width }, строк: { $height }.
terminal-analyzing = Анализ…
terminal-best = Лучше всего: { $line }
terminal-answer = Y — принять, N — отклонить.
terminal-not-kept = Эту партию не удаётся сохранить. Сообщение системы: { $error }
terminal-watch-computers = Смотреть игру компьютеров
