puzzles-title = Задачи
puzzles-intro = Само един ход е верен. Намери го. Работи и без мрежа.
puzzles-game = Игра
puzzles-rating = Твоят рейтинг
puzzles-counts = { $tried ->
    [0] Още няма решавани
   *[other] Решени: { $solved } от { $tried }
  }
puzzles-daily = Задача на деня
puzzles-daily-done = Решена днес
puzzles-daily-run = { $days ->
    [one] { $days } ден подред
   *[other] { $days } дни подред
  }
puzzles-solve = Реши
puzzles-rated = На твоето ниво
puzzles-rated-about = Според твоята сила. Рейтингът ти се мени с всяка задача.
puzzles-streak = Серия
puzzles-streak-about = Всяка следваща е по-трудна. Първата грешка слага край.
puzzles-rush = Триминутен спринт
puzzles-rush-about = Колкото успееш. Три грешки слагат край.
puzzles-best = Рекорд: { $solved }
puzzles-themes = Теми
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Тук още няма задачи.
puzzles-missing = Тази задача не съществува. Ето други:

puzzle-moves = { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
  }
puzzle-kind = { $kind ->
    [proven] доказано
   *[searched] оценка
  }
puzzle-lost-proven = { $aim ->
    [draw] Доказано: сега партията е загубена.
    [stop] Доказано: сега печели някой друг.
   *[win] Доказано: победата е изпусната.
  }
puzzle-lost-searched = Оценка: шансовете за победа спадат с около { $percent } % или повече.
puzzle-watch = Виж какво става…
puzzle-hint = Подсказка
puzzle-hint-more = Друга подсказка
puzzle-hint-pawn = Премести пешката.
puzzle-hint-fence = Постави преграда между { $squares }.
puzzle-hint-lane = Виж фигурата в пътека { $lane }.
puzzle-show = Покажи решението
puzzle-solution = Решение: { $line }
puzzle-next = Следваща задача
puzzle-known = Тази задача вече ти е позната. Не се брои.
puzzle-levels = Решават я нива: { $levels }
puzzle-levels-none = Никое ниво на компютъра не я решава.

puzzle-start = Старт
puzzle-score = Решени: { $solved }
puzzle-mistakes = Грешки: { $mistakes } от { $most }
puzzle-time-left = Оставащо време
puzzle-ended = { $why ->
    [time] Времето изтече!
    [none-left] Всички задачи са решени!
   *[mistakes] Край!
  }
puzzle-record = Твой нов рекорд!
puzzle-missed = Виж ги пак:
puzzle-again = Играй пак

level-title = Намери своето ниво
level-intro = { $most ->
    [one] Най-много { $most } позиция и знаеш на кое ниво да играеш.
   *[other] Най-много { $most } позиции и знаеш на кое ниво да играеш.
  }
level-position = Позиция { $number }
level-skip = Не знам
level-wrong = Не е този ход.
level-result = Твоето ниво: { $level }, { $name }
level-play = Играй на ниво { $level }
