### Партије с људима преко мреже

## Путеви

nav-lobby = На мрежи
home-invite = Играј с пријатељем
home-join = Придружи се партији
home-join-text = Придружи се некоме ко чека или одмах нађи противника.
home-watch = Гледај
home-watch-text = Гледај партије уживо.

## Веза

contact-connecting = Повезивање…
contact-connected = Учитавање…
contact-reconnecting = Веза је прекинута. Поново се повезујемо…
contact-offline = Нема мреже. Партија се наставља кад се поново повежеш.
contact-away = Веза је прекинута. Поново се повезујемо, партија је сачувана.
contact-gone = Партија није пронађена.

## Прављење партије

invite-title = Позив за { $game }
invite-other = Противник
invite-others = Противници
invite-other-number = Играч { $number }
invite-person = Пријатељ
invite-handicap-you = Почињеш са средњом фигуром на пољу окрета
invite-handicap-other = Противник почиње са средњом фигуром на пољу окрета
invite-who = Ко може да се придружи
invite-who-link = Свако ко има линк
invite-who-all = Свако (види се у лобију)
invite-make = Направи партију
invite-making = Правимо партију…
invite-away = Сервер није доступан. Направићемо партију чим се врати.
invite-away-offline = Нема мреже. Направићемо партију чим се поново повежеш.

## Име

name-label = Твоје име
name-note = Ово име виде други играчи. Налог није потребан.
name-kept = Сачувано.
name-failed = Ово име не може да се користи.

## Услови

control-none = Без лимита
control-days = { $days ->
    [one] { $days } дан по потезу
    [few] { $days } дана по потезу
   *[other] { $days } дана по потезу
  }
control-move = { $seconds ->
    [one] { $seconds } секунда по потезу
    [few] { $seconds } секунде по потезу
   *[other] { $seconds } секунди по потезу
  }
control-minutes = { $minutes } мин
control-seconds = { $seconds } с
control-increment = { $time } + { $increment } с
clock-days = { $days } д { $hours } ч
clock-label = Преостало време: { $time }
terms-players = { $count ->
    [one] { $count } играч
    [few] { $count } играча
   *[other] { $count } играча
  }
terms-fences = { $player }: { $fences ->
    [0] без препрека
    [one] { $fences } препрека
    [few] { $fences } препреке
   *[other] { $fences } препрека
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: предност
terms-position = Прилагођена позиција

## Чекање

seat-free = Слободно место
seat-yours = { $name } (ти)
seat-sit = Придружи се
waiting-title = Чека се противник
waiting-title-invited = Имаш позив за { $game }
waiting-title-watch = { $game }, ускоро почиње
waiting-drawn = Боје се додељују насумично.
waiting-note = Партија почиње кад сва места буду заузета.
waiting-note-invited = Придружи се или остани да гледаш.
waiting-options = Подешавања партије
waiting-change = Измени партију
waiting-change-note = Изменом настаје нови позивни линк. Стари престаје да ради.
waiting-computer = Играј против рачунара док чекаш
waiting-computer-note = Место ти остаје. Јавићемо ти кад партија почне.
waiting-notify = Јави ми кад почне
waiting-notify-on = Стићи ће ти обавештење.
waiting-over = Партија је почела.
waiting-aborted = Партија је отказана
waiting-abort = Откажи партију
waiting-get-up = Напусти

## Линкови

share-label = Позови друге
share-sit = Позивни линк
share-watch = Линк за гледаоце
share-copy = Копирај
share-copied = Копирано
share-send = Подели…
share-title = Хајде да играмо { $game }!
share-local = Овај линк ради само на овом рачунару. За игру преко мреже покрени сервер овако:
share-code = QR код позивног линка

## Лоби

lobby-title = Играј на мрежи
lobby-pairing = Брзо упаривање
lobby-which = Игра
lobby-pair = Нађи противника
lobby-open = Отворене партије
lobby-open-none = Нико не чека. Направи партију и појавиће се овде.
lobby-running = Партије уживо
lobby-running-none = Тренутно се не игра ниједна јавна партија.
lobby-game = { $game }: { $names }
lobby-watch = Гледај
lobby-own = Отвори
lobby-away = Сервер није доступан. Покушавамо поново…
lobby-away-offline = Нема мреже. Лоби се отвара кад се поново повежеш.
lobby-meanwhile = У међувремену:
lobby-computer = Играј против рачунара: { $game }
lobby-people = { $here ->
    [1] Тренутно си овде само ти
    [one] Тренутно је овде { $here } особа
    [few] Тренутно су овде { $here } особе
   *[other] Тренутно је овде { $here } особа
  }
lobby-recent = Недавне партије
lobby-view = Погледај
lobby-computers = Гледај два рачунара: { $game }
lobby-new = Направи партију: { $game }

## Друштво за таблом

present = На мрежи
absent = Ван мреже
spectators = { $count ->
    [one] { $count } гледалац
    [few] { $count } гледаоца
   *[other] { $count } гледалаца
  }
talk = Брзе поруке
message-hello = Здраво!
message-goodLuck = Срећно!
message-haveFun = Уживај у игри!
message-wellPlayed = Одличан потез!
message-goodGame = Добра партија!
message-thanks = Хвала!
message-sorry = Извини!
message-oops = Упс!
message-oneMoment = Само тренутак.
message-mustGo = Морам да идем.
message-goodbye = Довиђења!

## Дугмад поред табле

action-takeback = Тражи враћање потеза
action-offer-draw = Понуди реми
action-offer-draw-sure = Потврди понуду за реми
action-abort = Откажи партију
action-abort-sure = Потврди: откажи партију
action-record = Преузми партију
action-rematch = Реванш
action-rematch-asked = Реванш је понуђен
action-rematch-accept = Прихвати реванш
action-next-game = Следећа партија

## Питања

asked-draw = { $player } нуди реми.
asked-draw-own = Понуда за реми је послата.
asked-takeback = { $player } тражи враћање потеза.
asked-takeback-own = Захтев за враћање потеза је послат.
answer-accept = Прихвати
answer-decline = Одбиј

## Статусни ред

status-aborted = Партија је отказана.
status-agreement = Реми по договору.
premoves = Потез унапред: { $moves }
premoves-cancel = Откажи
premove-dropped = Потез унапред је отказан, више није могућ: { $move }

## Шта сервер одбија

refused-not-stored = Сервер тренутно не може ништа да сачува. Покушај касније.
refused-already-asked = Захтев је већ послат. Сачекај један потез.
refused-nothing-to-take-back = Немаш потез који можеш да вратиш.
refused-too-late-to-abort = Сви су већ играли: сада можеш само да предаш партију.
refused-seat-taken = Неко други је био бржи: место је заузето.
refused-started = Партија је већ почела.
refused-for-bots = Ово место је за бота.
refused-bad-terms = Са овим подешавањима не може да се игра.
refused-illegal-move = Тај потез није могућ.
refused-not-seated = Не играш у овој партији.
refused-not-your-turn = Ниси на потезу.
refused-stale = Партија је отишла даље. Покушај поново.
refused-time-is-up = Време ти је истекло.
refused-not-started = Партија још није почела.
refused-not-over = Партија још није завршена.
refused-nothing-asked = Та понуда више не важи.
refused-not-alone = Затражи од противника враћање потеза.
refused-not-creator = Партију може да откаже само онај ко ју је направио.
refused-rematch-made = Следећа партија је већ направљена.
refused-not-found = Партија није пронађена.
refused-too-many = Превише партија одједном. Заврши или откажи неку, или покушај касније.
refused-too-fast = Пребрзо. Сачекај тренутак и покушај поново.
refused-bad-name = То име не може да се користи. Изабери друго.
refused-closing = Сервер се поново покреће. Покушај за који тренутак.
