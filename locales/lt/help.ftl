### Kaip žaisti

help-title = Kaip žaisti
rules-title = { $game }: visos taisyklės
help-keys = Klaviatūra
help-quoridor-aim = Pasiekite kitą pusę pirmiau už kitus. Savo ėjimu paeikite per vieną langelį arba pastatykite barjerą. Paskutinio kelio užtverti negalima. Jei pėstininkai susitinka akis į akį, galima peršokti.
help-quoridor-hand = Spustelėkite arba tempkite savo pėstininką. Prie griovelio paskui žymeklį slenka barjeras: spustelėkite, kad jį pastatytumėte, arba nutempkite vieną iš savo barjerų. Jutikliniame ekrane bakstelėkite, kur barjeras turi stovėti, pastumkite jį ir bakstelėkite dar kartą, kad pastatytumėte.
help-squadro-aim = Perveskite keturias iš penkių figūrėlių pirmyn ir atgal pirmiau už priešininką. Figūrėlė eina tiek laukelių, kiek turi taškelių. Peršokta varžovo figūrėlė grįžta į savo pradžios laukelį arba, jei jau apsisuko, į savo apsisukimo laukelį.
help-squadro-hand = Užveskite žymeklį ant figūrėlės, kad pamatytumėte, kur ji atsidurs, ir spustelėkite, kad eitumėte. Jutikliniame ekrane bakstelėkite ją du kartus.

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = judėti po lentą arba pastumti barjerą
help-does-enter = perkelti ten pėstininką arba pastatyti barjerą
help-does-hv = paimti horizontalų arba vertikalų barjerą
help-does-r = pasukti barjerą
help-does-escape = padėti barjerą atgal
help-does-undo = atšaukti ėjimą žaidžiant su kompiuteriu arba viename įrenginyje
help-does-look = peržiūrėti partijos ėjimus, spustelėjus lentą arba šalia jos
help-does-digits = pasirinkti to takelio figūrėlę
help-does-arrows-squadro = pasirinkti kitą figūrėlę
help-does-enter-squadro = perkelti figūrėlę
