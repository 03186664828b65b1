### Potpuna pravila igre Squadro

rules-squadro-aim-title = Cilj igre
rules-squadro-aim = Imaš pet figura, svaku u sopstvenoj stazi. Prevedi četiri od njih preko table i nazad pre protivnika.

rules-squadro-setup-title = Priprema
rules-squadro-setup = Svaki igrač ima pet staza, a staze oba igrača ukrštaju se na 25 polja u sredini table. Svaka staza ima još dva polja: početno polje na jednom kraju i polje okreta na drugom. Sve figure počinju na početnom polju, vrhom ka tabli.
rules-squadro-setup-sides = Žute figure počinju levo i idu nadesno, crvene počinju gore i idu nadole. Staze se broje od 1 do 5, počev od ugla u kojem se sastaju početna polja oba igrača.
rules-squadro-figure-1 = Početak: žute figure levo, crvene gore.
rules-squadro-setup-dots = Oba kraja svake staze obeležena su jednom, dvema ili trima tačkicama. U stazama od 1 do 5 žuti ima 3, 1, 2, 1, 3 tačkice na početnom polju i 1, 3, 2, 3, 1 na polju okreta. Crveni ima 1, 3, 2, 3, 1 na početnom polju i 3, 1, 2, 1, 3 na polju okreta.
rules-squadro-setup-mirror = Dakle, dve strane nisu ogledalski iste. Za pošten meč odigraj partije sa obe boje.

rules-squadro-first-title = Ko igra prvi
rules-squadro-first = Ko igra prvi, odlučuje žreb: može početi bilo koja boja. Zatim se smenjujete.

rules-squadro-turn-title = Tvoj potez
rules-squadro-turn = Kad si na potezu, pomeraš tačno jednu svoju figuru koja još nije na cilju. Potez ne možeš da preskočiš, ali uvek imaš figuru koju možeš da pomeriš. Figura se kreće samo napred i samo u svojoj stazi.

rules-squadro-speed-title = Brzina
rules-squadro-speed = Tačkice na početnom polju su brzina figure u odlasku: prelazi tačno toliko polja, 1, 2 ili 3. Kraći potez ne možeš da izabereš.
rules-squadro-figure-2 = Tri tačkice: žuta figura u stazi 1 prelazi tri polja.

rules-squadro-turning-title = Okret
rules-squadro-turning = Figura koja stigne na polje okreta tu se zaustavlja, čak i ako bi je brzina nosila dalje. Odmah se okreće i spremna je za put nazad.
rules-squadro-figure-3a = Ostala su samo dva polja: žuta figura se zaustavlja na polju okreta i okreće se.

rules-squadro-back-title = Put nazad
rules-squadro-back = Na putu nazad brzina figure je broj tačkica na njenom polju okreta. Figura koja je brza u odlasku spora je u povratku, i obrnuto; u stazi 3 brzina je 2 u oba smera.
rules-squadro-figure-3b = Od sada ova figura prelazi samo jedno polje po potezu.

rules-squadro-jump-title = Skokovi
rules-squadro-jump = Ako je na putu protivnička figura, tvoja je preskače i zaustavlja se na polju odmah iza nje. Skokom se potez završava, čak i ako je figuri ostalo brzine ili je otišla dalje nego što joj brzina dozvoljava.
rules-squadro-jump-row = Ako više protivničkih figura stoji u nizu bez razmaka, tvoja ih preskače sve i zaustavlja se na prvom slobodnom polju. To može biti i polje okreta ili cilj.
rules-squadro-figure-row = Dve crvene figure u nizu: žuta figura u stazi 3 ima brzinu 2, ali stiže tri polja dalje.
rules-squadro-jump-forced = Skok ne možeš da odbiješ. Ako ga ne želiš, pomeri drugu figuru.

rules-squadro-sent-title = Vraćanje unazad
rules-squadro-sent = Svaka figura koju preskočiš mora nazad. Ako je u odlasku, vraća se na svoje početno polje.
rules-squadro-figure-4 = Crvena figura se još nije okrenula. Žuti je preskače i ona se vraća na svoje početno polje.
rules-squadro-sent-turning = Ako je u povratku, vraća se samo na svoje polje okreta. Nikad ne mora drugi put preko cele table.
rules-squadro-figure-5 = Ova crvena figura je već u povratku. Žuti je preskače i ona se vraća na svoje polje okreta.

rules-squadro-safe-title = Bezbedna polja
rules-squadro-safe = Na početnom polju i na polju okreta figura je bezbedna. Tuda ne prolazi nijedna druga staza, pa ništa ne može da je preskoči.

rules-squadro-home-title = Na cilju
rules-squadro-home = Figura koja se vrati na svoje početno polje je na cilju i napušta tablu. Tu se zaustavlja, čak i ako joj je ostalo brzine, i više ne može biti vraćena.
rules-squadro-figure-home = Žuta figura u stazi 1 je na cilju.

rules-squadro-end-title = Kraj igre
rules-squadro-end = Pobeđuje igrač koji prvi dovede četiri figure na cilj i partija je odmah gotova. Peta figura nije važna.
rules-squadro-figure-end = Žuti dovodi četvrtu figuru na cilj i pobeđuje.

rules-squadro-endless-title = Remi
rules-squadro-endless = Figure bi mogle da vraćaju jedna drugu u nedogled. Zato je partija remi kad se ista pozicija pojavi treći put, a na potezu je isti igrač.

rules-squadro-time-title = Igra sa satom
rules-squadro-time = Sat nije obavezan. Daje ti vreme za celu partiju, možda uz nekoliko dodatnih sekundi za svaki potez, ili isto vreme za svaki potez. Ako ti istekne vreme, gubiš.

rules-squadro-notation-title = Zapisivanje poteza
rules-squadro-notation = Potez se zapisuje brojem staze, od 1 do 5. U zapisu partije ispred njega stoji y (žuti) ili r (crveni): y3 r1 y3. Ta slova su ista u svim jezicima.
