### Pilni „Squadro” noteikumi

rules-squadro-aim-title = Spēles mērķis
rules-squadro-aim = Tev ir pieci kauliņi, katrs savā celiņā. Pārved četrus no tiem pāri spēles laukumam un atpakaļ pirms pretinieka.

rules-squadro-setup-title = Sagatavošanās
rules-squadro-setup = Katram spēlētājam ir pieci celiņi, un abu spēlētāju celiņi krustojas 25 lauciņos spēles laukuma vidū. Katram celiņam ir vēl divi lauciņi: vienā galā starta vieta, otrā – apgriešanās lauciņš. Visi kauliņi sāk starta vietā, pavērsti pret laukumu.
rules-squadro-setup-sides = Dzelteno starta vietas ir kreisajā pusē, un viņu kauliņi iet pa labi. Sarkano starta vietas ir augšā, un viņu kauliņi iet uz leju. Celiņi ir numurēti no 1 līdz 5 no stūra, kurā satiekas abu krāsu starta vietas.
rules-squadro-figure-1 = Sākums: dzeltenie kauliņi pa kreisi, sarkanie augšā.
rules-squadro-setup-dots = Abi katra celiņa gali ir apzīmēti ar vienu, diviem vai trim punktiņiem. Celiņos no 1 līdz 5 Dzeltenajiem starta vietās ir 3, 1, 2, 1, 3 punktiņi un apgriešanās lauciņos 1, 3, 2, 3, 1. Sarkanajiem starta vietās ir 1, 3, 2, 3, 1 un apgriešanās lauciņos 3, 1, 2, 1, 3.
rules-squadro-setup-mirror = Tātad puses nav viena otras spoguļattēls. Lai būtu godīgi, izspēlējiet abas krāsas.

rules-squadro-first-title = Kurš sāk
rules-squadro-first = Izlozējiet, kurš sāk: var jebkura krāsa. Pēc tam ejiet pamīšus.

rules-squadro-turn-title = Tavs gājiens
rules-squadro-turn = Savā gājienā ej ar tieši vienu savu kauliņu, kas vēl nav mājās. Gājienu izlaist nedrīkst, bet vienmēr ir kauliņš, ar kuru var iet. Kauliņš iet tikai uz priekšu un tikai pa savu celiņu.

rules-squadro-speed-title = Ātrums
rules-squadro-speed = Punktiņi pie starta vietas ir kauliņa ātrums ceļā turp: tas virzās par tieši tik lauciņiem – 1, 2 vai 3. Iet mazāk nedrīkst.
rules-squadro-figure-2 = Trīs punktiņi: dzeltenais kauliņš 1. celiņā virzās par trim lauciņiem.

rules-squadro-turning-title = Apgriešanās
rules-squadro-turning = Kauliņš, kas sasniedz savu apgriešanās lauciņu, tur apstājas, pat ja ātrums ļautu iet tālāk. Tas tūlīt apgriežas un ir gatavs atpakaļceļam.
rules-squadro-figure-3a = Palikuši tikai divi lauciņi: dzeltenais kauliņš apstājas apgriešanās lauciņā un apgriežas.

rules-squadro-back-title = Atpakaļceļš
rules-squadro-back = Atpakaļceļā kauliņa ātrums ir punktiņu skaits pie tā apgriešanās lauciņa. Kauliņš, kas turp gāja ātri, atpakaļ iet lēni, un otrādi; 3. celiņā ātrums abos virzienos ir 2.
rules-squadro-figure-3b = Turpmāk šis kauliņš gājienā virzās tikai par vienu lauciņu.

rules-squadro-jump-title = Lēcieni
rules-squadro-jump = Ja ceļā stāv sāncenša kauliņš, tavējais pārlec tam pāri un apstājas lauciņā tūlīt aiz tā. Ar lēcienu gājiens beidzas, pat ja kauliņš nav izmantojis visu ātrumu vai ir ticis tālāk, nekā ātrums ļauj.
rules-squadro-jump-row = Ja vairāki sāncenša kauliņi stāv rindā bez atstarpes, tavs kauliņš pārlec pāri visiem un apstājas pirmajā brīvajā lauciņā. Tas var būt arī apgriešanās lauciņš vai mājas.
rules-squadro-figure-row = Divi sarkanie kauliņi rindā: dzeltenā kauliņa ātrums 3. celiņā ir 2, bet tas nonāk trīs lauciņus tālāk.
rules-squadro-jump-forced = No lēciena atteikties nevar. Ja to negribi, ej ar citu kauliņu.

rules-squadro-sent-title = Sūtīšana atpakaļ
rules-squadro-sent = Katram kauliņam, kam pārlec pāri, jāiet atpakaļ. Ja tas bija ceļā turp, tas atgriežas savā starta vietā.
rules-squadro-figure-4 = Sarkanais kauliņš vēl nav apgriezies. Dzeltenie pārlec tam pāri, un tas atgriežas savā starta vietā.
rules-squadro-sent-turning = Ja tas bija atpakaļceļā, tas atgriežas tikai savā apgriešanās lauciņā. Tam nekad nav otrreiz jāšķērso spēles laukums.
rules-squadro-figure-5 = Šis sarkanais kauliņš jau ir atpakaļceļā. Dzeltenie pārlec tam pāri, un tas atgriežas savā apgriešanās lauciņā.

rules-squadro-safe-title = Drošie lauciņi
rules-squadro-safe = Starta vietā un apgriešanās lauciņā kauliņš ir drošībā. Šos lauciņus nešķērso neviens cits celiņš, tāpēc tur kauliņam neviens nevar pārlēkt pāri.

rules-squadro-home-title = Mājās
rules-squadro-home = Kauliņš, kas atgriezies savā starta vietā, ir mājās, un to noņem no spēles laukuma. Tas tur apstājas, pat ja nav izmantojis visu ātrumu, un atpakaļ to vairs aizsūtīt nevar.
rules-squadro-figure-home = Dzeltenais kauliņš no 1. celiņa ir mājās.

rules-squadro-end-title = Spēles beigas
rules-squadro-end = Uzvar spēlētājs, kas pirmais pārved mājās četrus kauliņus, un spēle tūlīt beidzas. Piektajam kauliņam nav nozīmes.
rules-squadro-figure-end = Dzeltenie pārved mājās ceturto kauliņu un uzvar.

rules-squadro-endless-title = Neizšķirts
rules-squadro-endless = Kauliņi varētu bez gala sūtīt cits citu atpakaļ. Tāpēc spēle beidzas neizšķirti, kad viena un tā pati pozīcija rodas trešo reizi un jāiet tam pašam spēlētājam.

rules-squadro-time-title = Spēle ar pulksteni
rules-squadro-time = Pulkstenis nav obligāts. Tas dod laiku visai partijai, varbūt ar dažām papildu sekundēm par katru gājienu, vai arī vienādu laiku katram gājienam. Ja tavs laiks beidzas, tu zaudē.

rules-squadro-notation-title = Gājienu pieraksts
rules-squadro-notation = Gājienu pieraksta ar celiņa numuru, no 1 līdz 5. Partijas pierakstā pirms tā ir y (Dzeltenie) vai r (Sarkanie): y3 r1 y3. Šie burti visās valodās ir vienādi.
