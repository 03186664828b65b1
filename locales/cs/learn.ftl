home-offer = Jste tu poprvé? Naučte se hrát za pár minut.
home-offer-dismiss = Příště nezobrazovat
home-course = Učit se
home-course-text = Krátké lekce na interaktivní desce, od pravidel po strategii.
home-puzzles = Úlohy
home-puzzles-text = Najděte jediný vítězný tah.
learn-link = Naučit se krok za krokem

learn-title = Naučte se hrát
learn-intro = Každá lekce má jednu myšlenku, kterou si hned vyzkoušíte na desce. Táhnete vy: chybný tah vám vysvětlíme a můžete to zkusit znovu.
learn-chapter-rules = Pravidla
learn-chapter-several = Hra ve třech a ve čtyřech
learn-chapter-strategy = Strategie
learn-progress = Hotové lekce: { $done } z { $total }
learn-start = Začít kurz
learn-restart = Začít znovu
learn-restart-sure = Smazat můj postup?
learn-done = hotovo

learn-lesson-of = Lekce { $lesson } z { $total }
learn-task-of = Úkol { $task } z { $total }
learn-you-are = Vaše barva: { $colour }
learn-hint = Nápověda
learn-show = Ukázat tah
learn-shown = Podívejte se na desku: { $move }.
learn-next = Dále
learn-skip = Přeskočit
learn-all = Všechny lekce
learn-right = Správně!
learn-not-asked = Tento tah je povolený, ale tady se hledá jiný.
learn-no-win = Ještě ne. Existuje tah, který vyhrává hned.
learn-win-now = Vyhrajte příštím tahem.
learn-only-move = Najděte jediný tah, který vyhrává.
learn-race-lost = Po tomto tahu vyhraje soupeř.

learn-finished = { $game }: kurz dokončen!
learn-finished-text = Víte všechno, co potřebujete. Je čas na skutečnou partii.
learn-play = Hrát proti počítači (úroveň { $level })
