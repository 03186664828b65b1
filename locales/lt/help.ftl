### Kaip žaisti

help-title = Kaip žaisti
rules-title = { $game }: visos taisyklės
help-keys = Klaviatūra
help-quoridor-aim = Pasiekite kitą pusę pirmiau už kitus. Savo ėjimu paeikite per vieną langelį arba pastatykite barjerą. Paskutinio kelio užtverti negalima. Jei pėstininkai susitinka akis į akį, galima peršokti.
help-quoridor-hand = Spustelėkite arba tempkite savo pėstininką. Prie griovelio paskui žymeklį slenka barjeras: spustelėkite, kad pastatytumėte, arba atsitempkite jį iš savo atsargų. Jutikliniame ekrane bakstelėkite, kur barjeras turi stovėti, pastumkite jį ir bakstelėkite dar kartą.
help-squadro-aim = Perveskite keturias iš penkių figūrėlių pirmyn ir atgal pirmiau už priešininką. Figūrėlė eina tiek laukelių, kiek turi taškelių. Peršokta varžovo figūrėlė grįžta į pradžios arba apsisukimo laukelį.
help-squadro-hand = Užveskite žymeklį ant figūrėlės, kad pamatytumėte, kur ji atsidurs, ir spustelėkite. Jutikliniame ekrane bakstelėkite ją du kartus.

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
help-does-look = peržiūrėti partiją, spustelėjus lentą arba šalia jos
help-does-digits = pasirinkti to takelio figūrėlę
help-does-arrows-squadro = pasirinkti kitą figūrėlę
help-does-enter-squadro = perkelti figūrėlę
