### Партии с хора по мрежата

## Натам

nav-lobby = Онлайн
home-invite = Играй с приятел
home-join = Включи се в партия
home-join-text = Включи се при някого, който чака, или веднага си намери противник.
home-watch = Гледай
home-watch-text = Гледай партии на живо.

## Връзката

contact-connecting = Свързване…
contact-connected = Зареждане…
contact-reconnecting = Връзката прекъсна. Свързваме се отново…
contact-offline = Няма мрежа. Партията ще продължи, когато се свържеш отново.
contact-away = Връзката прекъсна. Свързваме се отново, партията ти е запазена.
contact-gone = Партията не е намерена.

## Създаване на партия

invite-title = Покана за { $game }
invite-other = Противник
invite-others = Противници
invite-other-number = Играч { $number }
invite-person = Приятел
invite-handicap-you = Твоята средна фигура тръгва от полето за обръщане
invite-handicap-other = Средната фигура на противника тръгва от полето за обръщане
invite-who = Кой може да се включи
invite-who-link = Всеки, който има връзката
invite-who-all = Всеки (вижда се в лобито)
invite-make = Създай партия
invite-making = Създаваме партията…
invite-away = Сървърът не отговаря. Ще създадем партията, щом се върне.
invite-away-offline = Няма мрежа. Ще създадем партията, щом се свържеш отново.

## Името

name-label = Твоето име
name-note = Това име виждат другите играчи. Не е нужна регистрация.
name-kept = Запазено.
name-failed = Това име не може да се използва.

## Условия

control-none = Без лимит
control-days = { $days ->
    [one] { $days } ден за ход
   *[other] { $days } дни за ход
  }
control-move = { $seconds ->
    [one] { $seconds } секунда за ход
   *[other] { $seconds } секунди за ход
  }
control-minutes = { $minutes } мин
control-seconds = { $seconds } сек
control-increment = { $time } + { $increment } сек
clock-days = { $days } д { $hours } ч
clock-label = Оставащо време: { $time }
terms-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
  }
terms-fences = { $player }: { $fences ->
    [0] без прегради
    [one] { $fences } преграда
   *[other] { $fences } прегради
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: преднина
terms-position = Собствена позиция

## Изчакване

seat-free = Свободно място
seat-yours = { $name } (ти)
seat-sit = Включи се
waiting-title = Чака се противник
waiting-title-invited = Канят те на { $game }
waiting-title-watch = { $game }, започва скоро
waiting-drawn = Цветовете се разпределят случайно.
waiting-note = Партията започва, щом се заемат всички места.
waiting-note-invited = Включи се или остани да гледаш.
waiting-options = Настройки на партията
waiting-change = Промени партията
waiting-change-note = След промяната се създава нова връзка за покана. Старата спира да работи.
waiting-computer = Играй с компютъра, докато чакаш
waiting-computer-note = Мястото ти се пази. Ще те известим, когато партията започне.
waiting-notify = Извести ме при начало
waiting-notify-on = Ще получиш известие.
waiting-over = Партията започна.
waiting-aborted = Партията е отменена
waiting-abort = Отмени партията
waiting-get-up = Напусни

## Връзки за други

share-label = Покани други
share-sit = Връзка за покана
share-watch = Връзка за зрители
share-copy = Копирай
share-copied = Копирано
share-send = Сподели…
share-title = Ще поиграем ли { $game }?
share-local = Тази връзка работи само на този компютър. За да играете по мрежата, стартирай сървъра с:
share-code = QR код на връзката за покана

## Лоби

lobby-title = Играй онлайн
lobby-pairing = Бързо намиране на противник
lobby-which = Игра
lobby-pair = Намери противник
lobby-open = Свободни партии
lobby-open-none = Никой не чака. Създай партия и тя ще се появи тук.
lobby-running = Партии на живо
lobby-running-none = В момента не се играят публични партии.
lobby-game = { $game }: { $names }
lobby-watch = Гледай
lobby-own = Отвори
lobby-away = Сървърът не отговаря. Опитваме отново…
lobby-away-offline = Няма мрежа. Лобито ще се отвори, когато се свържеш отново.
lobby-meanwhile = Междувременно:
lobby-computer = Играй с компютъра: { $game }
lobby-people = { $here ->
    [1] В момента тук си само ти
    [one] В момента тук е { $here } човек
   *[other] В момента тук са { $here } души
  }
lobby-recent = Скорошни партии
lobby-view = Виж
lobby-computers = Гледай как играят два компютъра: { $game }
lobby-new = Създай партия: { $game }

## Компания на дъската

present = Онлайн
absent = Офлайн
spectators = { $count ->
    [one] { $count } зрител
   *[other] { $count } зрители
  }
talk = Бързи съобщения
message-hello = Здравей!
message-goodLuck = Успех!
message-haveFun = Приятна игра!
message-wellPlayed = Добре изиграно!
message-goodGame = Хубава партия!
message-thanks = Благодаря!
message-sorry = Извинявай!
message-oops = Опа!
message-oneMoment = Един момент, моля.
message-mustGo = Трябва да тръгвам.
message-goodbye = Довиждане!

## Бутони до дъската

action-takeback = Поискай връщане на ход
action-offer-draw = Предложи реми
action-offer-draw-sure = Потвърди: предложи реми
action-abort = Отмени партията
action-abort-sure = Потвърди: отмени партията
action-record = Изтегли партията
action-rematch = Реванш
action-rematch-asked = Реваншът е предложен
action-rematch-accept = Приеми реванша
action-next-game = Следваща партия

## Въпроси

asked-draw = { $player } предлага реми.
asked-draw-own = Ти предложи реми.
asked-takeback = { $player } моли за връщане на ход.
asked-takeback-own = Ти помоли за връщане на ход.
answer-accept = Приеми
answer-decline = Откажи

## Ред за състоянието

status-aborted = Партията е отменена.
status-agreement = Реми по взаимно съгласие.
premoves = Предварителен ход: { $moves }
premoves-cancel = Отмени
premove-dropped = Предварителният ход отпадна, вече не е възможен: { $move }

## Какво отказва сървърът

refused-not-stored = Сървърът в момента не може да запази нищо. Опитай по-късно.
refused-already-asked = Вече попита. Изчакай един ход.
refused-nothing-to-take-back = Нямаш ход за връщане.
refused-too-late-to-abort = Всички вече са играли: сега можеш само да се предадеш.
refused-seat-taken = Друг те изпревари: мястото е заето.
refused-started = Партията вече започна.
refused-for-bots = Това място е за бот.
refused-bad-terms = С тези настройки не може да се играе.
refused-illegal-move = Този ход е невъзможен.
refused-not-seated = Не участваш в тази партия.
refused-not-your-turn = Не е твой ред.
refused-stale = Партията вече е напреднала. Опитай отново.
refused-time-is-up = Времето ти изтече.
refused-not-started = Партията още не е започнала.
refused-not-over = Партията още не е приключила.
refused-nothing-asked = Това предложение вече не важи.
refused-not-alone = Помоли противника за връщане на хода.
refused-not-creator = Само създателят на партията може да я отмени.
refused-rematch-made = Следващата партия вече е създадена.
refused-not-found = Партията не е намерена.
refused-too-many = Твърде много партии наведнъж. Довърши или отмени някоя, или опитай по-късно.
refused-too-fast = Твърде бързо. Изчакай малко и опитай пак.
refused-bad-name = Това име не може да се използва. Избери друго.
refused-closing = Сървърът се рестартира. Опитай след малко.
