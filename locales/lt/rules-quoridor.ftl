### Visos „Quoridor“ taisyklės

rules-quoridor-aim-title = Žaidimo tikslas
rules-quoridor-aim = Kiekvienas žaidėjas turi vieną pėstininką ir barjerų atsargą. Nuveskite savo pėstininką į kitą lentos pusę pirmiau už visus kitus. Barjerai kitiems pailgina kelią, bet bent vieną visada privalote jiems palikti.

rules-quoridor-setup-title = Pasiruošimas
rules-quoridor-setup = Lentoje yra 9 × 9 langeliai, o tarp jų – grioveliai barjerams. Kiekvienas pėstininkas pradeda vieno krašto viduryje, o jo finišo linija yra devynių langelių eilė priešingoje pusėje.
rules-quoridor-setup-players-2 = Du žaidėjai sėdi vienas priešais kitą. Baltieji pradeda iš e1, Juodieji – iš e9, abu turi po 10 barjerų.
rules-quoridor-figure-1-players-2 = Pradžia dviese: Baltieji eina į viršutinę eilę, Juodieji – į apatinę.
rules-quoridor-setup-players-3 = Žaidžiant trise, Baltieji pradeda iš e1, Juodieji – iš a5, Oranžinieji – iš e9. Visi turi po 6 barjerus; paskutiniai du lieka dėžutėje.
rules-quoridor-figure-1-players-3 = Pradžia trise: Baltieji eina į viršutinę eilę, Juodieji – į dešinįjį stulpelį, Oranžinieji – į apatinę eilę.
rules-quoridor-setup-players-4 = Žaidžiant keturiese, Baltieji pradeda iš e1, Juodieji – iš a5, Oranžinieji – iš e9, Mėlynieji – iš i5. Visi turi po 5 barjerus.
rules-quoridor-figure-1-players-4 = Pradžia keturiese: kiekvienas pėstininkas eina į priešingą pusę.

rules-quoridor-first-title = Kas pradeda
rules-quoridor-first = Kas pradeda, nuspręskite burtais. Pirmas ėjimas šio to vertas, tad tegul lemia sėkmė, o ne įprotis.
rules-quoridor-first-order = Žaidžiant trise ar keturiese, toliau einama pagal laikrodžio rodyklę.

rules-quoridor-turn-title = Jūsų ėjimas
rules-quoridor-turn = Savo ėjimu darote vieną iš dviejų: perkeliate pėstininką arba pastatote vieną savo barjerą. Negalima daryti abiejų ir negalima praleisti ėjimo. Kai barjerai baigiasi, visada einate pėstininku.

rules-quoridor-pawn-title = Pėstininko ėjimas
rules-quoridor-pawn = Pėstininkas eina per vieną langelį: pirmyn, atgal, kairėn arba dešinėn, niekada įstrižai. Viename langelyje gali stovėti tik vienas pėstininkas.
rules-quoridor-figure-2 = Iš e5 Baltieji gali eiti į keturis langelius: e6, d5, f5 arba e4.
rules-quoridor-pawn-fences = Pėstininkas niekada neina kiaurai per barjerą. Jį reikia apeiti.
rules-quoridor-figure-3 = Barjeras e4h užtveria kelią iš e4 į e5. Baltieji jį apeina: pirma d4, tada d5.

rules-quoridor-fence-title = Barjero statymas
rules-quoridor-fence = Barjeras statomas į griovelį, horizontaliai arba vertikaliai, ir yra lygiai dviejų langelių ilgio. Jis užtveria kelią tarp dviejų gretimų langelių porų – visiems, taip pat ir jums.
rules-quoridor-figure-4 = Baltieji stato barjerą e3h. Jis atskiria e3 nuo e4 ir f3 nuo f4.
rules-quoridor-fence-room = Barjerai gali liestis, bet negali persidengti, kirstis ar kyšoti už lentos krašto. Pastatytas barjeras lieka vietoje iki žaidimo pabaigos.

rules-quoridor-closure-title = Visada palikite kelią
rules-quoridor-closure = Kelią pailginti galima, bet paskutinio užtverti – niekada. Pastačius barjerą, kiekvienas pėstininkas, taip pat ir jūsų, vis dar turi galėti nueiti iki savo finišo linijos.
rules-quoridor-closure-pawns = Čia svarbūs tik barjerai. Kiti pėstininkai kelio neužtveria, nes jie paeis toliau.
rules-quoridor-figure-5 = Neleidžiama: pastačius e7h, juodas pėstininkas liktų uždarytas keturiuose langeliuose: e8, f8, e9 ir f9.

rules-quoridor-jump-title = Akis į akį: šuolis
rules-quoridor-jump = Kai gretimame langelyje stovi kitas pėstininkas ir tarp jūsų nėra barjero, galite jį peršokti. Nušokate į langelį tiesiai už jo. Tai ir yra jūsų ėjimas, o peršoktas pėstininkas lieka vietoje.
rules-quoridor-figure-6 = Baltieji peršoka juodą pėstininką iš e4 į e6.

rules-quoridor-side-jump-title = Šuolis į šoną
rules-quoridor-side-jump = Jei negalima nušokti tiesiai už kito pėstininko, galima nušokti į kairę arba į dešinę nuo jo. Taip būna, kai iškart už jo yra barjeras, lentos kraštas arba dar vienas pėstininkas.
rules-quoridor-figure-8 = Už juodo pėstininko yra barjeras, todėl Baltieji gali nušokti į d5 arba f5.
rules-quoridor-side-jump-limits = Langelis, į kurį šokate, turi būti laisvas, o tarp jo ir peršokamo pėstininko negali būti barjero. Kol galima šokti tiesiai, į šoną šokti negalima.
rules-quoridor-figure-9 = Antras barjeras užtveria kairę pusę. Lieka tik f5.
rules-quoridor-figure-edge = Už juodo pėstininko yra kraštas, todėl Baltieji gali nušokti į a4 arba a6.
rules-quoridor-side-jump-pawns = Žaidžiant trise ar keturiese, niekada nešokama per du pėstininkus vienu kartu. Jei iškart už pirmojo stovi antras, nušokate šalia pirmojo.
rules-quoridor-figure-10 = Baltieji negali vienu šuoliu peršokti mėlyno ir oranžinio pėstininko, bet gali nušokti šalia mėlyno, į d5 arba f5.

rules-quoridor-end-title = Žaidimo pabaiga
rules-quoridor-end = Laimi tas, kieno pėstininkas pirmas pasiekia savo finišo liniją, ir žaidimas iškart baigiasi. Tinka bet kuris iš devynių langelių, o šuolis galioja kaip ir bet kuris kitas ėjimas.
rules-quoridor-figure-7 = Baltieji eina į c9, finišo linijos langelį, ir laimi.
rules-quoridor-end-winner = Žaidžiant trise ar keturiese, nugalėtojas taip pat vienas. Kiti dėl antros vietos nebežaidžia.

rules-quoridor-shut-in-title = Kai nėra kur eiti
rules-quoridor-shut-in = Žaidžiant trise ar keturiese, gali nutikti taip, kad dėl barjerų ir kitų pėstininkų jūsų pėstininkas niekur negali eiti. Jei nebeturite ir barjerų, tą ėjimą praleidžiate. Žaidžiant dviese taip nutikti negali.

rules-quoridor-endless-title = Lygiosios
rules-quoridor-endless = Žaidimas baigiasi lygiosiomis, kai ta pati pozicija pasikartoja trečią kartą ir eiti turi tas pats žaidėjas.
rules-quoridor-endless-turns = Ilgesnė nei 1000 ėjimų partija taip pat baigiasi lygiosiomis.

rules-quoridor-time-title = Žaidimas su laikrodžiu
rules-quoridor-time = Laikrodis nebūtinas. Jis skiria laiko visai partijai, galbūt su keliomis papildomomis sekundėmis už kiekvieną ėjimą, arba vienodai laiko kiekvienam ėjimui.
rules-quoridor-time-players-2 = Žaidžiant dviese, pasibaigus laikui pralaimite.
rules-quoridor-time-players-more = Žaidžiant trise ar keturiese, pasibaigus laikui jūsų pėstininkas palieka lentą, o jūsų barjerai lieka vietoje. Kiti žaidžia tol, kol kas nors pasiekia savo finišo liniją arba lieka tik vienas žaidėjas.

rules-quoridor-house-title = Namų taisyklės
rules-quoridor-house = Ne visi šokinėja vienodai. Kuriant partiją galima įjungti šias namų taisykles; iš pradžių jos būna išjungtos.
rules-quoridor-house-free-side-jump = Įstrižai šokti leidžiama visada: į šoną galima šokti net tada, kai galima šokti tiesiai.
rules-quoridor-house-strict-pawn-behind = Nešokama, jei iškart už pėstininko stovi kitas: tokio pėstininko negalima peršokti net į šoną.

rules-quoridor-notation-title = Ėjimų užrašymas
rules-quoridor-notation = Stulpeliai žymimi nuo a iki i iš kairės į dešinę, eilės – nuo 1 iki 9 iš apačios į viršų, kaip lentą mato Baltieji. Pėstininko ėjimas užrašomas langeliu, kuriame jis baigiasi: e2.
rules-quoridor-notation-fences = Barjeras liečia keturis langelius. Užrašomas apatinis kairysis iš jų, o po jo h, jei barjeras horizontalus, arba v, jei vertikalus: e3h yra virš e3 ir f3, o e3v – į dešinę nuo e3 ir e4.
