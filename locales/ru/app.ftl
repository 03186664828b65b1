### Каркас приложения

## Шапка

app-name = Farside
nav-home = Farside, на главную
nav-label = Страницы
nav-saved = Партии
nav-settings = Настройки
nav-help = Помощь
skip-to-content = Перейти к содержимому
reader-offer = Включить режим экранного диктора

## Заголовки окна

title-home = Farside — Quoridor и Squadro
title-page = { $page } — Farside
title-turn = Ваш ход — { $game }
title-begun = Партия началась — { $game }

## Уведомления под шапкой

not-kept-forbidden = Этот браузер не сохраняет партии с этого сайта. Играть можно, но после закрытия вкладки партии пропадут.
not-kept-full = В хранилище браузера нет места. Играть можно и дальше, но после закрытия вкладки новые ходы пропадут.

## Полоса со своими партиями

news-label = Ваши партии
news-turn = Ваш ход: { $game } ({ $others })
news-begun = Партия началась: { $game } ({ $others })
news-playing = Ход соперника: { $game } ({ $others })
news-waiting = Ждём соперника: { $game }
news-play = Играть
news-open = Открыть

## Главная

app-tagline = Две отличные настольные игры. Ничего лишнего.
home-continue = Продолжить
home-play-computer = Играть с компьютером
home-pass-and-play = На одном устройстве
home-about-quoridor = Доберитесь до другого края поля первыми. Мешайте соперникам перегородками, но всегда оставляйте им путь.
home-about-squadro = Проведите пять фишек туда и обратно. Перепрыгните через чужую фишку — и она отправится назад.
home-learn = Как играть
home-learn-label = Как играть в { $game }
home-more = Другие способы играть
home-miniature = { $game }, пример партии
home-pause = Остановить примеры партий
home-resume = Продолжить примеры партий
home-foot = Бесплатно, без регистрации и рекламы. Партии с компьютером хранятся в вашем браузере.
home-publisher = Игры Quoridor и Squadro выпускает Gigamic. Проект Farside не связан с Gigamic.

## Страница не найдена

lost-title = Страница не найдена
lost-text = По этой ссылке нет партии. Возможно, её удалили из этого браузера.
lost-home = На главную

## Игры и цвета

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Белые
quoridor-seat-2 = Чёрные
quoridor-seat-3 = Оранжевые
quoridor-seat-4 = Синие
squadro-seat-1 = Жёлтые
squadro-seat-2 = Красные

## Ожидание и сбои

loading = Загрузка…
trouble = Что-то пошло не так. Обновите страницу, чтобы продолжить.
trouble-code = Что-то пошло не так ({ $code }). Попробуйте ещё раз.

## Список партий

saved-title = Ваши партии
saved-none = Партий пока нет. Каждая начатая партия сохраняется в этом браузере.
saved-remove = Удалить
saved-remove-label = Удалить: { $game }, { $when }
saved-open-label = Открыть: { $game }, { $when }
saved-versus = { $game }: вы — { $others }
moves-made = { $moves ->
    [0] ещё нет ходов
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
saved-local = На этом устройстве
saved-online = Онлайн
saved-won = Победа
saved-lost = Поражение
saved-drawn = Ничья
saved-going-on = Идёт
saved-over = Завершена
saved-removed = Партия удалена.
saved-undo = Вернуть
saved-export = Экспорт всех партий
saved-import = Импорт партий
saved-imported = { $games ->
    [0] В этом файле нет новых партий.
    [one] Добавлена { $games } партия.
    [few] Добавлены { $games } партии.
    [many] Добавлено { $games } партий.
   *[other] Добавлено { $games } партии.
  }
saved-import-failed = В этом файле нет партий Farside.
saved-kept = Хранится только в этом браузере.

## Перед партией

new-title-computer = { $game }: против компьютера
new-title-friends = { $game }: на одном устройстве
new-players = Игроки
new-people = Сколько людей играет
new-level = Уровень
new-levels-own = Свой уровень для каждого компьютера
new-level-1 = Начальный
new-level-2 = Лёгкий
new-level-3 = Спокойный
new-level-4 = Любительский
new-level-5 = Уверенный
new-level-6 = Опытный
new-level-7 = Сильный
new-level-8 = Максимальный
level-about-quoridor-1 = Только что узнал правила. Ставит перегородки невпопад и не замечает прыжков.
level-about-quoridor-2 = Находит неплохие перегородки, но ваших почти не ждёт.
level-about-quoridor-3 = Ставит перегородки с умом и иногда предвидит ваши.
level-about-quoridor-4 = Считает каждый шаг и видит все простые уловки.
level-about-quoridor-5 = Думает на несколько ходов вперёд.
level-about-quoridor-6 = Думает далеко вперёд и бережёт перегородки на конец партии.
level-about-quoridor-7 = Обыграть трудно. Наказывает почти за каждую ошибку.
level-about-quoridor-8 = Лучшее, на что способен Farside. Подарков не ждите.
level-about-squadro-1 = Только что узнал правила. Часто не замечает прыжков.
level-about-squadro-2 = Прыгает, когда видит прыжок, но вперёд не смотрит.
level-about-squadro-3 = Смотрит на ход вперёд и иногда подставляется под прыжок.
level-about-squadro-4 = Обходит простые ловушки.
level-about-squadro-5 = Думает на несколько ходов вперёд.
level-about-squadro-6 = Прыгает в самый подходящий момент.
level-about-squadro-7 = Обыграть трудно. Наказывает почти за каждую ошибку.
level-about-squadro-8 = Лучшее, на что способен Farside. Подарков не ждите.
level-elo = По замерам: на { $elo } Elo выше уровня 1
level-elo-first = Точка отсчёта: с этим уровнем сравниваются остальные
new-first = Первый ход
new-first-drawn = Случайно
new-first-you = Вы
new-first-other = Компьютер
new-seat = Ваш цвет
new-seat-drawn = Случайно
new-more-quoridor = Домашние правила и фора
new-more-squadro = Фора
new-options = Домашние правила
new-option-free-side-jump = Прыжок по диагонали разрешён всегда
new-option-strict-pawn-behind = Нельзя прыгать, если сразу за фишкой стоит ещё одна
new-handicap = Перегородок у каждого игрока
new-handicap-squadro = Фора
new-handicap-none = Нет
new-handicap-yellow = Жёлтые: средняя фишка начинает с клетки разворота
new-handicap-red = Красные: средняя фишка начинает с клетки разворота
new-start = Начать

level-named = { $level }: { $name }
seat-computer = Компьютер: уровень { $level }, { $name }

## Время

time = Время
time-kind-none = Без лимита
time-kind-total = На партию
time-kind-move = На ход
time-kind-days = По переписке
time-minutes = Минут на игрока
time-increment = Добавка за ход (секунды)
time-seconds = Секунд на ход
time-days = Дней на ход
time-share = Фора по времени (%)

## Копирование вручную

by-hand-title = Скопировать не удалось
by-hand-text = Браузер не дал Farside скопировать этот текст. Он уже выделен: нажмите Ctrl+C или ⌘C либо коснитесь текста и удерживайте.
by-hand-close = Закрыть
