### Бутони на страницата с правилата

rules-figure-play = Покажи хода
rules-figure-play-each = Покажи ходовете
rules-figure-try = Покажи преградата
rules-figure-played = Изиграно: { $move }.
rules-figure-refused = Не може: { $move }. { $reason }
