### Рамката на приложението

## Заглавна лента

app-name = Farside
nav-home = Farside, начало
nav-label = Страници
nav-saved = Партии
nav-settings = Настройки
nav-help = Помощ
skip-to-content = Към съдържанието
reader-offer = Включи режима за екранен четец

## Заглавия на прозореца

title-home = Farside – Quoridor и Squadro
title-page = { $page } – Farside
title-turn = Твой ред е – { $game }
title-begun = Партията започна – { $game }

## Бележки под лентата

not-kept-forbidden = Този браузър не запазва партии от този сайт. Можеш да играеш, но като затвориш раздела, партиите ще изчезнат.
not-kept-full = Паметта на браузъра е пълна. Можеш да играеш и занапред, но като затвориш раздела, новите ходове ще изчезнат.

## Лента със собствените партии

news-label = Твоите партии
news-turn = Твой ред е: { $game } ({ $others })
news-begun = Партията започна: { $game } ({ $others })
news-playing = Ред на противника: { $game } ({ $others })
news-waiting = Чака се противник: { $game }
news-play = Играй
news-open = Отвори

## Начална страница

app-tagline = Две чудесни настолни игри. Нищо излишно.
home-continue = Продължи
home-play-computer = Играй с компютъра
home-pass-and-play = На едно устройство
home-about-quoridor = Стигни преди всички до отсрещната страна. Спъвай противниците с прегради, но винаги им оставяй път.
home-about-squadro = Прекарай пет фигури отсреща и обратно. Прескочи чужда фигура и я върни назад.
home-learn = Как се играе
home-learn-label = Как се играе { $game }
home-more = Още начини за игра
home-miniature = { $game }, примерна партия
home-pause = Спри примерните партии
home-resume = Пусни примерните партии
home-foot = Безплатно, без регистрация и без реклами. Партиите срещу компютъра остават в браузъра ти.
home-publisher = Quoridor и Squadro се издават от Gigamic. Farside не е свързан с Gigamic.

## Ненамерена страница

lost-title = Страницата не е намерена
lost-text = Тази връзка не води до партия. Може да е била премахната от този браузър.
lost-home = Към началото

## Игри и цветове

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Белите
quoridor-seat-2 = Черните
quoridor-seat-3 = Оранжевите
quoridor-seat-4 = Сините
squadro-seat-1 = Жълтите
squadro-seat-2 = Червените

## Изчакване и грешки

loading = Зареждане…
trouble = Нещо се обърка. Презареди страницата, за да продължиш.
trouble-code = Нещо се обърка ({ $code }). Опитай отново.

## Списък на партиите

saved-title = Твоите партии
saved-none = Още няма партии. Всяка започната партия се пази в този браузър.
saved-remove = Премахни
saved-remove-label = Премахни: { $game }, { $when }
saved-open-label = Отвори: { $game }, { $when }
saved-versus = { $game } срещу { $others }
moves-made = { $moves ->
    [0] още няма ходове
    [one] { $moves } ход
   *[other] { $moves } хода
  }
saved-local = На това устройство
saved-online = Онлайн
saved-won = Победа
saved-lost = Загуба
saved-drawn = Реми
saved-going-on = Продължава
saved-over = Приключила
saved-removed = Партията е премахната.
saved-undo = Върни я
saved-export = Експортирай всички партии
saved-import = Импортирай партии
saved-imported = { $games ->
    [0] В този файл няма нови партии.
    [one] Добавена е { $games } партия.
   *[other] Добавени са { $games } партии.
  }
saved-import-failed = В този файл няма партии на Farside.
saved-kept = Пази се само в този браузър.

## Преди партията

new-title-computer = { $game }: срещу компютъра
new-title-friends = { $game }: на едно устройство
new-players = Брой играчи
new-people = От тях хора
new-level = Ниво
new-levels-own = Отделно ниво за всеки компютър
new-level-1 = За начинаещи
new-level-2 = Лесно
new-level-3 = Спокойно
new-level-4 = Любителско
new-level-5 = Стабилно
new-level-6 = Напреднало
new-level-7 = Силно
new-level-8 = Пълна сила
level-about-quoridor-1 = Току-що е научил правилата. Слага прегради напосоки и не забелязва скоковете.
level-about-quoridor-2 = Намира по някоя добра преграда, но рядко очаква твоите.
level-about-quoridor-3 = Слага прегради разумно и понякога предвижда твоите.
level-about-quoridor-4 = Брои всяка стъпка и не пропуска простите хитрини.
level-about-quoridor-5 = Планира няколко хода напред.
level-about-quoridor-6 = Планира далеч напред и пести прегради за края.
level-about-quoridor-7 = Трудно се побеждава. Наказва повечето грешки.
level-about-quoridor-8 = Най-доброто, на което Farside е способен. Не чакай подаръци.
level-about-squadro-1 = Току-що е научил правилата. Често пропуска скокове.
level-about-squadro-2 = Скача, когато види скок, но не гледа напред.
level-about-squadro-3 = Гледа един ход напред и понякога сам се подлага на скок.
level-about-squadro-4 = Избягва простите капани.
level-about-squadro-5 = Гледа няколко хода напред.
level-about-squadro-6 = Скача точно навреме.
level-about-squadro-7 = Трудно се побеждава. Наказва повечето грешки.
level-about-squadro-8 = Най-доброто, на което Farside е способен. Не чакай подаръци.
level-elo = Измерено: { $elo } Elo над ниво 1
level-elo-first = Отправна точка: останалите нива се сравняват с това
new-first = Първи ход
new-first-drawn = Случайно
new-first-you = Ти
new-first-other = Компютър
new-seat = Твоят цвят
new-seat-drawn = Случайно
new-more-quoridor = Домашни правила и хендикеп
new-more-squadro = Хендикеп
new-options = Домашни правила
new-option-free-side-jump = Скокът по диагонал е разрешен винаги
new-option-strict-pawn-behind = Без скок, ако точно зад пешката стои друга
new-handicap = Прегради на играч
new-handicap-squadro = Преднина
new-handicap-none = Няма
new-handicap-yellow = Жълтите: средната фигура тръгва от полето за обръщане
new-handicap-red = Червените: средната фигура тръгва от полето за обръщане
new-start = Започни

level-named = { $level }: { $name }
seat-computer = Компютър: ниво { $level }, { $name }

## Време

time = Време
time-kind-none = Без лимит
time-kind-total = За партия
time-kind-move = За ход
time-kind-days = Кореспондентска
time-minutes = Минути на играч
time-increment = Добавка за ход (секунди)
time-seconds = Секунди за ход
time-days = Дни за ход
time-share = Времеви хендикеп (%)

## Копиране на ръка

by-hand-title = Копирането беше блокирано
by-hand-text = Браузърът не позволи на Farside да копира този текст. Той е маркиран: копирай го с Ctrl+C или ⌘C или го натисни и задръж.
by-hand-close = Затвори
