theme-jump = Скок
theme-side-jump = Скок у страну
theme-detour = Заобилазак
theme-shut-in = Затварање
theme-guard = Чување пута
theme-last-fence = Последња препрека
theme-run = Трк
theme-stop = Заустави некога
theme-race = Трка
theme-tempo = Потез чекања
theme-send-back = Враћање фигуре
theme-chain = Ланчани скок
theme-bait = Мамац
theme-escape = Бег

puzzle-title = Задатак { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] На потезу: { $player }. Спаси реми.
    [stop] На потезу: { $player }. Кога треба зауставити и како?
   *[win] На потезу: { $player }. Нађи једини потез који побеђује.
  }
puzzle-proof = { $kind ->
    [proven] Доказано: ниједан други потез не успева.
   *[searched] Сваки други потез је много слабији (претражене позиције: { $nodes }).
  }
puzzle-right = Тачно! { $player } игра { $move }. Настави.
puzzle-solved = Решено!
puzzle-wrong = { $move } није прави потез.
puzzle-refutation = Гледај шта се дешава: { $line }
puzzle-hint-themes = Мисли на: { $themes }
puzzle-hint-move = Прави потез је { $move }.
puzzle-rating = Твој рејтинг: { $rating } ({ $change })
puzzle-none-left = Све ове задатке већ знаш. Сада почињу испочетка.

puzzle-help-hint = савет; уписано још једном: сам потез
puzzle-help-next = на следећи задатак
