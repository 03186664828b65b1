lesson-q-not-fence = To je prepreka. Ovaj put pomakni figuru.
lesson-q-place-fence = Ovaj put postavi prepreku.
lesson-q-no-closer = Time se tvoja figura ne približava svojoj ciljnoj crti.
lesson-q-jump-missed = To je dopušteno, ali skok te nosi dva polja odjednom.
lesson-q-add-goal = { $steps ->
    [one] Pronađi prepreku koja protivniku produljuje put za { $steps } korak.
    [few] Pronađi prepreku koja protivniku produljuje put za { $steps } koraka.
   *[other] Pronađi prepreku koja protivniku produljuje put za { $steps } koraka.
  }
lesson-q-add-less = Druga prepreka dodaje više.

lesson-q-start-title = Utrka na drugu stranu
lesson-q-start-idea = Tvoja figura kreće sa sredine jedne strane. Tko prvi stigne na suprotnu stranu, pobjeđuje. Tvoja je ciljna crta obojena tvojom bojom.
lesson-q-start-goal = Napravi korak ravno prema svojoj ciljnoj crti.
lesson-q-start-hint = Pronađi polja u svojoj boji i približi im se za jedno polje.

lesson-q-step-idea = Figura se pomiče za jedno polje: naprijed, natrag ili u stranu. Nikad dijagonalno.
lesson-q-step-goal = Pomakni figuru na { $move }.
lesson-q-step-hint = Točkice označuju polja na koja tvoja figura može.

lesson-q-around-title = Oko prepreke
lesson-q-around-idea = Figura ne može kroz prepreku. Mora je zaobići, a s jedne je strane često bliže.
lesson-q-around-goal = Zaobiđi prepreke kraćim putem.
lesson-q-around-hint = Prebroji polja na obje strane. Gdje prepreke završavaju prije?
lesson-q-around-longer = Tuda je dulje. Pogledaj gdje prepreke završavaju.

lesson-q-fence-idea = Umjesto pomicanja figure možeš u utor postaviti prepreku. Duga je dva polja i zaustavlja svakoga. Prepreke se smiju dodirivati, ali ne preklapati ni križati.
lesson-q-fence-goal = Postavi prepreku { $move }.
lesson-q-fence-hint = Prepreka nosi ime polja dolje lijevo uz nju. Slovo h (horizontalno) znači vodoravno, v (vertikalno) okomito.

lesson-q-closure-idea = Put smiješ produljiti, ali posljednji nikad ne smiješ zatvoriti: svaka figura mora moći stići do svoje ciljne crte.
lesson-q-closure-goal = Pokušaj postaviti { $move } i vidi zašto se to ne smije.
lesson-q-closure-hint = Pokaži na utor kao da je ta prepreka dopuštena.
lesson-q-closure-right = Nije dopušteno: figura više nikad ne bi mogla napustiti označena polja.

lesson-q-jump-idea = Kad odmah uz tvoju figuru stoji druga, smiješ je preskočiti na polje ravno iza nje.
lesson-q-jump-goal = Preskoči drugu figuru.
lesson-q-jump-hint = Stižeš dva polja dalje, odmah iza druge figure.

lesson-q-side-idea = Ako je odmah iza figure prepreka, rub ploče ili još jedna figura, smiješ umjesto toga stati lijevo ili desno od nje.
lesson-q-side-goal = Preskoči drugu figuru u stranu.
lesson-q-side-hint = Staješ pokraj druge figure, dijagonalno od svog polja.
lesson-q-side-back = To je skok, ali dalje od tvoje ciljne crte.

lesson-q-win-title = Dolazak na cilj
lesson-q-win-idea = Prva figura na bilo kojem od devet polja svoje ciljne crte odmah pobjeđuje.
lesson-q-win-hint = Jedno obojeno polje nadohvat ti je.

lesson-q-three-title = Tri igrača
lesson-q-three-idea = Tri igrača kreću s triju strana, svaki sa 6 prepreka. Igra se u smjeru kazaljke na satu. Ciljna crta do koje ide Crni jest stupac, a ne red.
lesson-q-three-goal = Napravi korak, gledaj ostale pa napravi još jedan.
lesson-q-three-hint = Idi dalje prema poljima u svojoj boji.

lesson-q-four-title = Četiri igrača
lesson-q-four-idea = S četiri igrača svatko ide na suprotnu stranu i ima 5 prepreka. Pobjeđuje jedan, drugog mjesta nema.

lesson-q-two-pawns-title = Nikad preko dviju figura
lesson-q-two-pawns-idea = Ne možeš preskočiti dvije figure zaredom. Kad odmah iza figure stoji još jedna, skoči u stranu.

lesson-q-stop-title = Koga zaustaviti
lesson-q-stop-idea = Kad je protivnika više, zaustavi onoga tko bi prvi pobijedio. Gledaj korake i tko je sljedeći na potezu.
lesson-q-stop-goal = Zaustavi igrača koji samo što nije pobijedio.
lesson-q-stop-hint = Kome treba samo jedan korak, a igra odmah nakon tebe?
lesson-q-stop-lost = To ne zaustavlja igrača kojem treba samo jedan korak.

lesson-q-shut-title = Kad potez propada
lesson-q-shut-idea = S tri ili četiri igrača figure i prepreke zajedno mogu figuri oduzeti svaki potez. Ako njezin igrač nema više prepreka, potez mu propada.
lesson-q-shut-goal = Postavi { $move } i vidi tko je tada na potezu.
lesson-q-shut-hint = Prepreka zatvara posljednja polja na koja bi figura sljedećeg igrača mogla.
lesson-q-shut-right = Sljedeći igrač ne može ništa, pa mu potez propada.

lesson-q-count-title = Broji korake
lesson-q-count-idea = Prije svakog poteza prebroji koliko koraka svakoj figuri još treba. Tko ima kraći put, vodi.
lesson-q-count-goal = Napravi prvi korak svog najkraćeg puta.
lesson-q-count-hint = Prebroji oba puta, polje po polje. Jedan od njih možda zatvara prepreka.

lesson-q-gap-title = Zatvori rupu
lesson-q-gap-idea = Prepreka vrijedi onoliko koliko koraka dodaje. Često najviše dodaje ona koja zatvara rupu u nizu prepreka.
lesson-q-gap-hint = Traži rupu u nizu prepreka tik pred protivnikom.

lesson-q-twice-title = Prepreka koja pomaže dvaput
lesson-q-twice-idea = Najbolje prepreke produljuju put protivniku, a tvoj ne diraju. Neke ga čak i štite.
lesson-q-twice-hint = Prepreka iza tvoje figure ne može te zadržati. Uz drugu prepreku može ti sačuvati otvoren put.
lesson-q-twice-you = Zadržava protivnika, ali i tebe.
lesson-q-twice-open = Zadržava protivnika, ali onda { $reply } zadržava tebe.

lesson-q-dead-title = Slijepe ulice
lesson-q-dead-idea = Figura između dvaju nizova prepreka u opasnosti je: jedna prepreka na kraju i mora cijeli put natrag.
lesson-q-dead-hint = Zatvori izlaz pred figurom.
lesson-q-dead-safe-goal = Protivnik ima još jednu prepreku. Pronađi siguran put.
lesson-q-dead-safe-hint = Gdje bi ti jedna jedina prepreka mogla zatvoriti put?
lesson-q-dead-trap = Preprekom { $reply } protivnik zatvara izlaz i moraš natrag.

lesson-q-save-title = Čuvaj prepreku za kraj
lesson-q-save-idea = O utrci odlučuju posljednje prepreke. Potrošiš li ih prerano, ima vremena da se zaobiđu. Čekaš li predugo, više ne pomažu.
lesson-q-save-goal = Svakome je ostala jedna prepreka. Pronađi jedini potez koji pobjeđuje.
lesson-q-save-hint = Napravi korak i čuvaj prepreku za poslije.
lesson-q-save-early = Prerano. Protivnik je zaobilazi, a ti nemaš više prepreka.
lesson-q-save-now-goal = Posljednja je prepreka tvoja. Pronađi jedini potez koji pobjeđuje.
lesson-q-save-now-hint = Trebaš dobiti dva koraka. Traži niz prepreka koji možeš produljiti.

lesson-q-tempo-title = Tko se mora maknuti?
lesson-q-tempo-idea = Staneš li tik pred drugu figuru, može te preskočiti. Zato ostavi jedno polje između vas kad je na potezu protivnik.
lesson-q-tempo-hint = Ostavi točno jedno polje između figura.

lesson-q-leap-title = Skokovi štede korake
lesson-q-leap-idea = Skok su dva polja za jedan potez i može te prenijeti preko kraja niza prepreka.
lesson-q-leap-hint = Preskoči figuru pokraj sebe.
