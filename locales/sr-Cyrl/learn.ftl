home-offer = Први пут овде? Научи да играш за пар минута.
home-offer-dismiss = Не приказуј више
home-course = Научи да играш
home-course-text = Кратке лекције на интерактивној табли, од правила до стратегије.
home-puzzles = Задаци
home-puzzles-text = Нађи једини победнички потез.
learn-link = Научи корак по корак

learn-title = Научи да играш
learn-intro = Свака лекција доноси једну идеју, на интерактивној табли. Потезе вучеш ти: ако погрешиш, сазнаш зашто и можеш да пробаш поново.
learn-chapter-rules = Правила
learn-chapter-several = Три и четири играча
learn-chapter-strategy = Стратегија
learn-progress = Завршене лекције: { $done } од { $total }
learn-start = Започни курс
learn-restart = Почни испочетка
learn-restart-sure = Обрисати мој напредак?
learn-done = завршено

learn-lesson-of = Лекција { $lesson } од { $total }
learn-task-of = Вежба { $task } од { $total }
learn-you-are = Твоја боја: { $colour }
learn-hint = Савет
learn-show = Покажи
learn-shown = Погледај таблу: { $move }.
learn-next = Даље
learn-skip = Прескочи
learn-all = Све лекције
learn-right = Тачно!
learn-not-asked = Тај потез је дозвољен, али тражи се други.
learn-no-win = Још не. Постоји потез који одмах побеђује.
learn-win-now = Победи следећим потезом.
learn-only-move = Нађи једини потез који побеђује.
learn-race-lost = После тог потеза побеђује противник.

learn-finished = { $game }: курс је завршен!
learn-finished-text = Сада знаш све што треба. Време је за праву партију.
learn-play = Играј с рачунаром (ниво { $level })
