### Potpuna pravila igre Quoridor

rules-quoridor-aim-title = Cilj igre
rules-quoridor-aim = Svaki igrač ima jednu figuru i zalihu prepreka. Dovedi svoju figuru na drugu stranu ploče prije svih ostalih. Preprekama drugima produljuješ put, ali im uvijek moraš ostaviti barem jedan otvoren.

rules-quoridor-setup-title = Priprema
rules-quoridor-setup = Ploča ima 9 puta 9 polja, a između njih su utori za prepreke. Svaka figura kreće sa sredine jedne strane, a njezina je ciljna crta niz od devet polja na suprotnoj strani.
rules-quoridor-setup-players-2 = Dva igrača sjede jedan nasuprot drugome. Bijeli kreće s e1, Crni s e9, a svaki ima 10 prepreka.
rules-quoridor-figure-1-players-2 = Početak igre udvoje: Bijeli želi stići do gornjeg reda, Crni do donjeg.
rules-quoridor-setup-players-3 = S tri igrača Bijeli kreće s e1, Crni s a5, a Narančasti s e9. Svaki ima 6 prepreka; posljednje dvije ostaju u kutiji.
rules-quoridor-figure-1-players-3 = Početak igre utroje: Bijeli želi stići do gornjeg reda, Crni do desnog stupca, Narančasti do donjeg reda.
rules-quoridor-setup-players-4 = S četiri igrača Bijeli kreće s e1, Crni s a5, Narančasti s e9, a Plavi s i5. Svaki ima 5 prepreka.
rules-quoridor-figure-1-players-4 = Početak igre učetvero: svaka figura ide na stranu nasuprot svojoj.

rules-quoridor-first-title = Tko počinje
rules-quoridor-first = Neka o tome tko počinje odluči ždrijeb. Prvi potez nešto vrijedi pa neka bude stvar sreće, a ne navike.
rules-quoridor-first-order = S tri ili četiri igrača zatim se igra u smjeru kazaljke na satu.

rules-quoridor-turn-title = Tvoj potez
rules-quoridor-turn = Kad je tvoj red, radiš jedno od dvoga: pomičeš figuru ili postavljaš jednu od svojih prepreka. Ne možeš oboje i ne možeš propustiti potez. Kad potrošiš prepreke, uvijek pomičeš figuru.

rules-quoridor-pawn-title = Pomicanje figure
rules-quoridor-pawn = Figura se pomiče za jedno polje: naprijed, natrag, lijevo ili desno, nikad dijagonalno. Na svakom polju stoji najviše jedna figura.
rules-quoridor-figure-2 = S e5 Bijeli može na četiri polja: e6, d5, f5 ili e4.
rules-quoridor-pawn-fences = Figura nikad ne ide kroz prepreku. Mora je zaobići.
rules-quoridor-figure-3 = Prepreka e4h zatvara put s e4 na e5. Bijeli je zaobilazi: najprije d4, zatim d5.

rules-quoridor-fence-title = Postavljanje prepreke
rules-quoridor-fence = Prepreka stoji u utoru, vodoravno ili okomito, i duga je točno dva polja. Zatvara put između dvaju parova susjednih polja, i to svima, pa i tebi.
rules-quoridor-figure-4 = Bijeli postavlja prepreku e3h. Ona odvaja e3 od e4 i f3 od f4.
rules-quoridor-fence-room = Prepreke se smiju dodirivati, ali se ne smiju preklapati ni križati niti viriti preko ruba ploče. Postavljena prepreka ostaje na mjestu do kraja igre.

rules-quoridor-closure-title = Uvijek ostavi put
rules-quoridor-closure = Put smiješ produljiti, ali posljednji nikad ne smiješ zatvoriti. Kad postaviš prepreku, svaka figura, pa i tvoja, i dalje mora moći stići do svoje ciljne crte.
rules-quoridor-closure-pawns = Pritom se računaju samo prepreke. Druge figure ne zatvaraju put jer će krenuti dalje.
rules-quoridor-figure-5 = Nije dopušteno: uz e7h crna bi figura ostala zatvorena na četiri polja, e8, f8, e9 i f9.

rules-quoridor-jump-title = Oči u oči: skok
rules-quoridor-jump = Kad na polju do tvoje figure stoji druga figura, a između njih nema prepreke, smiješ je preskočiti. Stižeš na polje točno iza nje. To je tvoj potez, a preskočena figura ostaje na svojem mjestu.
rules-quoridor-figure-6 = Bijeli preskače crnu figuru, s e4 na e6.

rules-quoridor-side-jump-title = Skok u stranu
rules-quoridor-side-jump = Ako ne možeš stati točno iza druge figure, smiješ stati lijevo ili desno od nje. To vrijedi kad je odmah iza nje prepreka, rub ploče ili još jedna figura.
rules-quoridor-figure-8 = Iza crne figure je prepreka pa Bijeli smije stati na d5 ili f5.
rules-quoridor-side-jump-limits = Polje na koje staješ mora biti slobodno, a između njega i figure koju preskačeš ne smije biti prepreke. Dok je moguć skok ravno, ne smiješ skočiti u stranu.
rules-quoridor-figure-9 = Druga prepreka zatvara lijevu stranu. Ostaje samo f5.
rules-quoridor-figure-edge = Iza crne figure je rub pa Bijeli smije stati na a4 ili a6.
rules-quoridor-side-jump-pawns = S tri ili četiri igrača nikad ne preskačeš dvije figure odjednom. Ako odmah iza prve stoji druga, staješ pokraj prve.
rules-quoridor-figure-10 = Bijeli ne može odjednom preskočiti plavu i narančastu figuru, ali smije stati pokraj plave, na d5 ili f5.

rules-quoridor-end-title = Kraj igre
rules-quoridor-end = Pobjeđuje onaj čija figura prva stigne na svoju ciljnu crtu i igra odmah završava. Vrijedi bilo koje od devet polja, a skok se računa kao svaki drugi potez.
rules-quoridor-figure-7 = Bijeli ide na c9, polje ciljne crte, i pobjeđuje.
rules-quoridor-end-winner = I s tri ili četiri igrača pobjednik je samo jedan. Ostali ne nastavljaju igrati za drugo mjesto.

rules-quoridor-shut-in-title = Kad nemaš poteza
rules-quoridor-shut-in = S tri ili četiri igrača može se dogoditi da prepreke i druge figure tvojoj figuri ne ostave nijedan potez. Ako više nemaš ni prepreka, propuštaš taj potez. S dva igrača to se ne može dogoditi.

rules-quoridor-endless-title = Remi
rules-quoridor-endless = Igra završava remijem kad se ista pozicija pojavi treći put, a na potezu je isti igrač.
rules-quoridor-endless-turns = I partija dulja od 1000 poteza završava remijem.

rules-quoridor-time-title = Igra sa satom
rules-quoridor-time = Sat nije obavezan. Daje ti određeno vrijeme za cijelu partiju, možda i koju sekundu više za svaki potez, ili jednako vrijeme za svaki potez.
rules-quoridor-time-players-2 = S dva igrača gubiš ako ti istekne vrijeme.
rules-quoridor-time-players-more = S tri ili četiri igrača tvoja figura napušta ploču ako ti istekne vrijeme, a tvoje prepreke ostaju na mjestu. Ostali igraju dok netko ne stigne do svoje ciljne crte ili dok ne ostane samo jedan igrač.

rules-quoridor-house-title = Kućna pravila
rules-quoridor-house = Ne igraju svi skokove jednako. Kad stvaraš partiju, možeš uključiti ova kućna pravila; prema zadanim postavkama isključena su.
rules-quoridor-house-free-side-jump = Dijagonalni skokovi uvijek dopušteni: smiješ skočiti u stranu i kad je moguć skok ravno.
rules-quoridor-house-strict-pawn-behind = Bez skoka ako je odmah iza figure još jedna: takva se figura ne može preskočiti, ni u stranu.

rules-quoridor-notation-title = Zapisivanje poteza
rules-quoridor-notation = Stupci su od a do i slijeva nadesno, a redovi od 1 do 9 odozdo prema gore, kako ploču vidi Bijeli. Potez figure zapisuje se poljem na kojem završava: e2.
rules-quoridor-notation-fences = Prepreka dodiruje četiri polja. Zapisuje se donjim lijevim od njih, a iza njega stoji h ako je vodoravna ili v ako je okomita: e3h je iznad e3 i f3, a e3v desno od e3 i e4.
