### Stranica „Kako se igra“

help-title = Kako se igra
rules-title = { $game }: potpuna pravila
help-keys = Tastatura
help-quoridor-aim = Stigni na suprotnu stranu pre svih. Kad si na potezu, pomeri se za jedno polje ili postavi prepreku. Poslednji slobodan put ne sme da se zatvori. Ako su figure licem u lice, smeš da preskočiš.
help-quoridor-hand = Klikni na svoju figuru ili je prevuci. Uz žleb se pored pokazivača pojavljuje prepreka: klikni da je postaviš ili prevuci neku iz svoje zalihe. Na ekranu osetljivom na dodir dodirni mesto za prepreku, namesti je i dodirni je ponovo da je postaviš.
help-squadro-aim = Prevedi četiri od svojih pet figura tamo i nazad pre protivnika. Figura prelazi onoliko polja koliko ima tačkica. Preskočena protivnička figura vraća se na početno polje, a ako se već okrenula, na polje okreta.
help-squadro-hand = Pređi pokazivačem preko figure da vidiš dokle stiže i klikni da je pomeriš. Na ekranu osetljivom na dodir dodirni je dvaput.

## Tasteri

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = kretanje po tabli ili nameštanje prepreke
help-does-enter = pomeranje figure na to polje ili postavljanje prepreke
help-does-hv = uzimanje vodoravne ili uspravne prepreke
help-does-r = okretanje prepreke
help-does-escape = vraćanje prepreke u zalihu
help-does-undo = vraćanje tvog poteza (protiv računara ili na jednom uređaju)
help-does-look = pregled partije (nakon klika na tablu ili pored nje)
help-does-digits = izbor figure u toj stazi
help-does-arrows-squadro = izbor sledeće figure
help-does-enter-squadro = pomeranje figure
