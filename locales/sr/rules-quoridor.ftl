### Potpuna pravila igre Quoridor

rules-quoridor-aim-title = Cilj igre
rules-quoridor-aim = Svaki igrač ima jednu figuru i zalihu prepreka. Dovedi svoju figuru na suprotnu stranu table pre svih ostalih. Prepreke produžavaju put drugima, ali uvek moraš da im ostaviš neki put.

rules-quoridor-setup-title = Priprema
rules-quoridor-setup = Tabla ima 9 puta 9 polja, a između njih su žlebovi za prepreke. Svaka figura počinje na sredini jedne strane, a njena ciljna linija je red od devet polja na suprotnoj strani.
rules-quoridor-setup-players-2 = Dva igrača sede jedan naspram drugog. Beli počinje na e1, crni na e9 i svaki ima 10 prepreka.
rules-quoridor-figure-1-players-2 = Početak za dva igrača: beli hoće do gornjeg reda, crni do donjeg.
rules-quoridor-setup-players-3 = Sa tri igrača beli počinje na e1, crni na a5, a narandžasti na e9. Svaki ima 6 prepreka; poslednje dve ostaju u kutiji.
rules-quoridor-figure-1-players-3 = Početak za tri igrača: beli hoće do gornjeg reda, crni do desne kolone, narandžasti do donjeg reda.
rules-quoridor-setup-players-4 = Sa četiri igrača beli počinje na e1, crni na a5, narandžasti na e9, a plavi na i5. Svaki ima 5 prepreka.
rules-quoridor-figure-1-players-4 = Početak za četiri igrača: svaka figura ide na stranu naspram svoje.

rules-quoridor-first-title = Ko igra prvi
rules-quoridor-first = Ko igra prvi, odlučuje žreb. Prvi potez nešto vredi, pa neka o njemu odluči sreća, a ne navika.
rules-quoridor-first-order = Sa tri i četiri igrača potom se igra u smeru kazaljke na satu.

rules-quoridor-turn-title = Tvoj potez
rules-quoridor-turn = Kad si na potezu, radiš jednu od dve stvari: pomeraš svoju figuru ili postavljaš jednu od svojih prepreka. Ne možeš i jedno i drugo i ne možeš da preskočiš potez. Kad potrošiš prepreke, uvek pomeraš figuru.

rules-quoridor-pawn-title = Pomeranje figure
rules-quoridor-pawn = Figura se pomera za jedno polje: napred, nazad, levo ili desno, nikad dijagonalno. Na jednom polju može da stoji samo jedna figura.
rules-quoridor-figure-2 = Sa e5 beli može na četiri polja: e6, d5, f5 ili e4.
rules-quoridor-pawn-fences = Figura nikad ne ide kroz prepreku. Mora da je zaobiđe.
rules-quoridor-figure-3 = Prepreka e4h zatvara put sa e4 na e5. Beli je zaobilazi: prvo d4, pa d5.

rules-quoridor-fence-title = Postavljanje prepreke
rules-quoridor-fence = Prepreka se stavlja u žleb, vodoravno ili uspravno, i dugačka je tačno dva polja. Zatvara put između dva para susednih polja, i to svima, pa i tebi.
rules-quoridor-figure-4 = Beli postavlja prepreku e3h. Ona razdvaja e3 od e4 i f3 od f4.
rules-quoridor-fence-room = Prepreke smeju da se dodiruju, ali ne smeju da se preklapaju, ukrštaju ili vire preko ivice table. Postavljena prepreka ostaje na mestu do kraja partije.

rules-quoridor-closure-title = Uvek ostavi put
rules-quoridor-closure = Put smeš da produžiš, ali poslednji nikad ne smeš da zatvoriš. Kad postaviš prepreku, svaka figura, i tvoja, mora i dalje da može da dođe do svoje ciljne linije.
rules-quoridor-closure-pawns = Računaju se samo prepreke. Tuđe figure ne zatvaraju put jer će se pomeriti.
rules-quoridor-figure-5 = Nije dozvoljeno: sa e7h crna figura bi ostala zatvorena na četiri polja, e8, f8, e9 i f9.

rules-quoridor-jump-title = Licem u lice: skokovi
rules-quoridor-jump = Kad na susednom polju stoji druga figura, a između vas nema prepreke, smeš da je preskočiš. Dolaziš na polje tačno iza nje. To se računa kao tvoj potez, a preskočena figura ostaje gde jeste.
rules-quoridor-figure-6 = Beli preskače crnog, sa e4 na e6.

rules-quoridor-side-jump-title = Skok u stranu
rules-quoridor-side-jump = Ako ne možeš da staneš tačno iza druge figure, smeš da skočiš levo ili desno od nje. To važi kad je odmah iza nje prepreka, ivica table ili još jedna figura.
rules-quoridor-figure-8 = Iza crnog je prepreka, pa beli sme na d5 ili f5.
rules-quoridor-side-jump-limits = Polje na koje skačeš mora biti slobodno, a između njega i figure koju preskačeš ne sme biti prepreke. Dok možeš da skočiš pravo, ne smeš da skočiš u stranu.
rules-quoridor-figure-9 = Druga prepreka zatvara levu stranu. Ostaje samo f5.
rules-quoridor-figure-edge = Iza crnog je ivica table, pa beli sme na a4 ili a6.
rules-quoridor-side-jump-pawns = Sa tri i četiri igrača nikad se ne preskaču dve figure odjednom. Ako odmah iza prve stoji druga, skačeš na polje pored prve.
rules-quoridor-figure-10 = Beli ne može da preskoči plavog i narandžastog zajedno, ali sme pored plavog, na d5 ili f5.

rules-quoridor-end-title = Kraj igre
rules-quoridor-end = Pobeđuje onaj čija figura prva stigne na svoju ciljnu liniju i partija je odmah gotova. Važi bilo koje od devet polja, a skok se računa kao i svaki drugi potez.
rules-quoridor-figure-7 = Beli ide na c9, polje ciljne linije, i pobeđuje.
rules-quoridor-end-winner = I sa tri i četiri igrača pobednik je samo jedan. Ostali ne igraju za drugo mesto.

rules-quoridor-shut-in-title = Kad nemaš potez
rules-quoridor-shut-in = Sa tri i četiri igrača može se desiti da prepreke i tuđe figure ne ostave tvojoj figuri nijedan potez. Ako nemaš ni prepreku za postavljanje, taj potez se preskače. Sa dva igrača to se ne može desiti.

rules-quoridor-endless-title = Remi
rules-quoridor-endless = Partija je remi kad se ista pozicija pojavi treći put, a na potezu je isti igrač.
rules-quoridor-endless-turns = Partija duža od 1000 poteza takođe je remi.

rules-quoridor-time-title = Igra sa satom
rules-quoridor-time = Sat nije obavezan. Daje ti vreme za celu partiju, možda uz nekoliko dodatnih sekundi za svaki potez, ili isto vreme za svaki potez.
rules-quoridor-time-players-2 = Sa dva igrača gubi onaj kome istekne vreme.
rules-quoridor-time-players-more = Sa tri i četiri igrača, ako ti istekne vreme, tvoja figura napušta tablu, a tvoje prepreke ostaju. Ostali igraju dok neko ne stigne na ciljnu liniju ili dok ne ostane samo jedan igrač.

rules-quoridor-house-title = Kućna pravila
rules-quoridor-house = Skokove ne igraju svi isto. Kad praviš partiju, možeš da uključiš ova kućna pravila; podrazumevano su isključena.
rules-quoridor-house-free-side-jump = Skok dijagonalno je uvek dozvoljen: smeš da skočiš u stranu i kad možeš da skočiš pravo.
rules-quoridor-house-strict-pawn-behind = Nema skoka ako odmah iza figure stoji još jedna: takva figura se uopšte ne preskače, ni u stranu.

rules-quoridor-notation-title = Zapisivanje poteza
rules-quoridor-notation = Kolone su od a do i sleva nadesno, redovi od 1 do 9 odozdo nagore, onako kako beli vidi tablu. Potez figurom zapisuje se poljem na kojem se završava: e2.
rules-quoridor-notation-fences = Prepreka dodiruje četiri polja. Zapisuje se donjim levim od njih i slovom h ako je vodoravna ili v ako je uspravna: e3h leži iznad e3 i f3, a e3v desno od e3 i e4.
