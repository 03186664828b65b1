### Игра в терминал

## Играчи и подкана

terminal-player = Играч { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Край на партията

## Началото

terminal-welcome = Играй с компютъра или с приятели на една клавиатура.
terminal-try = Опитай:
terminal-which-game = Коя игра? { $answers }
terminal-how-many-players = Колко играчи? { $answers }
terminal-opponent = Противник? Ниво на компютъра от 1 ({ $weakest }) до 8 ({ $strongest }) или { $friends }
terminal-type-help = Въведи { $help } за всички команди.
terminal-first-drawn = Първият ход по жребий е за { $player }.

## Как се въвежда ход

terminal-how-quoridor = Въведи квадратче, на което да отидеш (e2), или преграда: квадратчето долу вляво от нея и h или v (e3h).

## Помощ

terminal-help-legal = показва възможните ходове
terminal-help-board = показва дъската отново
terminal-help-undo = връща последния ход
terminal-help-resign = предава партията
terminal-help-draw = предлага или приема реми
terminal-help-rematch = нова партия с разменени страни
terminal-help-file = ФАЙЛ
terminal-help-save = запазва партията (.json за JSON, иначе текст)
terminal-help-quit = излиза от играта

## Вдясно от дъската

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } преграда, цел: ред { $row }
   *[other] { $number }: { $fences } прегради, цел: ред { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } преграда, цел: колона { $column }
   *[other] { $number }: { $fences } прегради, цел: колона { $column }
  }

## Под дъската

terminal-steps = { $steps ->
    [one] { $player }: до целта остава { $steps } стъпка
   *[other] { $player }: до целта остават { $steps } стъпки
  }
terminal-out = { $player }: вече не играе
terminal-moves = { $moves ->
    [one] { $player }: до победата остава { $moves } ход (по пътеки: { $lanes })
   *[other] { $player }: до победата остават { $moves } хода (по пътеки: { $lanes })
  }
terminal-time-left = { $player }: остават { $time }

## Възможни ходове

terminal-legal-pawn = пешка
terminal-no-pawn-moves = пешката не може да се мести
terminal-legal-fences = прегради
terminal-legal-lanes = пътеки

## Ходът на партията

terminal-computer-move = Ход на { $player }: { $move }.
terminal-draw-declined = Ремито е отказано от { $player }.
terminal-nothing-to-undo = Няма ход за връщане.
terminal-line-too-long = Този ред е твърде дълъг.

## Запазване

terminal-save-where = В кой файл да се запази? Например: { $example }
terminal-saved = Запазено в { $file }.
terminal-save-exists = Файлът { $file } вече съществува. Избери друго име.
terminal-save-no-folder = Не може да се запази в { $file }: няма такава папка.
terminal-save-forbidden = Не може да се запази в { $file }: достъпът е отказан.
terminal-save-full = Не може да се запази в { $file }: дискът е пълен.
terminal-save-failed = Не може да се запази в { $file }. Системата съобщава: { $error }

## Клавишите на цял екран

terminal-keys = Клавиши
terminal-menu = Меню
terminal-quit = Изход
terminal-fence = Преграда
terminal-lane = Пътека
terminal-choose = Избор
terminal-key-space = Интервал
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = мести курсора
terminal-keys-confirm = играе хода
terminal-keys-fence = взема хоризонтална или вертикална преграда
terminal-keys-rotate = завърта преградата
terminal-keys-lane = избира пътека
terminal-keys-type = въвежда ход или команда; Tab допълва
terminal-keys-look = прелиства ходовете
terminal-keys-menu = всичко останало
terminal-keys-suspend = назад към обвивката (fg връща играта)
terminal-keys-mouse = Или с мишката: посочи ход и щракни.

## Менюто

terminal-redo = Повтори хода
terminal-hint = Подсказка
terminal-paths = Пътища
terminal-evaluation = Оценка
terminal-pause = Пауза или продължаване
terminal-save = Запази във файл

## Съобщения

terminal-too-small = Този прозорец е твърде малък: нужни са { $width } колони и { $height } реда.
terminal-analyzing = Анализ…
terminal-best = Най-добре: { $line }
terminal-answer = Y приема, N отказва.
terminal-not-kept = Тази партия не може да се запази. Системата съобщава: { $error }
terminal-watch-computers = Гледай как играят компютри
