home-offer = Впервые здесь? Научитесь играть за пару минут.
home-offer-dismiss = Больше не показывать
home-course = Учиться играть
home-course-text = Короткие уроки на интерактивном поле, от правил до стратегии.
home-puzzles = Задачи
home-puzzles-text = Найдите единственный выигрывающий ход.
learn-link = Учиться шаг за шагом

learn-title = Научитесь играть
learn-intro = Каждый урок — одна идея на интерактивном поле. Ходите вы сами: ошибку мы объясним, и можно попробовать ещё раз.
learn-chapter-rules = Правила
learn-chapter-several = Игра втроём и вчетвером
learn-chapter-strategy = Стратегия
learn-progress = Пройдено уроков: { $done } из { $total }
learn-start = Начать курс
learn-restart = Начать заново
learn-restart-sure = Сбросить мой прогресс?
learn-done = пройден

learn-lesson-of = Урок { $lesson } из { $total }
learn-task-of = Задание { $task } из { $total }
learn-you-are = Ваша сторона: { $colour }
learn-hint = Подсказка
learn-show = Показать ход
learn-shown = Посмотрите на поле: { $move }.
learn-next = Дальше
learn-skip = Пропустить
learn-all = Все уроки
learn-right = Верно!
learn-not-asked = Такой ход возможен, но здесь нужен другой.
learn-no-win = Ещё нет. Есть ход, который выигрывает сразу.
learn-win-now = Выиграйте следующим ходом.
learn-only-move = Найдите единственный ход, который выигрывает.
learn-race-lost = После этого хода победит соперник.

learn-finished = { $game }: курс пройден!
learn-finished-text = Вы знаете всё, что нужно. Пора сыграть по-настоящему.
learn-play = Играть с компьютером (ур. { $level })
