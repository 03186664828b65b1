### Настройки

settings-title = Настройки
settings-kept = Пази се само в този браузър.

setting-language = Език
setting-language-auto = Системен ({ $language })

setting-theme = Тема
setting-theme-auto = Системна
setting-theme-light = Светла
setting-theme-dark = Тъмна

setting-board = Дъска
setting-board-walnut = Орех
setting-board-maple = Клен
setting-board-contrast = Висок контраст

setting-coordinates = Координати
setting-coordinates-on = Вкл.
setting-coordinates-off = Изкл.

setting-turning = На едно устройство: завърти дъската след всеки ход
setting-turning-off = Изкл.
setting-turning-on = Вкл.

setting-sounds = Звуци
setting-sounds-on = Вкл.
setting-sounds-off = Изкл.

setting-motion = Анимации
setting-motion-auto = Според системата
setting-motion-off = Изкл.

setting-confirm = Потвърждаване на прегради
setting-confirm-never = Изкл.
setting-confirm-touch = При докосване
setting-confirm-always = Винаги

setting-hints = Показвай ефекта на преградата
setting-hints-on = Вкл.
setting-hints-off = Изкл.

setting-reader = Режим за екранен четец
setting-reader-off = Изкл.
setting-reader-on = Вкл.
settings-reader-note = Описва дъската с думи, приема ходове от клавиатурата и съобщава всеки ход.

setting-premoves = Предварителни ходове
setting-premoves-on = Вкл.
setting-premoves-off = Изкл.
settings-premoves-note = Избери ход, докато противникът мисли. Ходът се изиграва, щом дойде твоят ред, ако още е възможен.
privacy-title = Поверителност
privacy-local = Настройките и игрите срещу компютъра или на един екран остават в този браузър.
privacy-online = Онлайн сървърът пази случаен идентификатор в бисквитка, името, което избереш, и игрите ти с времето на всеки ход.
privacy-time = Бисквитката важи една година от последното ти посещение. Имената и игрите се пазят, докато операторът на сървъра не ги изтрие.
privacy-never = Без профили, без реклами, без проследяване. Мрежовите адреси служат само срещу злоупотреби и не се записват.
privacy-delete = За да бъдат изтрити данните ти, изпрати този идентификатор на оператора на сървъра: { $id }
