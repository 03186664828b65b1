### Подешавања

settings-title = Подешавања
settings-kept = Чува се само у овом прегледачу.

setting-language = Језик
setting-language-auto = Системски ({ $language })

setting-theme = Тема
setting-theme-auto = Системска
setting-theme-light = Светла
setting-theme-dark = Тамна

setting-board = Табла
setting-board-walnut = Орах
setting-board-maple = Јавор
setting-board-contrast = Висок контраст

setting-coordinates = Координате
setting-coordinates-on = Укључено
setting-coordinates-off = Искључено

setting-turning = На једном уређају: окрени таблу после сваког потеза
setting-turning-off = Искључено
setting-turning-on = Укључено

setting-sounds = Звуци
setting-sounds-on = Укључено
setting-sounds-off = Искључено

setting-motion = Анимације
setting-motion-auto = Према систему
setting-motion-off = Искључено

setting-confirm = Потврђивање препрека
setting-confirm-never = Искључено
setting-confirm-touch = На додир
setting-confirm-always = Увек

setting-hints = Прикажи учинак препреке
setting-hints-on = Укључено
setting-hints-off = Искључено

setting-reader = Режим за читач екрана
setting-reader-off = Искључено
setting-reader-on = Укључено
settings-reader-note = Описује таблу речима, омогућава куцање потеза и најављује сваки потез.

setting-premoves = Потези унапред
setting-premoves-on = Укључено
setting-premoves-off = Искључено
settings-premoves-note = Одабери потез док је противник на потезу. Одиграће се кад дођеш на ред, ако је и даље могућ.
privacy-title = Приватност
privacy-local = Подешавања и партије против рачунара или на једном екрану остају у овом прегледачу.
privacy-online = На мрежи сервер чува насумични идентификатор у колачићу, име које изабереш и твоје партије с временом сваког потеза.
privacy-time = Колачић важи годину дана од твоје последње посете. Имена и партије се чувају док их управник сервера не обрише.
privacy-never = Без налога, без реклама, без праћења. Мрежне адресе служе само против злоупотребе и не чувају се.
privacy-delete = За брисање својих података пошаљи овај идентификатор управнику сервера: { $id }
