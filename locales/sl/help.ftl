### Kako se igra

help-title = Kako se igra
rules-title = { $game }: celotna pravila
help-keys = Tipkovnica
help-quoridor-aim = Pridi na drugo stran pred drugimi. Ko si na vrsti, premakni kmeta za eno polje ali postavi ograjo. Zadnje poti ne smeš nikoli zapreti. Če si kmeta stojita iz oči v oči, lahko preskočiš.
help-quoridor-hand = Klikni ali povleci svojega kmeta. V bližini utora kazalcu sledi ograja: klikni, da jo postaviš, ali jo povleci iz svoje zaloge. Na zaslonu na dotik se dotakni mesta za ograjo, jo po potrebi premakni in se je dotakni še enkrat, da jo postaviš.
help-squadro-aim = Popelji štiri od petih figur čez in nazaj pred nasprotnikom. Figura se premakne za toliko polj, kolikor ima pik. Preskočena tekmečeva figura se vrne na začetno izhodišče ali, če se je že obrnila, na svoje obračališče.
help-squadro-hand = Pokaži na figuro, da vidiš, kam pride, in klikni, da jo premakneš. Na zaslonu na dotik se je dotakni dvakrat.

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = premikanje po plošči ali premik ograje
help-does-enter = premik kmeta na to polje ali postavitev ograje
help-does-hv = vodoravna ali navpična ograja iz zaloge
help-does-r = zasuk ograje
help-does-escape = ograja nazaj v zalogo
help-does-undo = vrnitev poteze, proti računalniku ali na isti napravi
help-does-look = pregled partije, po kliku na ploščo ali ob njej
help-does-digits = izbira figure na tej stezi
help-does-arrows-squadro = izbira naslednje figure
help-does-enter-squadro = premik figure
