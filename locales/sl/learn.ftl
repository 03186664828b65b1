home-offer = Prvič tukaj? Nauči se igrati v nekaj minutah.
home-offer-dismiss = Ne prikazuj več
home-course = Uči se
home-course-text = Kratke lekcije na interaktivni plošči, od pravil do strategije.
home-puzzles = Naloge
home-puzzles-text = Poišči edino zmagovalno potezo.
learn-link = Uči se korak za korakom

learn-title = Nauči se igrati
learn-intro = Vsaka lekcija je ena zamisel na interaktivni plošči. Poteze vlečeš ti: če je katera napačna, izveš, zakaj, in lahko poskusiš znova.
learn-chapter-rules = Pravila
learn-chapter-several = Trije in štirje igralci
learn-chapter-strategy = Strategija
learn-progress = Končane lekcije: { $done } od { $total }
learn-start = Začni tečaj
learn-restart = Začni znova
learn-restart-sure = Izbrišem tvoj napredek?
learn-done = končano

learn-lesson-of = Lekcija { $lesson } od { $total }
learn-task-of = Vaja { $task } od { $total }
learn-you-are = Tvoja barva: { $colour }
learn-hint = Namig
learn-show = Pokaži
learn-shown = Poglej na ploščo: { $move }.
learn-next = Naprej
learn-skip = Preskoči
learn-all = Vse lekcije
learn-right = Pravilno!
learn-not-asked = Ta poteza je dovoljena, a tu iščemo drugo.
learn-no-win = Še ne. Obstaja poteza, ki zmaga takoj.
learn-win-now = Zmagaj z naslednjo potezo.
learn-only-move = Poišči edino potezo, ki zmaga.
learn-race-lost = Po tej potezi zmaga nasprotnik.

learn-finished = { $game }: tečaj končan!
learn-finished-text = Zdaj veš vse, kar potrebuješ. Čas je za pravo partijo.
learn-play = Izzovi računalnik (stopnja { $level })
