puzzles-title = Задачи
puzzles-intro = Верный ход только один. Найдите его. Работает и без интернета.
puzzles-game = Игра
puzzles-rating = Ваш рейтинг
puzzles-counts = { $tried ->
    [0] Пока ни одной
   *[other] Решено: { $solved } из { $tried }
  }
puzzles-daily = Задача дня
puzzles-daily-done = Сегодня решена
puzzles-daily-run = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
  }
puzzles-solve = Решать
puzzles-rated = На вашем уровне
puzzles-rated-about = По вашим силам. Каждая задача меняет ваш рейтинг.
puzzles-streak = Серия
puzzles-streak-about = Каждая следующая труднее. Первая ошибка обрывает серию.
puzzles-rush = Спринт на три минуты
puzzles-rush-about = Сколько успеете. Три ошибки — и всё.
puzzles-best = Рекорд: { $solved }
puzzles-themes = Темы
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Задач здесь пока нет.
puzzles-missing = Такой задачи нет. Вот другие:

puzzle-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
  }
puzzle-kind = { $kind ->
    [proven] доказано
   *[searched] оценка
  }
puzzle-lost-proven = { $aim ->
    [draw] Доказано: теперь партия проиграна.
    [stop] Доказано: теперь победит кто-то другой.
   *[win] Доказано: победа упущена.
  }
puzzle-lost-searched = Оценка: шансы на победу падают примерно на { $percent } % или больше.
puzzle-watch = Смотрите, что будет…
puzzle-hint = Подсказка
puzzle-hint-more = Ещё подсказка
puzzle-hint-pawn = Пойдите фишкой.
puzzle-hint-fence = Поставьте перегородку между { $squares }.
puzzle-hint-lane = Посмотрите на фишку на дорожке { $lane }.
puzzle-show = Показать решение
puzzle-solution = Решение: { $line }
puzzle-next = Следующая задача
puzzle-known = Эта задача вам уже знакома. Она не в счёт.
puzzle-levels = Её решают уровни: { $levels }
puzzle-levels-none = Её не решает ни один уровень компьютера.

puzzle-start = Начать
puzzle-score = Решено: { $solved }
puzzle-mistakes = Ошибки: { $mistakes } из { $most }
puzzle-time-left = Осталось времени
puzzle-ended = { $why ->
    [time] Время вышло!
    [none-left] Все задачи решены!
   *[mistakes] Вот и всё!
  }
puzzle-record = Ваш новый рекорд!
puzzle-missed = Взгляните ещё раз:
puzzle-again = Сыграть ещё раз

level-title = Найдите свой уровень
level-intro = { $most ->
    [one] Не больше { $most } позиции — и вы знаете, на каком уровне играть.
    [few] Не больше { $most } позиций — и вы знаете, на каком уровне играть.
    [many] Не больше { $most } позиций — и вы знаете, на каком уровне играть.
   *[other] Не больше { $most } позиции — и вы знаете, на каком уровне играть.
  }
level-position = Позиция { $number }
level-skip = Не знаю
level-wrong = Ход не тот.
level-result = Ваш уровень: { $level }, { $name }
level-play = Играть на уровне { $level }
