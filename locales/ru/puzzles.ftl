theme-jump = Прыжок
theme-side-jump = Прыжок вбок
theme-detour = Крюк
theme-shut-in = Западня
theme-guard = Защита пути
theme-last-fence = Последняя перегородка
theme-run = Рывок
theme-stop = Остановить другого
theme-race = Гонка
theme-tempo = Выжидательный ход
theme-send-back = Отправка назад
theme-chain = Прыжок через несколько
theme-bait = Приманка
theme-escape = Уход от прыжка

puzzle-title = Задача { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Ход: { $player }. Спасите ничью.
    [stop] Ход: { $player }. Кого нужно остановить и как?
   *[win] Ход: { $player }. Найдите единственный ход, который выигрывает.
  }
puzzle-proof = { $kind ->
    [proven] Доказано: никакой другой ход не подходит.
   *[searched] Любой другой ход намного хуже (рассмотрено позиций: { $nodes }).
  }
puzzle-right = Верно! { $player }: { $move }. Продолжайте.
puzzle-solved = Решено!
puzzle-wrong = { $move } — не то.
puzzle-refutation = Смотрите, что будет: { $line }
puzzle-hint-themes = О чём подумать: { $themes }
puzzle-hint-move = Верный ход: { $move }.
puzzle-rating = Ваш рейтинг: { $rating } ({ $change })
puzzle-none-left = Все эти задачи вам уже знакомы. Начинаем сначала.

puzzle-help-hint = подсказка; ещё раз — сам ход
puzzle-help-next = перейти к следующей задаче
