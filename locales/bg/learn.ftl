home-offer = За пръв път тук? Научи играта за няколко минути.
home-offer-dismiss = Не показвай повече
home-course = Научи се да играеш
home-course-text = Кратки уроци на интерактивна дъска, от правилата до стратегията.
home-puzzles = Задачи
home-puzzles-text = Намери единствения печеливш ход.
learn-link = Научи стъпка по стъпка

learn-title = Научи се да играеш
learn-intro = Всеки урок носи една идея, на интерактивна дъска. Ходовете правиш ти: ако сбъркаш, ще разбереш защо и можеш да опиташ пак.
learn-chapter-rules = Правилата
learn-chapter-several = Трима и четирима играчи
learn-chapter-strategy = Стратегия
learn-progress = Готови уроци: { $done } от { $total }
learn-start = Започни курса
learn-restart = Започни отначало
learn-restart-sure = Да се изтрие ли напредъкът?
learn-done = готово

learn-lesson-of = Урок { $lesson } от { $total }
learn-task-of = Упражнение { $task } от { $total }
learn-you-are = Играеш с { $colour }.
learn-hint = Подсказка
learn-show = Покажи
learn-shown = Виж на дъската: { $move }.
learn-next = Напред
learn-skip = Пропусни
learn-all = Всички уроци
learn-right = Точно така!
learn-not-asked = Този ход е позволен, но се търси друг.
learn-no-win = Още не. Има ход, който печели веднага.
learn-win-now = Спечели със следващия си ход.
learn-only-move = Намери единствения ход, който печели.
learn-race-lost = След този ход печели противникът.

learn-finished = { $game }: край на курса!
learn-finished-text = Вече знаеш всичко нужно. Време е за истинска партия.
learn-play = Играй с компютъра (ниво { $level })
