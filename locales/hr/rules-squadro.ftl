### Potpuna pravila igre Squadro

rules-squadro-aim-title = Cilj igre
rules-squadro-aim = Imaš pet figura, svaku na vlastitoj stazi. Provedi četiri od njih preko ploče i natrag prije protivnika.

rules-squadro-setup-title = Priprema
rules-squadro-setup = Svaki igrač ima pet staza, a staze dvaju igrača križaju se na 25 polja usred ploče. Svaka staza ima još dva polja: na jednom kraju početno mjesto, a na drugom polje okreta. Sve figure kreću s početnog mjesta, okrenute prema ploči.
rules-squadro-setup-sides = Početna mjesta Žutoga su lijevo i njegove figure idu udesno, a početna mjesta Crvenoga su gore i njegove figure idu prema dolje. Staze su označene brojevima od 1 do 5, od kuta u kojem se sastaju početna mjesta obiju boja.
rules-squadro-figure-1 = Početak igre: žute figure lijevo, crvene gore.
rules-squadro-setup-dots = Oba kraja svake staze označena su jednom, dvjema ili trima točkama. Na stazama od 1 do 5 Žuti na početnim mjestima ima 3, 1, 2, 1, 3 točke, a na poljima okreta 1, 3, 2, 3, 1. Crveni na početnim mjestima ima 1, 3, 2, 3, 1, a na poljima okreta 3, 1, 2, 1, 3.
rules-squadro-setup-mirror = Strane, dakle, nisu zrcalna slika jedna druge. Da bude pošteno, odigrajte obje boje.

rules-squadro-first-title = Tko počinje
rules-squadro-first = Neka ždrijeb odluči tko počinje: može bilo koja boja. Zatim igrajte naizmjence.

rules-squadro-turn-title = Tvoj potez
rules-squadro-turn = Kad je tvoj red, pomakni točno jednu svoju figuru koja još nije na cilju. Ne možeš propustiti potez, ali uvijek postoji figura koju možeš pomaknuti. Figura se kreće samo naprijed i samo po svojoj stazi.

rules-squadro-speed-title = Brzina
rules-squadro-speed = Točke uz početno mjesto određuju brzinu figure na putu tamo: pomiče se za točno toliko polja, 1, 2 ili 3. Ne možeš je pomaknuti za manje.
rules-squadro-figure-2 = Tri točke: žuta figura na stazi 1 pomiče se za tri polja.

rules-squadro-turning-title = Okret
rules-squadro-turning = Figura koja stigne na svoje polje okreta ondje staje, čak i ako bi je brzina odvela dalje. Odmah se okreće, spremna za put natrag.
rules-squadro-figure-3a = Ostala su samo dva polja: žuta figura staje na polju okreta i okreće se.

rules-squadro-back-title = Put natrag
rules-squadro-back = Na putu natrag brzina figure je broj točaka uz njezino polje okreta. Figura koja je na putu tamo bila brza spora je na putu natrag i obratno; na stazi 3 brzina je u oba smjera 2.
rules-squadro-figure-3b = Odsad se ova figura pomiče samo za jedno polje po potezu.

rules-squadro-jump-title = Skokovi
rules-squadro-jump = Ako je na putu suparnička figura, tvoja je preskače i staje na polje odmah iza nje. Skok završava potez, čak i ako tvoja figura nije iskoristila svu brzinu ili je otišla dalje nego što joj brzina dopušta.
rules-squadro-jump-row = Ako nekoliko suparničkih figura stoji u nizu bez razmaka, tvoja figura preskače sve i staje na prvo slobodno polje. To može biti i polje okreta ili cilj.
rules-squadro-figure-row = Dvije crvene figure u nizu: žuta figura na stazi 3 ima brzinu 2, ali stiže tri polja dalje.
rules-squadro-jump-forced = Skok ne možeš odbiti. Ako ga ne želiš, pomakni drugu figuru.

rules-squadro-sent-title = Vraćanje figura
rules-squadro-sent = Svaka figura koju preskočiš mora natrag. Ako je bila na putu tamo, vraća se na svoje početno mjesto.
rules-squadro-figure-4 = Crvena se figura još nije okrenula. Žuti je preskače i ona se vraća na svoje početno mjesto.
rules-squadro-sent-turning = Ako je bila na putu natrag, vraća se samo na svoje polje okreta. Nikad ne mora drugi put prelaziti ploču.
rules-squadro-figure-5 = Ova je crvena figura već na putu natrag. Žuti je preskače i ona se vraća na svoje polje okreta.

rules-squadro-safe-title = Sigurna polja
rules-squadro-safe = Na početnom mjestu i na polju okreta figura je sigurna. Ondje ne prolazi nijedna druga staza pa je ništa ne može preskočiti.

rules-squadro-home-title = Na cilju
rules-squadro-home = Figura koja se vrati na svoje početno mjesto stigla je na cilj i napušta ploču. Ondje staje, čak i ako nije iskoristila svu brzinu, i više se ne može poslati natrag.
rules-squadro-figure-home = Žuta figura sa staze 1 je na cilju.

rules-squadro-end-title = Kraj igre
rules-squadro-end = Pobjeđuje igrač koji prvi dovede četiri figure na cilj i igra odmah završava. Peta figura nije važna.
rules-squadro-figure-end = Žuti dovodi četvrtu figuru na cilj i pobjeđuje.

rules-squadro-endless-title = Remi
rules-squadro-endless = Figure bi se međusobno mogle vraćati zauvijek. Zato igra završava remijem kad se ista pozicija pojavi treći put, a na potezu je isti igrač.

rules-squadro-time-title = Igra sa satom
rules-squadro-time = Sat nije obavezan. Daje ti određeno vrijeme za cijelu partiju, možda i koju sekundu više za svaki potez, ili jednako vrijeme za svaki potez. Ako ti istekne vrijeme, gubiš.

rules-squadro-notation-title = Zapisivanje poteza
rules-squadro-notation = Potez se zapisuje brojem staze, od 1 do 5. U zapisu partije ispred njega stoji y za Žutoga ili r za Crvenoga: y3 r1 y3. Ta su slova ista na svim jezicima.
