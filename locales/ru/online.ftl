### Партии с людьми по сети

## Пути туда

nav-lobby = Онлайн
home-invite = Играть с другом
home-join = Найти партию
home-join-text = Присоединяйтесь к тому, кто уже ждёт, или найдите соперника автоматически.
home-watch = Смотреть
home-watch-text = Смотрите партии, которые идут сейчас.

## Связь

contact-connecting = Подключение…
contact-connected = Загрузка…
contact-reconnecting = Связь потеряна. Подключаемся снова…
contact-offline = Нет подключения к сети. Партия продолжится, когда связь вернётся.
contact-away = Связь потеряна. Подключаемся снова, ваша партия в сохранности.
contact-gone = Партия не найдена.

## Создание партии

invite-title = Приглашение в { $game }
invite-other = Соперник
invite-others = Соперники
invite-other-number = Игрок { $number }
invite-person = Друг
invite-handicap-you = Ваша средняя фишка начинает с клетки разворота
invite-handicap-other = Средняя фишка соперника начинает с клетки разворота
invite-who = Кто может присоединиться
invite-who-link = Все, у кого есть ссылка
invite-who-all = Все желающие (видно в лобби)
invite-make = Создать партию
invite-making = Создаём партию…
invite-away = Сервер недоступен. Мы создадим партию, как только он вернётся.
invite-away-offline = Нет подключения к сети. Мы создадим партию, как только связь вернётся.

## Имя

name-label = Ваше имя
name-note = Это имя видят другие игроки. Регистрация не нужна.
name-kept = Сохранено.
name-failed = Это имя использовать нельзя.

## Условия

control-none = Без лимита
control-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
  }
control-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
  }
control-minutes = { $minutes } мин
control-seconds = { $seconds } с
control-increment = { $time } + { $increment } с
clock-days = { $days } д { $hours } ч
clock-label = Осталось времени: { $time }
terms-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
terms-fences = { $player }: { $fences ->
    [0] без перегородок
    [one] { $fences } перегородка
    [few] { $fences } перегородки
    [many] { $fences } перегородок
   *[other] { $fences } перегородки
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: фора
terms-position = Своя расстановка

## Ожидание

seat-free = Свободное место
seat-yours = { $name } (вы)
seat-sit = Присоединиться
waiting-title = Ждём соперника
waiting-title-invited = Вас приглашают сыграть в { $game }
waiting-title-watch = { $game }, скоро начало
waiting-drawn = Цвета распределяются случайно.
waiting-note = Партия начнётся, когда все места будут заняты.
waiting-note-invited = Присоединяйтесь или оставайтесь смотреть.
waiting-options = Условия партии
waiting-change = Изменить условия
waiting-change-note = После изменения появится новая ссылка-приглашение. Старая перестанет работать.
waiting-computer = Пока поиграть с компьютером
waiting-computer-note = Ваше место сохранится. Мы сообщим, когда партия начнётся.
waiting-notify = Сообщить о начале партии
waiting-notify-on = Вы получите уведомление.
waiting-over = Партия началась.
waiting-aborted = Партия отменена
waiting-abort = Отменить партию
waiting-get-up = Выйти

## Ссылки

share-label = Пригласить других
share-sit = Ссылка-приглашение
share-watch = Ссылка для зрителей
share-copy = Копировать
share-copied = Скопировано
share-send = Поделиться…
share-title = Сыграем в { $game }?
share-local = Эта ссылка работает только на этом компьютере. Чтобы играть по сети, запустите сервер так:
share-code = QR-код ссылки-приглашения

## Лобби

lobby-title = Играть онлайн
lobby-pairing = Быстрый подбор
lobby-which = Игра
lobby-pair = Найти соперника
lobby-open = Открытые партии
lobby-open-none = Сейчас никто не ждёт. Создайте партию, и она появится здесь.
lobby-running = Идут сейчас
lobby-running-none = Сейчас не идёт ни одной публичной партии.
lobby-game = { $game }: { $names }
lobby-watch = Смотреть
lobby-own = Открыть
lobby-away = Сервер недоступен. Пробуем ещё раз…
lobby-away-offline = Нет подключения к сети. Лобби откроется, когда связь вернётся.
lobby-meanwhile = А пока:
lobby-computer = Играть с компьютером: { $game }
lobby-people = { $here ->
    [1] Сейчас здесь только вы
    [one] Сейчас здесь { $here } человек
    [few] Сейчас здесь { $here } человека
    [many] Сейчас здесь { $here } человек
   *[other] Сейчас здесь { $here } человека
  }
lobby-recent = Недавние партии
lobby-view = Посмотреть
lobby-computers = Смотреть игру двух компьютеров: { $game }
lobby-new = Создать партию: { $game }

## У поля

present = В сети
absent = Не в сети
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
  }
talk = Быстрые фразы
message-hello = Привет!
message-goodLuck = Удачи!
message-haveFun = Приятной игры!
message-wellPlayed = Отличный ход!
message-goodGame = Хорошая партия!
message-thanks = Спасибо!
message-sorry = Прошу прощения!
message-oops = Ой!
message-oneMoment = Минутку, пожалуйста.
message-mustGo = Мне пора.
message-goodbye = До встречи!

## Кнопки у поля

action-takeback = Попросить вернуть ход
action-offer-draw = Предложить ничью
action-offer-draw-sure = Точно предложить ничью
action-abort = Отменить партию
action-abort-sure = Точно отменить партию
action-record = Скачать партию
action-rematch = Реванш
action-rematch-asked = Реванш предложен
action-rematch-accept = Принять реванш
action-next-game = Следующая партия

## Вопросы

asked-draw = { $player } предлагает ничью.
asked-draw-own = Вы предложили ничью.
asked-takeback = { $player } просит вернуть ход.
asked-takeback-own = Вы попросили вернуть ход.
answer-accept = Принять
answer-decline = Отклонить

## Строка состояния

status-aborted = Партия отменена.
status-agreement = Ничья по соглашению.
premoves = Предварительные ходы: { $moves }
premoves-cancel = Отменить
premove-dropped = Предварительный ход отменён, он больше невозможен: { $move }

## Отказы сервера

refused-not-stored = Сервер сейчас не может ничего сохранить. Попробуйте позже.
refused-already-asked = Вы уже спрашивали. Подождите один ход.
refused-nothing-to-take-back = У вас нет хода, который можно вернуть.
refused-too-late-to-abort = Все уже сделали ход: теперь можно только сдаться.
refused-seat-taken = Вас опередили: место занято.
refused-started = Партия уже началась.
refused-for-bots = Это место для бота.
refused-bad-terms = С такими условиями партию сыграть нельзя.
refused-illegal-move = Такой ход невозможен.
refused-not-seated = Вы не играете в этой партии.
refused-not-your-turn = Сейчас не ваш ход.
refused-stale = Партия уже ушла вперёд. Попробуйте ещё раз.
refused-time-is-up = Ваше время вышло.
refused-not-started = Партия ещё не началась.
refused-not-over = Партия ещё не окончена.
refused-nothing-asked = Это предложение уже не действует.
refused-not-alone = Попросите соперника вернуть ход.
refused-not-creator = Отменить партию может только тот, кто её создал.
refused-rematch-made = Следующая партия уже создана.
refused-not-found = Партия не найдена.
refused-too-many = Слишком много партий сразу. Закончите или отмените одну либо попробуйте позже.
refused-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
refused-bad-name = Это имя использовать нельзя. Выберите другое.
refused-closing = Сервер перезапускается. Попробуйте ещё раз чуть позже.
