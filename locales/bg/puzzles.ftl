theme-jump = Скок
theme-side-jump = Скок встрани
theme-detour = Заобикаляне
theme-shut-in = Затваряне
theme-guard = Пазене на пътя
theme-last-fence = Последна преграда
theme-run = Бягане
theme-stop = Спри някого
theme-race = Надпревара
theme-tempo = Изчакващ ход
theme-send-back = Връщане на фигура
theme-chain = Верижен скок
theme-bait = Примамка
theme-escape = Бягство

puzzle-title = Задача { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] На ход: { $player }. Спаси ремито.
    [stop] На ход: { $player }. Кого трябва да спреш и как?
   *[win] На ход: { $player }. Намери единствения ход, който печели.
  }
puzzle-proof = { $kind ->
    [proven] Доказано: никой друг ход не върши работа.
   *[searched] Всеки друг ход е много по-лош (претърсени позиции: { $nodes }).
  }
puzzle-right = Точно така! { $player }: { $move }. Продължавай.
puzzle-solved = Решено!
puzzle-wrong = { $move } не е верният ход.
puzzle-refutation = Виж какво става: { $line }
puzzle-hint-themes = Помисли за: { $themes }
puzzle-hint-move = Верният ход е { $move }.
puzzle-rating = Твоят рейтинг: { $rating } ({ $change })
puzzle-none-left = Всички тези задачи вече са ти познати. Започват отначало.

puzzle-help-hint = подсказка; въведено пак: самият ход
puzzle-help-next = към следващата задача
