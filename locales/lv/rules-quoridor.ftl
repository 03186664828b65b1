### Pilni „Quoridor” noteikumi

rules-quoridor-aim-title = Spēles mērķis
rules-quoridor-aim = Katram spēlētājam ir viens bandinieks un barjeru krājums. Aizved savu bandinieku uz spēles laukuma otru pusi pirms visiem citiem. Barjeras pagarina citiem ceļu, bet kāds ceļš viņiem vienmēr jāatstāj brīvs.

rules-quoridor-setup-title = Sagatavošanās
rules-quoridor-setup = Spēles laukumā ir 9 reiz 9 lauciņi, un starp tiem ir rievas barjerām. Katrs bandinieks sāk vienas malas vidū, un tā mērķa līnija ir deviņu lauciņu rinda pretējā pusē.
rules-quoridor-setup-players-2 = Divi spēlētāji sēž viens otram pretī. Baltie sāk no e1, Melnie no e9, un katram ir 10 barjeru.
rules-quoridor-figure-1-players-2 = Sākums divatā: Baltie grib tikt līdz augšējai rindai, Melnie – līdz apakšējai.
rules-quoridor-setup-players-3 = Spēlējot trijatā, Baltie sāk no e1, Melnie no a5 un Oranžie no e9. Katram ir 6 barjeras; pēdējās divas paliek kastē.
rules-quoridor-figure-1-players-3 = Sākums trijatā: Baltie grib tikt līdz augšējai rindai, Melnie – līdz labajai kolonnai, Oranžie – līdz apakšējai rindai.
rules-quoridor-setup-players-4 = Spēlējot četratā, Baltie sāk no e1, Melnie no a5, Oranžie no e9 un Zilie no i5. Katram ir 5 barjeras.
rules-quoridor-figure-1-players-4 = Sākums četratā: katrs bandinieks dodas uz pretējo pusi.

rules-quoridor-first-title = Kurš sāk
rules-quoridor-first = Izlozējiet, kurš sāk. Pirmais gājiens ir kaut kā vērts, tāpēc lai izšķir veiksme, nevis paradums.
rules-quoridor-first-order = Spēlējot trijatā vai četratā, tālāk iet pulksteņrādītāja virzienā.

rules-quoridor-turn-title = Tavs gājiens
rules-quoridor-turn = Savā gājienā dari vienu no divām lietām: pārvieto bandinieku vai novieto vienu no savām barjerām. Abas reizē nedrīkst, un gājienu izlaist arī ne. Kad barjeras beigušās, vienmēr ej ar bandinieku.

rules-quoridor-pawn-title = Bandinieka gājiens
rules-quoridor-pawn = Bandinieks virzās par vienu lauciņu: uz priekšu, atpakaļ, pa kreisi vai pa labi, nekad pa diagonāli. Vienā lauciņā var stāvēt tikai viens bandinieks.
rules-quoridor-figure-2 = No e5 Baltie var iet uz četriem lauciņiem: e6, d5, f5 vai e4.
rules-quoridor-pawn-fences = Bandinieks nekad neiet cauri barjerai. Tā jāapiet.
rules-quoridor-figure-3 = Barjera e4h aizšķērso ceļu no e4 uz e5. Baltie to apiet: vispirms d4, tad d5.

rules-quoridor-fence-title = Barjeras novietošana
rules-quoridor-fence = Barjera atrodas rievā, horizontāli vai vertikāli, un ir tieši divus lauciņus gara. Tā aizšķērso ceļu starp diviem blakus lauciņu pāriem – visiem, arī tev.
rules-quoridor-figure-4 = Baltie novieto barjeru e3h. Tā atdala e3 no e4 un f3 no f4.
rules-quoridor-fence-room = Barjeras drīkst saskarties, bet nedrīkst pārklāties, krustoties vai sniegties pāri spēles laukuma malai. Novietota barjera paliek savā vietā līdz spēles beigām.

rules-quoridor-closure-title = Vienmēr atstāj ceļu
rules-quoridor-closure = Ceļu drīkst pagarināt, bet pēdējo nekad nedrīkst aizšķērsot. Pēc barjeras novietošanas katram bandiniekam, arī tavējam, joprojām jāvar aiziet līdz savai mērķa līnijai.
rules-quoridor-closure-pawns = Te svarīgas ir tikai barjeras. Citi bandinieki ceļu neaizšķērso, jo tie ies tālāk.
rules-quoridor-figure-5 = Nav atļauts: ar e7h melnais bandinieks būtu ieslēgts četros lauciņos: e8, f8, e9 un f9.

rules-quoridor-jump-title = Aci pret aci: lēciens
rules-quoridor-jump = Kad blakus lauciņā stāv cits bandinieks un starp jums nav barjeras, tu drīksti pārlēkt tam pāri. Tu nonāc lauciņā tieši aiz tā. Tas ir tavs gājiens, un otrs bandinieks paliek savā vietā.
rules-quoridor-figure-6 = Baltie pārlec pāri melnajam bandiniekam no e4 uz e6.

rules-quoridor-side-jump-title = Lēciens sānis
rules-quoridor-side-jump = Ja nevar nonākt tieši aiz otra bandinieka, drīkst nonākt pa kreisi vai pa labi no tā. Tā ir tad, ja tūlīt aiz tā ir barjera, spēles laukuma mala vai vēl viens bandinieks.
rules-quoridor-figure-8 = Aiz melnā bandinieka ir barjera, tāpēc Baltie drīkst nonākt lauciņā d5 vai f5.
rules-quoridor-side-jump-limits = Lauciņam, kurā nonāc, jābūt brīvam, un starp to un bandinieku, kam lec pāri, nedrīkst būt barjeras. Kamēr var lēkt taisni, sānis lēkt nedrīkst.
rules-quoridor-figure-9 = Otra barjera aizšķērso kreiso pusi. Paliek tikai f5.
rules-quoridor-figure-edge = Aiz melnā bandinieka ir mala, tāpēc Baltie drīkst nonākt lauciņā a4 vai a6.
rules-quoridor-side-jump-pawns = Spēlējot trijatā vai četratā, nekad nelec pāri diviem bandiniekiem reizē. Ja tūlīt aiz pirmā stāv otrs, tu nonāc blakus pirmajam.
rules-quoridor-figure-10 = Baltie nevar reizē pārlēkt pāri zilajam un oranžajam bandiniekam, bet drīkst nonākt blakus zilajam, lauciņā d5 vai f5.

rules-quoridor-end-title = Spēles beigas
rules-quoridor-end = Uzvar tas, kura bandinieks pirmais sasniedz savu mērķa līniju, un spēle tūlīt beidzas. Der jebkurš no deviņiem lauciņiem, un lēciens ir tāds pats gājiens kā citi.
rules-quoridor-figure-7 = Baltie iet uz c9, mērķa līnijas lauciņu, un uzvar.
rules-quoridor-end-winner = Arī trijatā vai četratā uzvarētājs ir viens. Pārējie par otro vietu nespēlē.

rules-quoridor-shut-in-title = Kad nav kur iet
rules-quoridor-shut-in = Spēlējot trijatā vai četratā, var gadīties, ka barjeru un citu bandinieku dēļ tavam bandiniekam nav neviena gājiena. Ja tev nav arī barjeras, ko novietot, šis gājiens tev izpaliek. Divatā tas nevar notikt.

rules-quoridor-endless-title = Neizšķirts
rules-quoridor-endless = Spēle beidzas neizšķirti, kad viena un tā pati pozīcija rodas trešo reizi un jāiet tam pašam spēlētājam.
rules-quoridor-endless-turns = Arī partija, kas garāka par 1000 gājieniem, beidzas neizšķirti.

rules-quoridor-time-title = Spēle ar pulksteni
rules-quoridor-time = Pulkstenis nav obligāts. Tas dod laiku visai partijai, varbūt ar dažām papildu sekundēm par katru gājienu, vai arī vienādu laiku katram gājienam.
rules-quoridor-time-players-2 = Spēlējot divatā, tu zaudē, ja tavs laiks beidzas.
rules-quoridor-time-players-more = Spēlējot trijatā vai četratā, tavs bandinieks pamet spēles laukumu, ja tavs laiks beidzas, bet tavas barjeras paliek savās vietās. Pārējie spēlē, līdz kāds sasniedz savu mērķa līniju vai paliek tikai viens spēlētājs.

rules-quoridor-house-title = Mājas noteikumi
rules-quoridor-house = Ne visi lec vienādi. Veidojot partiju, var ieslēgt šos mājas noteikumus; pēc noklusējuma tie ir izslēgti.
rules-quoridor-house-free-side-jump = Lēcieni pa diagonāli vienmēr atļauti: sānis drīkst lēkt arī tad, ja var lēkt taisni.
rules-quoridor-house-strict-pawn-behind = Nedrīkst lēkt, ja tūlīt aiz bandinieka ir vēl viens: tādam bandiniekam pārlēkt pāri nevar, pat ne sānis.

rules-quoridor-notation-title = Gājienu pieraksts
rules-quoridor-notation = Kolonnas ir no a līdz i no kreisās uz labo pusi, rindas no 1 līdz 9 no apakšas uz augšu, kā spēles laukumu redz Baltie. Bandinieka gājienu pieraksta ar lauciņu, kurā tas beidzas: e2.
rules-quoridor-notation-fences = Barjera skar četrus lauciņus. To pieraksta ar apakšējo kreiso no tiem un aiz tā h, ja tā ir horizontāla, vai v, ja vertikāla: e3h ir virs e3 un f3, bet e3v – pa labi no e3 un e4.
