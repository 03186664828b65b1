home-offer = Pierwszy raz tutaj? Naucz się grać w parę minut.
home-offer-dismiss = Nie pokazuj więcej
home-course = Nauka
home-course-text = Krótkie lekcje na interaktywnej planszy, od zasad po strategię.
home-puzzles = Zadania
home-puzzles-text = Znajdź jedyny wygrywający ruch.
learn-link = Ucz się krok po kroku

learn-title = Nauka gry
learn-intro = Każda lekcja to jedna idea na interaktywnej planszy. Ruchy wykonujesz samodzielnie. Po błędnym dowiesz się, co było nie tak, i możesz spróbować jeszcze raz.
learn-chapter-rules = Zasady
learn-chapter-several = Gra we troje i we czworo
learn-chapter-strategy = Strategia
learn-progress = Ukończone lekcje: { $done } z { $total }
learn-start = Rozpocznij kurs
learn-restart = Zacznij od nowa
learn-restart-sure = Wymazać postępy?
learn-done = ukończona

learn-lesson-of = Lekcja { $lesson } z { $total }
learn-task-of = Ćwiczenie { $task } z { $total }
learn-you-are = Twój kolor: { $colour }
learn-hint = Podpowiedź
learn-show = Pokaż
learn-shown = Spójrz na planszę: { $move }.
learn-next = Dalej
learn-skip = Pomiń
learn-all = Wszystkie lekcje
learn-right = Dobrze!
learn-not-asked = Taki ruch jest dozwolony, ale tutaj chodzi o inny.
learn-no-win = Jeszcze nie. Jest ruch, który wygrywa od razu.
learn-win-now = Wygraj następnym ruchem.
learn-only-move = Znajdź jedyny ruch, który wygrywa.
learn-race-lost = Po tym ruchu wygrywa przeciwnik.

learn-finished = { $game }: kurs ukończony!
learn-finished-text = Wiesz już wszystko, czego trzeba. Czas na prawdziwą partię.
learn-play = Graj z komputerem (poziom { $level })
