home-offer = Prvi put ovde? Nauči da igraš za par minuta.
home-offer-dismiss = Ne prikazuj više
home-course = Nauči da igraš
home-course-text = Kratke lekcije na interaktivnoj tabli, od pravila do strategije.
home-puzzles = Zadaci
home-puzzles-text = Nađi jedini pobednički potez.
learn-link = Nauči korak po korak

learn-title = Nauči da igraš
learn-intro = Svaka lekcija donosi jednu ideju, na interaktivnoj tabli. Poteze vučeš ti: ako pogrešiš, saznaš zašto i možeš da probaš ponovo.
learn-chapter-rules = Pravila
learn-chapter-several = Tri i četiri igrača
learn-chapter-strategy = Strategija
learn-progress = Završene lekcije: { $done } od { $total }
learn-start = Započni kurs
learn-restart = Počni ispočetka
learn-restart-sure = Obrisati moj napredak?
learn-done = završeno

learn-lesson-of = Lekcija { $lesson } od { $total }
learn-task-of = Vežba { $task } od { $total }
learn-you-are = Tvoja boja: { $colour }
learn-hint = Savet
learn-show = Pokaži
learn-shown = Pogledaj tablu: { $move }.
learn-next = Dalje
learn-skip = Preskoči
learn-all = Sve lekcije
learn-right = Tačno!
learn-not-asked = Taj potez je dozvoljen, ali traži se drugi.
learn-no-win = Još ne. Postoji potez koji odmah pobeđuje.
learn-win-now = Pobedi sledećim potezom.
learn-only-move = Nađi jedini potez koji pobeđuje.
learn-race-lost = Posle tog poteza pobeđuje protivnik.

learn-finished = { $game }: kurs je završen!
learn-finished-text = Sada znaš sve što treba. Vreme je za pravu partiju.
learn-play = Igraj s računarom (nivo { $level })
