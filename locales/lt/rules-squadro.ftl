### Visos „Squadro“ taisyklės

rules-squadro-aim-title = Žaidimo tikslas
rules-squadro-aim = Turite penkias figūrėles, kiekvieną savo takelyje. Perveskite keturias iš jų per lentą ir atgal pirmiau už priešininką.

rules-squadro-setup-title = Pasiruošimas
rules-squadro-setup = Kiekvienas žaidėjas turi penkis takelius, o abiejų žaidėjų takeliai kertasi 25 laukeliuose lentos viduryje. Kiekvienas takelis turi dar du laukelius: viename gale – pradžios laukelį, kitame – apsisukimo laukelį. Visos figūrėlės pradeda pradžios laukeliuose, atsisukusios į lentą.
rules-squadro-setup-sides = Geltonųjų pradžios laukeliai yra kairėje, jų figūrėlės eina dešinėn. Raudonųjų pradžios laukeliai yra viršuje, jų figūrėlės eina žemyn. Takeliai sunumeruoti nuo 1 iki 5 nuo kampo, kuriame sueina abiejų spalvų pradžios laukeliai.
rules-squadro-figure-1 = Pradžia: geltonos figūrėlės kairėje, raudonos viršuje.
rules-squadro-setup-dots = Abu kiekvieno takelio galai pažymėti vienu, dviem arba trimis taškeliais. Takeliuose nuo 1 iki 5 Geltonieji turi 3, 1, 2, 1, 3 taškelius prie pradžios laukelių ir 1, 3, 2, 3, 1 prie apsisukimo laukelių. Raudonieji turi 1, 3, 2, 3, 1 prie pradžios laukelių ir 3, 1, 2, 1, 3 prie apsisukimo laukelių.
rules-squadro-setup-mirror = Taigi pusės nėra viena kitos veidrodinis atspindys. Kad būtų sąžininga, sužaiskite abiem spalvomis.

rules-squadro-first-title = Kas pradeda
rules-squadro-first = Kas pradeda, nuspręskite burtais: gali bet kuri spalva. Tada eikite paeiliui.

rules-squadro-turn-title = Jūsų ėjimas
rules-squadro-turn = Savo ėjimu perkelkite lygiai vieną figūrėlę, kuri dar ne namie. Ėjimo praleisti negalima, bet visada yra figūrėlė, kuria galima eiti. Figūrėlė juda tik pirmyn ir tik savo takeliu.

rules-squadro-speed-title = Greitis
rules-squadro-speed = Taškeliai prie pradžios laukelio rodo figūrėlės greitį einant pirmyn: ji paeina lygiai tiek laukelių – 1, 2 arba 3. Paeiti mažiau negalima.
rules-squadro-figure-2 = Trys taškeliai: geltona figūrėlė 1 takelyje paeina tris laukelius.

rules-squadro-turning-title = Apsisukimas
rules-squadro-turning = Figūrėlė, pasiekusi savo apsisukimo laukelį, ten sustoja, net jei greitis leistų eiti toliau. Ji iškart apsisuka ir yra pasirengusi keliui atgal.
rules-squadro-figure-3a = Liko tik du laukeliai: geltona figūrėlė sustoja apsisukimo laukelyje ir apsisuka.

rules-squadro-back-title = Kelias atgal
rules-squadro-back = Grįžtant figūrėlės greitis yra taškelių skaičius prie jos apsisukimo laukelio. Pirmyn greitai ėjusi figūrėlė grįžta lėtai ir atvirkščiai; 3 takelyje greitis į abi puses yra 2.
rules-squadro-figure-3b = Nuo šiol ši figūrėlė per ėjimą paeina tik vieną laukelį.

rules-squadro-jump-title = Šuoliai
rules-squadro-jump = Jei kelyje stovi varžovo figūrėlė, jūsiškė ją peršoka ir sustoja laukelyje iškart už jos. Šuoliu ėjimas baigiasi, net jei figūrėlė neišnaudojo viso greičio arba paėjo toliau, nei jis leidžia.
rules-squadro-jump-row = Jei kelios varžovo figūrėlės stovi iš eilės be tarpo, jūsų figūrėlė peršoka visas ir sustoja pirmame laisvame laukelyje. Tai gali būti ir apsisukimo laukelis arba namai.
rules-squadro-figure-row = Dvi raudonos figūrėlės iš eilės: geltonos figūrėlės greitis 3 takelyje yra 2, bet ji atsiduria trimis laukeliais toliau.
rules-squadro-jump-forced = Šuolio atsisakyti negalima. Jei jo nenorite, eikite kita figūrėle.

rules-squadro-sent-title = Grąžinimas
rules-squadro-sent = Kiekviena jūsų peršokta figūrėlė turi grįžti. Jei ji ėjo pirmyn, grįžta į savo pradžios laukelį.
rules-squadro-figure-4 = Raudona figūrėlė dar neapsisuko. Geltonieji ją peršoka, ir ji grįžta į savo pradžios laukelį.
rules-squadro-sent-turning = Jei ji jau ėjo atgal, grįžta tik į savo apsisukimo laukelį. Antrą kartą eiti per visą lentą niekada nereikia.
rules-squadro-figure-5 = Ši raudona figūrėlė jau eina atgal. Geltonieji ją peršoka, ir ji grįžta į savo apsisukimo laukelį.

rules-squadro-safe-title = Saugūs laukeliai
rules-squadro-safe = Pradžios laukelyje ir apsisukimo laukelyje figūrėlė saugi. Šių laukelių nekerta joks kitas takelis, todėl ten niekas negali jos peršokti.

rules-squadro-home-title = Namo
rules-squadro-home = Figūrėlė, grįžusi į savo pradžios laukelį, yra namie ir nuimama nuo lentos. Ji ten sustoja, net jei neišnaudojo viso greičio, ir jos nebegalima grąžinti.
rules-squadro-figure-home = Geltona 1 takelio figūrėlė namie.

rules-squadro-end-title = Žaidimo pabaiga
rules-squadro-end = Laimi žaidėjas, pirmas parvedęs namo keturias figūrėles, ir žaidimas iškart baigiasi. Penktoji figūrėlė nebesvarbi.
rules-squadro-figure-end = Geltonieji parveda namo ketvirtą figūrėlę ir laimi.

rules-squadro-endless-title = Lygiosios
rules-squadro-endless = Figūrėlės galėtų grąžinti viena kitą be galo. Todėl žaidimas baigiasi lygiosiomis, kai ta pati pozicija pasikartoja trečią kartą ir eiti turi tas pats žaidėjas.

rules-squadro-time-title = Žaidimas su laikrodžiu
rules-squadro-time = Laikrodis nebūtinas. Jis skiria laiko visai partijai, galbūt su keliomis papildomomis sekundėmis už kiekvieną ėjimą, arba vienodai laiko kiekvienam ėjimui. Pasibaigus laikui pralaimite.

rules-squadro-notation-title = Ėjimų užrašymas
rules-squadro-notation = Ėjimas užrašomas takelio numeriu, nuo 1 iki 5. Partijos įraše prieš jį rašoma y (Geltonieji) arba r (Raudonieji): y3 r1 y3. Šios raidės visomis kalbomis tokios pačios.
