### Дугмад странице са правилима

rules-figure-play = Прикажи потез
rules-figure-play-each = Прикажи потезе
rules-figure-try = Прикажи препреку
rules-figure-played = Одиграно: { $move }.
rules-figure-refused = Није дозвољено: { $move }. { $reason }
