home-offer = Prvi put ovdje? Nauči igrati za par minuta.
home-offer-dismiss = Ne prikazuj više
home-course = Nauči igrati
home-course-text = Kratke lekcije na interaktivnoj ploči, od pravila do strategije.
home-puzzles = Zadaci
home-puzzles-text = Pronađi jedini pobjednički potez.
learn-link = Nauči korak po korak

learn-title = Nauči igrati
learn-intro = Svaka lekcija donosi jednu ideju, na interaktivnoj ploči. Poteze vučeš ti: pogriješiš li, doznaješ zašto i možeš pokušati ponovno.
learn-chapter-rules = Pravila
learn-chapter-several = Tri i četiri igrača
learn-chapter-strategy = Strategija
learn-progress = Završene lekcije: { $done } od { $total }
learn-start = Započni tečaj
learn-restart = Počni ispočetka
learn-restart-sure = Obrisati moj napredak?
learn-done = završeno

learn-lesson-of = Lekcija { $lesson } od { $total }
learn-task-of = Vježba { $task } od { $total }
learn-you-are = Tvoja boja: { $colour }
learn-hint = Savjet
learn-show = Pokaži
learn-shown = Pogledaj ploču: { $move }.
learn-next = Dalje
learn-skip = Preskoči
learn-all = Sve lekcije
learn-right = Točno!
learn-not-asked = Taj je potez dopušten, ali traži se drugi.
learn-no-win = Još ne. Postoji potez koji odmah pobjeđuje.
learn-win-now = Pobijedi sljedećim potezom.
learn-only-move = Pronađi jedini potez koji pobjeđuje.
learn-race-lost = Nakon tog poteza pobjeđuje protivnik.

learn-finished = { $game }: tečaj završen!
learn-finished-text = Sada znaš sve što treba. Vrijeme je za pravu partiju.
learn-play = Igraj s računalom (razina { $level })
