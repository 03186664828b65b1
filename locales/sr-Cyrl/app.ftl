### Оквир апликације

## Заглавље

app-name = Farside
nav-home = Farside, почетна
nav-label = Странице
nav-saved = Партије
nav-settings = Подешавања
nav-help = Помоћ
skip-to-content = Пређи на садржај
reader-offer = Укључи режим за читач екрана

## Наслови прозора

title-home = Farside – Quoridor и Squadro
title-page = { $page } – Farside
title-turn = Твој потез – { $game }
title-begun = Партија је почела – { $game }

## Напомене испод заглавља

not-kept-forbidden = Овај прегледач не чува партије са овог сајта. Можеш да играш, али партије нестају кад затвориш картицу.
not-kept-full = Складиште прегледача је пуно. Можеш да играш даље, али нови потези нестају кад затвориш картицу.

## Трака са сопственим партијама

news-label = Твоје партије
news-turn = Твој потез: { $game } ({ $others })
news-begun = Партија је почела: { $game } ({ $others })
news-playing = Противник је на потезу: { $game } ({ $others })
news-waiting = Чека се противник: { $game }
news-play = Играј
news-open = Отвори

## Почетна страница

app-tagline = Две сјајне друштвене игре. Ништа сувишно.
home-continue = Настави
home-play-computer = Играј против рачунара
home-pass-and-play = На једном уређају
home-about-quoridor = Стигни на другу страну пре свих. Успоравај противнике препрекама, али им увек остави пут.
home-about-squadro = Преведи пет фигура тамо и назад. Прескочи противничку фигуру и пошаљи је назад.
home-learn = Како се игра
home-learn-label = Како се игра { $game }
home-more = Још начина за игру
home-miniature = { $game }, пример партије
home-pause = Заустави примере партија
home-resume = Покрени примере партија
home-foot = Бесплатно, без налога и без реклама. Партије против рачунара остају у твом прегледачу.
home-publisher = Игре Quoridor и Squadro издаје Gigamic. Farside није повезан са издавачем Gigamic.

## Страница није пронађена

lost-title = Страница није пронађена
lost-text = Овај линк не води ни до једне партије. Можда је уклоњена из овог прегледача.
lost-home = Назад на почетну

## Игре и боје

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Бели
quoridor-seat-2 = Црни
quoridor-seat-3 = Наранџасти
quoridor-seat-4 = Плави
squadro-seat-1 = Жути
squadro-seat-2 = Црвени

## Чекање и грешке

loading = Учитавање…
trouble = Нешто је пошло наопако. Освежи страницу да наставиш.
trouble-code = Нешто је пошло наопако ({ $code }). Покушај поново.

## Списак партија

saved-title = Твоје партије
saved-none = Још нема партија. Свака започета партија чува се у овом прегледачу.
saved-remove = Уклони
saved-remove-label = Уклони: { $game }, { $when }
saved-open-label = Отвори: { $game }, { $when }
saved-versus = { $game }: ти – { $others }
moves-made = { $moves ->
    [0] још нема потеза
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
  }
saved-local = На овом уређају
saved-online = На мрежи
saved-won = Победа
saved-lost = Пораз
saved-drawn = Реми
saved-going-on = У току
saved-over = Завршена
saved-removed = Партија је уклоњена.
saved-undo = Врати
saved-export = Извези све партије
saved-import = Увези партије
saved-imported = { $games ->
    [0] У овој датотеци нема нових партија.
    [one] Увезена је { $games } партија.
    [few] Увезене су { $games } партије.
   *[other] Увезено је { $games } партија.
  }
saved-import-failed = У овој датотеци нема Farside партија.
saved-kept = Чува се само у овом прегледачу.

## Пре партије

new-title-computer = { $game }: против рачунара
new-title-friends = { $game }: на једном уређају
new-players = Број играча
new-people = Од тога људи
new-level = Ниво
new-levels-own = Посебан ниво за сваки рачунар
new-level-1 = Почетнички
new-level-2 = Лак
new-level-3 = Опуштен
new-level-4 = Рекреативан
new-level-5 = Сигуран
new-level-6 = Вешт
new-level-7 = Јак
new-level-8 = Пуна снага
level-about-quoridor-1 = Тек је научио правила. Ставља препреке где не треба и не примећује скокове.
level-about-quoridor-2 = Нађе понеку добру препреку, али твоје ретко очекује.
level-about-quoridor-3 = Паметно ставља препреке и понекад предвиди твоје.
level-about-quoridor-4 = Броји сваки корак и не промиче му ниједан једноставан трик.
level-about-quoridor-5 = Планира неколико потеза унапред.
level-about-quoridor-6 = Планира далеко унапред и чува препреке за крај.
level-about-quoridor-7 = Тешко га је победити. Кажњава већину грешака.
level-about-quoridor-8 = Најбоље што Farside уме. Не очекуј поклоне.
level-about-squadro-1 = Тек је научио правила. Често превиди скокове.
level-about-squadro-2 = Скаче кад види скок, али не гледа унапред.
level-about-squadro-3 = Гледа један потез унапред и понекад се изложи скоку.
level-about-squadro-4 = Избегава једноставне замке.
level-about-squadro-5 = Гледа неколико потеза унапред.
level-about-squadro-6 = Скаче у правом тренутку.
level-about-squadro-7 = Тешко га је победити. Кажњава већину грешака.
level-about-squadro-8 = Најбоље што Farside уме. Не очекуј поклоне.
level-elo = Измерено: { $elo } Elo изнад нивоа 1
level-elo-first = Основа мерења: остали нивои се пореде са овим
new-first = Први потез
new-first-drawn = Насумично
new-first-you = Ти
new-first-other = Рачунар
new-seat = Твоја боја
new-seat-drawn = Насумично
new-more-quoridor = Кућна правила и хендикеп
new-more-squadro = Хендикеп
new-options = Кућна правила
new-option-free-side-jump = Скок дијагонално је увек дозвољен
new-option-strict-pawn-behind = Нема скока ако одмах иза фигуре стоји још једна
new-handicap = Препрека по играчу
new-handicap-squadro = Предност
new-handicap-none = Нема
new-handicap-yellow = Жути почиње са средњом фигуром на пољу окрета
new-handicap-red = Црвени почиње са средњом фигуром на пољу окрета
new-start = Почни

level-named = { $level }: { $name }
seat-computer = Рачунар: ниво { $level }, { $name }

## Време

time = Време
time-kind-none = Без лимита
time-kind-total = За партију
time-kind-move = За потез
time-kind-days = Дописно
time-minutes = Минута по играчу
time-increment = Додатак по потезу (секунде)
time-seconds = Секунди по потезу
time-days = Дана по потезу
time-share = Временски хендикеп (%)

## Ручно копирање

by-hand-title = Копирање је блокирано
by-hand-text = Прегледач није дозволио да Farside копира овај текст. Текст је изабран: копирај га са Ctrl+C или ⌘C, или га притисни и задржи.
by-hand-close = Затвори
