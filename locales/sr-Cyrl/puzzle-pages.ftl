puzzles-title = Задаци
puzzles-intro = Само један потез је прави. Нађи га. Ради и без интернета.
puzzles-game = Игра
puzzles-rating = Твој рејтинг
puzzles-counts = { $tried ->
    [0] Још без задатака
   *[other] Решено: { $solved } од { $tried }
  }
puzzles-daily = Задатак дана
puzzles-daily-done = Данас решено
puzzles-daily-run = { $days ->
    [one] { $days } дан заредом
    [few] { $days } дана заредом
   *[other] { $days } дана заредом
  }
puzzles-solve = Реши
puzzles-rated = На твом нивоу
puzzles-rated-about = По мери твоје снаге. Твој рејтинг се мења са сваким задатком.
puzzles-streak = Серија
puzzles-streak-about = Сваки следећи је тежи. Прва грешка прекида серију.
puzzles-rush = Троминутни спринт
puzzles-rush-about = Колико стигнеш. Три грешке и готово је.
puzzles-best = Рекорд: { $solved }
puzzles-themes = Теме
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Овде још нема задатака.
puzzles-missing = Овај задатак не постоји. Ево других:

puzzle-moves = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
  }
puzzle-kind = { $kind ->
    [proven] доказано
   *[searched] процена
  }
puzzle-lost-proven = { $aim ->
    [draw] Доказано: сада је партија изгубљена.
    [stop] Доказано: сада побеђује неко други.
   *[win] Доказано: победа је изгубљена.
  }
puzzle-lost-searched = Процена: изгледи за победу падају за око { $percent } % или више.
puzzle-watch = Гледај шта се дешава…
puzzle-hint = Савет
puzzle-hint-more = Још један савет
puzzle-hint-pawn = Помери фигуру.
puzzle-hint-fence = Постави препреку између { $squares }.
puzzle-hint-lane = Погледај фигуру у стази { $lane }.
puzzle-show = Покажи решење
puzzle-solution = Решење: { $line }
puzzle-next = Следећи задатак
puzzle-known = Овај задатак већ знаш. Не рачуна се.
puzzle-levels = Решавају га нивои: { $levels }
puzzle-levels-none = Не решава га ниједан ниво рачунара.

puzzle-start = Крени
puzzle-score = Решено: { $solved }
puzzle-mistakes = Грешке: { $mistakes } од { $most }
puzzle-time-left = Преостало време
puzzle-ended = { $why ->
    [time] Време је истекло!
    [none-left] Сви задаци су решени!
   *[mistakes] Крај!
  }
puzzle-record = Твој нови рекорд!
puzzle-missed = Погледај још једном:
puzzle-again = Играј поново

level-title = Нађи свој ниво
level-intro = { $most ->
    [one] Највише { $most } позиција и знаш на ком нивоу да играш.
    [few] Највише { $most } позиције и знаш на ком нивоу да играш.
   *[other] Највише { $most } позиција и знаш на ком нивоу да играш.
  }
level-position = Позиција { $number }
level-skip = Не знам
level-wrong = Тај потез није прави.
level-result = Твој ниво: { $level }, { $name }
level-play = Играј на нивоу { $level }
