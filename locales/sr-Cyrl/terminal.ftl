### Игра у терминалу

## Играчи и одзивник

terminal-player = Играч { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Крај партије

## Почетак

terminal-welcome = Играј против рачунара или с пријатељима за истом тастатуром.
terminal-try = Пробај:
terminal-which-game = Која игра? { $answers }
terminal-how-many-players = Колико играча? { $answers }
terminal-opponent = Противник? Ниво рачунара од 1 ({ $weakest }) до 8 ({ $strongest }) или { $friends }
terminal-type-help = Упиши { $help } за све команде.
terminal-first-drawn = { $player } игра први потез (по жребу).

## Како се уписује потез

terminal-how-quoridor = Упиши поље на које идеш (e2) или препреку: поље доле лево од ње, па h или v (e3h).

## Помоћ

terminal-help-legal = приказује могуће потезе
terminal-help-board = поново приказује таблу
terminal-help-undo = враћа последњи потез
terminal-help-resign = предаје партију
terminal-help-draw = нуди или прихвата реми
terminal-help-rematch = нова партија са замењеним странама
terminal-help-file = ДАТОТЕКА
terminal-help-save = чува партију (.json за JSON, иначе текст)
terminal-help-quit = излази из игре

## Десно од табле

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } препрека, циљ: ред { $row }
    [few] { $number }: { $fences } препреке, циљ: ред { $row }
   *[other] { $number }: { $fences } препрека, циљ: ред { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } препрека, циљ: колона { $column }
    [few] { $number }: { $fences } препреке, циљ: колона { $column }
   *[other] { $number }: { $fences } препрека, циљ: колона { $column }
  }

## Испод табле

terminal-steps = { $steps ->
    [one] { $player }: до циља { $steps } корак
    [few] { $player }: до циља { $steps } корака
   *[other] { $player }: до циља { $steps } корака
  }
terminal-out = { $player }: више не игра
terminal-moves = { $moves ->
    [one] { $player }: до победе { $moves } потез (по стазама: { $lanes })
    [few] { $player }: до победе { $moves } потеза (по стазама: { $lanes })
   *[other] { $player }: до победе { $moves } потеза (по стазама: { $lanes })
  }
terminal-time-left = { $player }: преостаје { $time }

## Могући потези

terminal-legal-pawn = фигура
terminal-no-pawn-moves = фигура нема потеза
terminal-legal-fences = препреке
terminal-legal-lanes = стазе

## Ток партије

terminal-computer-move = { $player } игра { $move }.
terminal-draw-declined = { $player } одбија реми.
terminal-nothing-to-undo = Нема потеза за враћање.
terminal-line-too-long = Тај ред је предугачак.

## Чување

terminal-save-where = У коју датотеку? На пример: { $example }
terminal-saved = Сачувано у { $file }.
terminal-save-exists = Датотека { $file } већ постоји. Изабери друго име.
terminal-save-no-folder = Чување у { $file } није успело: нема те фасцикле.
terminal-save-forbidden = Чување у { $file } није успело: приступ је одбијен.
terminal-save-full = Чување у { $file } није успело: диск је пун.
terminal-save-failed = Чување у { $file } није успело. Систем јавља: { $error }

## Тастери на целом екрану

terminal-keys = Тастери
terminal-menu = Мени
terminal-quit = Излаз
terminal-fence = Препрека
terminal-lane = Стаза
terminal-choose = Избор
terminal-key-space = Размакница
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = помера курсор
terminal-keys-confirm = игра потез
terminal-keys-fence = узима водоравну или усправну препреку
terminal-keys-rotate = окреће препреку
terminal-keys-lane = бира стазу
terminal-keys-type = упис потеза или команде; Tab допуњава
terminal-keys-look = листа потезе
terminal-keys-menu = све остало
terminal-keys-suspend = назад у командну линију (fg враћа)
terminal-keys-mouse = Или мишем: покажи на потез, па кликни.

## Мени

terminal-redo = Понови потез
terminal-hint = Савет
terminal-paths = Путеви
terminal-evaluation = Процена
terminal-pause = Пауза или наставак
terminal-save = Сачувај у датотеку

## Поруке

terminal-too-small = Овај прозор је премали. Потребно је колона: { $width }, редова: { $height }.
terminal-analyzing = Анализирање…
terminal-best = Најбоље: { $line }
terminal-answer = Y прихвата, N одбија.
terminal-not-kept = Ова партија не може да се сачува. Систем јавља: { $error }
terminal-watch-computers = Гледај како играју рачунари
