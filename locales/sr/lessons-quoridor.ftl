lesson-q-not-fence = To je prepreka. Ovog puta pomeri figuru.
lesson-q-place-fence = Ovog puta postavi prepreku.
lesson-q-no-closer = Time se tvoja figura ne približava svojoj ciljnoj liniji.
lesson-q-jump-missed = To je dozvoljeno, ali skokom prelaziš dva polja odjednom.
lesson-q-add-goal = { $steps ->
    [one] Nađi prepreku koja protivniku produžava put za { $steps } korak.
    [few] Nađi prepreku koja protivniku produžava put za { $steps } koraka.
   *[other] Nađi prepreku koja protivniku produžava put za { $steps } koraka.
  }
lesson-q-add-less = Druga prepreka dodaje više.

lesson-q-start-title = Trka na drugu stranu
lesson-q-start-idea = Tvoja figura počinje na sredini jedne strane. Ko prvi stigne na suprotnu stranu, pobeđuje. Tvoja ciljna linija je obojena tvojom bojom.
lesson-q-start-goal = Napravi korak pravo ka svojoj ciljnoj liniji.
lesson-q-start-hint = Nađi polja u svojoj boji i približi im se za jedno polje.

lesson-q-step-idea = Figura se pomera za jedno polje: napred, nazad ili u stranu. Nikad dijagonalno.
lesson-q-step-goal = Pomeri figuru na { $move }.
lesson-q-step-hint = Tačkice označavaju polja na koja tvoja figura može.

lesson-q-around-title = Oko prepreke
lesson-q-around-idea = Figura ne može kroz prepreku. Mora da je zaobiđe, a s jedne strane je često bliže.
lesson-q-around-goal = Zaobiđi prepreke kraćim putem.
lesson-q-around-hint = Prebroj polja s obe strane. Gde se prepreke završavaju ranije?
lesson-q-around-longer = Tuda je duže. Pogledaj gde se prepreke završavaju.

lesson-q-fence-idea = Umesto da pomeriš figuru, možeš da postaviš prepreku u žleb. Dugačka je dva polja i zaustavlja svakoga. Prepreke smeju da se dodiruju, ali ne i da se preklapaju ili ukrštaju.
lesson-q-fence-goal = Postavi prepreku { $move }.
lesson-q-fence-hint = Prepreka nosi ime polja dole levo uz nju. Slovo h (horizontalno) znači vodoravno, v (vertikalno) uspravno.

lesson-q-closure-idea = Put smeš da produžiš, ali poslednji nikad ne smeš da zatvoriš: svaka figura mora moći da stigne do svoje ciljne linije.
lesson-q-closure-goal = Probaj da postaviš { $move } i vidi zašto ne može.
lesson-q-closure-hint = Pokaži na žleb kao da je ta prepreka dozvoljena.
lesson-q-closure-right = Nije dozvoljeno: figura više nikad ne bi mogla da napusti označena polja.

lesson-q-jump-idea = Kad odmah pored tvoje figure stoji druga, smeš da je preskočiš na polje pravo iza nje.
lesson-q-jump-goal = Preskoči drugu figuru.
lesson-q-jump-hint = Stižeš dva polja dalje, odmah iza druge figure.

lesson-q-side-idea = Ako je odmah iza figure prepreka, ivica table ili još jedna figura, smeš da skočiš levo ili desno od nje.
lesson-q-side-goal = Preskoči drugu figuru u stranu.
lesson-q-side-hint = Stižeš pored druge figure, dijagonalno od svog polja.
lesson-q-side-back = To jeste skok, ali dalje od tvoje ciljne linije.

lesson-q-win-title = Stizanje na cilj
lesson-q-win-idea = Prva figura na bilo kojem od devet polja svoje ciljne linije odmah pobeđuje.
lesson-q-win-hint = Jedno obojeno polje ti je na dohvat ruke.

lesson-q-three-title = Tri igrača
lesson-q-three-idea = Tri igrača počinju sa tri strane, svaki sa 6 prepreka. Igra se u smeru kazaljke na satu. Crni za ciljnu liniju ima kolonu, a ne red.
lesson-q-three-goal = Napravi korak, gledaj ostale, pa napravi još jedan.
lesson-q-three-hint = Idi dalje ka poljima u svojoj boji.

lesson-q-four-title = Četiri igrača
lesson-q-four-idea = Sa četiri igrača svako ide na suprotnu stranu i ima 5 prepreka. Pobeđuje jedan, drugog mesta nema.

lesson-q-two-pawns-title = Nikad preko dve figure
lesson-q-two-pawns-idea = Ne možeš da preskočiš dve figure zaredom. Kad odmah iza figure stoji još jedna, skoči u stranu.

lesson-q-stop-title = Koga da zaustaviš
lesson-q-stop-idea = Kad je protivnika više, zaustavi onog ko bi prvi pobedio. Gledaj korake i ko je sledeći na potezu.
lesson-q-stop-goal = Zaustavi igrača koji samo što nije pobedio.
lesson-q-stop-hint = Kome treba samo jedan korak, a igra odmah posle tebe?
lesson-q-stop-lost = To ne zaustavlja igrača kome treba samo jedan korak.

lesson-q-shut-title = Kad se potez preskače
lesson-q-shut-idea = Sa tri i četiri igrača figure i prepreke zajedno mogu figuri da oduzmu svaki potez. Ako njen igrač nema više prepreka, njegov potez se preskače.
lesson-q-shut-goal = Postavi { $move } i vidi ko je tada na potezu.
lesson-q-shut-hint = Prepreka zatvara poslednja polja na koja bi figura sledećeg igrača mogla.
lesson-q-shut-right = Sledeći igrač ne može ništa, pa se njegov potez preskače.

lesson-q-count-title = Broji korake
lesson-q-count-idea = Pre svakog poteza prebroj koliko koraka svakoj figuri još treba. Ko ima kraći put, vodi.
lesson-q-count-goal = Napravi prvi korak svog najkraćeg puta.
lesson-q-count-hint = Prebroj oba puta, polje po polje. Jedan od njih možda zatvara prepreka.

lesson-q-gap-title = Zatvori rupu
lesson-q-gap-idea = Prepreka vredi onoliko koliko koraka dodaje. Često najviše dodaje ona koja zatvara rupu u nizu prepreka.
lesson-q-gap-hint = Traži rupu u nizu prepreka odmah ispred protivnika.

lesson-q-twice-title = Prepreka koja pomaže dvaput
lesson-q-twice-idea = Najbolje prepreke produžavaju put protivniku, a tvoj ne diraju. Neke ga čak i štite.
lesson-q-twice-hint = Prepreka iza tvoje figure ne može da te uspori. Uz drugu prepreku može da ti sačuva otvoren put.
lesson-q-twice-you = Usporava protivnika, ali i tebe.
lesson-q-twice-open = Usporava protivnika, ali onda { $reply } usporava tebe.

lesson-q-dead-title = Slepe ulice
lesson-q-dead-idea = Figura između dva niza prepreka je u opasnosti: jedna prepreka na kraju i mora ceo put nazad.
lesson-q-dead-hint = Zatvori izlaz ispred figure.
lesson-q-dead-safe-goal = Protivnik ima još jednu prepreku. Nađi bezbedan put.
lesson-q-dead-safe-hint = Gde bi ti jedna jedina prepreka mogla da zatvori put?
lesson-q-dead-trap = Preprekom { $reply } protivnik zatvara izlaz i moraš nazad.

lesson-q-save-title = Čuvaj prepreku za kraj
lesson-q-save-idea = O trci odlučuju poslednje prepreke. Potrošiš li ih prerano, ima vremena da se zaobiđu. Čekaš li predugo, više ne vrede.
lesson-q-save-goal = Svakome je ostala jedna prepreka. Nađi jedini potez koji pobeđuje.
lesson-q-save-hint = Napravi korak i sačuvaj prepreku za kasnije.
lesson-q-save-early = Prerano. Protivnik je zaobilazi, a ti nemaš više prepreka.
lesson-q-save-now-goal = Poslednja prepreka je tvoja. Nađi jedini potez koji pobeđuje.
lesson-q-save-now-hint = Treba da dobiješ dva koraka. Traži niz prepreka koji možeš da produžiš.

lesson-q-tempo-title = Ko mora da se skloni?
lesson-q-tempo-idea = Ako staneš odmah ispred druge figure, može da te preskoči. Zato ostavi jedno polje između vas kad je na potezu protivnik.
lesson-q-tempo-hint = Ostavi tačno jedno polje između figura.

lesson-q-leap-title = Skokovi štede korake
lesson-q-leap-idea = Skok je dva polja za jedan potez i može da te prenese preko kraja niza prepreka.
lesson-q-leap-hint = Preskoči figuru pored sebe.
