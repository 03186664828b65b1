home-offer = Először jársz itt? Pár perc, és tudsz játszani.
home-offer-dismiss = Ne jelenjen meg többet
home-course = Tanulás
home-course-text = Rövid leckék interaktív táblán, a szabályoktól a stratégiáig.
home-puzzles = Feladványok
home-puzzles-text = Találd meg az egyetlen nyerő lépést.
learn-link = Tanuld meg lépésről lépésre

learn-title = Tanulj meg játszani
learn-intro = Leckénként egy ötlet, interaktív táblán. Te lépsz: ha hibázol, elmagyarázzuk, és újra megpróbálhatod.
learn-chapter-rules = A szabályok
learn-chapter-several = Hárman és négyen
learn-chapter-strategy = Stratégia
learn-progress = Kész leckék: { $done } / { $total }
learn-start = Tanfolyam indítása
learn-restart = Elölről
learn-restart-sure = Töröljem az eredményeidet?
learn-done = kész

learn-lesson-of = { $lesson }. lecke / { $total }
learn-task-of = { $task }. feladat / { $total }
learn-you-are = A színed: { $colour }
learn-hint = Tipp
learn-show = Mutasd meg
learn-shown = Nézd a táblát: { $move }.
learn-next = Tovább
learn-skip = Kihagyás
learn-all = Minden lecke
learn-right = Helyes!
learn-not-asked = Ezt is lehet, de most másik lépés a feladat.
learn-no-win = Még nem. Van olyan lépés, amely azonnal nyer.
learn-win-now = Nyerj a következő lépéseddel.
learn-only-move = Találd meg az egyetlen nyerő lépést.
learn-race-lost = Ezután a lépés után az ellenfél nyer.

learn-finished = { $game }: vége a tanfolyamnak!
learn-finished-text = Mindent tudsz, amire szükséged van. Jöhet egy igazi játszma.
learn-play = Játék a gép ellen ({ $level }. szint)
