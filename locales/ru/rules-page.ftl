### Кнопки страницы правил

rules-figure-play = Показать ход
rules-figure-play-each = Показать ходы
rules-figure-try = Показать перегородку
rules-figure-played = Сделан ход: { $move }.
rules-figure-refused = Нельзя: { $move }. { $reason }
