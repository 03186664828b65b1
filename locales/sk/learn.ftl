home-offer = Ste tu prvýkrát? Naučte sa hrať za pár minút.
home-offer-dismiss = Nabudúce nezobrazovať
home-course = Učiť sa
home-course-text = Krátke lekcie na interaktívnej doske, od pravidiel po stratégiu.
home-puzzles = Úlohy
home-puzzles-text = Nájdite jediný víťazný ťah.
learn-link = Naučiť sa krok za krokom

learn-title = Naučte sa hrať
learn-intro = Každá lekcia má jednu myšlienku, ktorú si hneď vyskúšate na doske. Ťaháte vy: chybný ťah vám vysvetlíme a môžete to skúsiť znova.
learn-chapter-rules = Pravidlá
learn-chapter-several = Traja a štyria hráči
learn-chapter-strategy = Stratégia
learn-progress = Hotové lekcie: { $done } z { $total }
learn-start = Začať kurz
learn-restart = Začať odznova
learn-restart-sure = Vymazať môj postup?
learn-done = hotovo

learn-lesson-of = Lekcia { $lesson } z { $total }
learn-task-of = Zadanie { $task } z { $total }
learn-you-are = Vaša farba: { $colour }
learn-hint = Nápoveda
learn-show = Ukázať ťah
learn-shown = Pozrite sa na dosku: { $move }.
learn-next = Ďalej
learn-skip = Preskočiť
learn-all = Všetky lekcie
learn-right = Správne!
learn-not-asked = Taký ťah je povolený, ale tu sa hľadá iný.
learn-no-win = Ešte nie. Existuje ťah, ktorý vyhráva hneď.
learn-win-now = Vyhrajte ďalším ťahom.
learn-only-move = Nájdite jediný ťah, ktorý vyhráva.
learn-race-lost = Po tomto ťahu vyhrá súper.

learn-finished = { $game }: kurz dokončený!
learn-finished-text = Viete všetko, čo potrebujete. Je čas na skutočnú partiu.
learn-play = Hrať proti počítaču (úroveň { $level })
