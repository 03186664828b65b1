### Настройки

settings-title = Настройки
settings-kept = Хранится только в этом браузере.

setting-language = Язык
setting-language-auto = Как в системе ({ $language })

setting-theme = Тема
setting-theme-auto = Как в системе
setting-theme-light = Светлая
setting-theme-dark = Тёмная

setting-board = Поле
setting-board-walnut = Орех
setting-board-maple = Клён
setting-board-contrast = Контрастное

setting-coordinates = Координаты
setting-coordinates-on = Вкл.
setting-coordinates-off = Выкл.

setting-turning = На одном устройстве: поворачивать поле каждый ход
setting-turning-off = Выкл.
setting-turning-on = Вкл.

setting-sounds = Звуки
setting-sounds-on = Вкл.
setting-sounds-off = Выкл.

setting-motion = Анимация
setting-motion-auto = Как в системе
setting-motion-off = Выкл.

setting-confirm = Подтверждать перегородки
setting-confirm-never = Выкл.
setting-confirm-touch = На сенсорном экране
setting-confirm-always = Всегда

setting-hints = Показывать, что даёт перегородка
setting-hints-on = Вкл.
setting-hints-off = Выкл.

setting-reader = Режим экранного диктора
setting-reader-off = Выкл.
setting-reader-on = Вкл.
settings-reader-note = Описывает поле словами, принимает ходы с клавиатуры и объявляет каждый ход.

setting-premoves = Предварительные ходы
setting-premoves-on = Вкл.
setting-premoves-off = Выкл.
settings-premoves-note = Ходите заранее, пока думает соперник. В вашу очередь такой ход будет сделан, если он ещё возможен.
privacy-title = Конфиденциальность
privacy-local = Настройки и партии с компьютером или на одном экране остаются в этом браузере.
privacy-online = В сети сервер хранит случайный идентификатор в куки-файле, выбранное вами имя и ваши партии со временем каждого хода.
privacy-time = Куки-файл действует год с вашего последнего посещения. Имена и партии хранятся, пока их не удалит владелец сервера.
privacy-never = Никаких аккаунтов, рекламы и слежки. Сетевые адреса нужны только против злоупотреблений и не сохраняются.
privacy-delete = Чтобы удалить свои данные, отправьте этот идентификатор владельцу сервера: { $id }
