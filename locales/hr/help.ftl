### Kako se igra

help-title = Kako se igra
rules-title = { $game }: potpuna pravila
help-keys = Tipkovnica
help-quoridor-aim = Stigni na drugu stranu prije ostalih. Kad je tvoj red, pomakni figuru za jedno polje ili postavi prepreku. Nikad ne smiješ zatvoriti posljednji put do cilja. Ako se figure nađu oči u oči, smiješ preskočiti.
help-quoridor-hand = Klikni ili povuci svoju figuru. Blizu utora prepreka prati pokazivač: klikni da je postaviš ili je povuci iz svoje zalihe. Na dodirnom zaslonu dodirni mjesto za prepreku, namjesti je i dodirni je još jednom da je postaviš.
help-squadro-aim = Provedi četiri od pet figura preko ploče i natrag prije protivnika. Figura se pomiče za onoliko polja koliko ima točaka. Preskočena suparnička figura vraća se na svoje početno mjesto ili, ako se već okrenula, na svoje polje okreta.
help-squadro-hand = Pokaži na figuru da vidiš kamo stiže i klikni da je pomakneš. Na dodirnom zaslonu dodirni je dvaput.

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = kretanje po ploči ili pomicanje prepreke
help-does-enter = pomak figure na to polje ili postavljanje prepreke
help-does-hv = uzimanje vodoravne ili okomite prepreke
help-does-r = okretanje prepreke
help-does-escape = vraćanje prepreke u zalihu
help-does-undo = vraćanje poteza, protiv računala ili na istom uređaju
help-does-look = pregled partije, nakon klika na ploču ili pokraj nje
help-does-digits = odabir figure na toj stazi
help-does-arrows-squadro = odabir sljedeće figure
help-does-enter-squadro = pomak figure
