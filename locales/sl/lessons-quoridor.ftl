lesson-q-not-fence = To je ograja. Tokrat premakni kmeta.
lesson-q-place-fence = Tokrat postavi ograjo.
lesson-q-no-closer = S tem se tvoj kmet ne približa svoji ciljni črti.
lesson-q-jump-missed = To je dovoljeno, a s preskokom greš za dve polji naenkrat.
lesson-q-add-goal = { $steps ->
    [one] Poišči ograjo, ki nasprotniku podaljša pot za { $steps } korak.
    [two] Poišči ograjo, ki nasprotniku podaljša pot za { $steps } koraka.
    [few] Poišči ograjo, ki nasprotniku podaljša pot za { $steps } korake.
   *[other] Poišči ograjo, ki nasprotniku podaljša pot za { $steps } korakov.
  }
lesson-q-add-less = Druga ograja doda več.

lesson-q-start-title = Dirka na drugo stran
lesson-q-start-idea = Tvoj kmet začne na sredini ene stranice. Kdor prvi pride na nasprotno stran, zmaga. Tvoja ciljna črta je obarvana s tvojo barvo.
lesson-q-start-goal = Naredi korak naravnost proti svoji ciljni črti.
lesson-q-start-hint = Poišči polja v svoji barvi in se jim približaj za eno polje.

lesson-q-step-idea = Kmet se premakne za eno polje: naprej, nazaj ali vstran. Nikoli diagonalno.
lesson-q-step-goal = Premakni kmeta na { $move }.
lesson-q-step-hint = Pike označujejo polja, na katera lahko gre tvoj kmet.

lesson-q-around-title = Okoli ograje
lesson-q-around-idea = Kmet ne more skozi ograjo. Mora jo obiti, na eno stran pa je pogosto bliže kot na drugo.
lesson-q-around-goal = Obidi ograje po krajši poti.
lesson-q-around-hint = Preštej polja na obeh straneh. Kje se ograje končajo prej?
lesson-q-around-longer = Tod je dlje. Poglej, kje se ograje končajo.

lesson-q-fence-idea = Namesto da premakneš kmeta, lahko v utor postaviš ograjo. Dolga je dve polji in ustavi vsakogar. Ograje se smejo dotikati, ne pa prekrivati ali križati.
lesson-q-fence-goal = Postavi ograjo { $move }.
lesson-q-fence-hint = Ograja se imenuje po polju levo spodaj ob njej. Črka h (horizontalno) pomeni vodoravno, v (vertikalno) navpično.

lesson-q-closure-idea = Pot smeš podaljšati, zadnje pa nikoli ne smeš zapreti: vsak kmet mora imeti pot do svoje ciljne črte.
lesson-q-closure-goal = Poskusi postaviti { $move } in poglej, zakaj ne gre.
lesson-q-closure-hint = Pokaži na utor, kot da bi bila ta ograja dovoljena.
lesson-q-closure-right = Ni dovoljeno: kmet ne bi mogel nikoli več z označenih polj.

lesson-q-jump-idea = Ko tik ob tvojem kmetu stoji drug kmet, ga lahko preskočiš na polje naravnost za njim.
lesson-q-jump-goal = Preskoči drugega kmeta.
lesson-q-jump-hint = Pristaneš dve polji naprej, tik za drugim kmetom.

lesson-q-side-idea = Če je tik za kmetom ograja, rob plošče ali še en kmet, lahko pristaneš levo ali desno od njega.
lesson-q-side-goal = Preskoči drugega kmeta vstran.
lesson-q-side-hint = Pristaneš ob drugem kmetu, diagonalno od svojega polja.
lesson-q-side-back = To je preskok, a stran od tvoje ciljne črte.

lesson-q-win-title = Prihod na cilj
lesson-q-win-idea = Prvi kmet na katerem koli od devetih polj svoje ciljne črte takoj zmaga.
lesson-q-win-hint = Eno od obarvanih polj ti je na dosegu.

lesson-q-three-title = Trije igralci
lesson-q-three-idea = Trije igralci začnejo na treh stranicah, vsak s 6 ograjami. Igra teče v smeri urnega kazalca. Črni ima za ciljno črto stolpec, ne vrste.
lesson-q-three-goal = Naredi korak, opazuj druge in naredi še en korak.
lesson-q-three-hint = Hodi naprej proti poljem v svoji barvi.

lesson-q-four-title = Štirje igralci
lesson-q-four-idea = Pri štirih igralcih gre vsak na nasprotno stran in ima 5 ograj. Zmaga eden, drugega mesta ni.

lesson-q-two-pawns-title = Nikoli čez dva kmeta
lesson-q-two-pawns-idea = Dveh kmetov zapored ne moreš preskočiti. Ko tik za kmetom stoji še eden, skoči vstran.

lesson-q-stop-title = Koga ustaviti
lesson-q-stop-idea = Ko je nasprotnikov več, ustavi tistega, ki bi zmagal prvi. Glej na korake in na to, kdo je naslednji na vrsti.
lesson-q-stop-goal = Ustavi igralca, ki bo vsak čas zmagal.
lesson-q-stop-hint = Komu manjka le en korak in je na vrsti takoj za tabo?
lesson-q-stop-lost = To ne ustavi igralca, ki mu manjka le en korak.

lesson-q-shut-title = Ko poteza odpade
lesson-q-shut-idea = Pri treh ali štirih igralcih lahko kmetje in ograje skupaj vzamejo kmetu vse poteze. Če njegov igralec nima več ograj, njegova poteza odpade.
lesson-q-shut-goal = Postavi { $move } in poglej, kdo je potem na vrsti.
lesson-q-shut-hint = Ograja zapre zadnja polja, na katera bi lahko šel kmet naslednjega igralca.
lesson-q-shut-right = Naslednji igralec ne more ničesar, zato njegova poteza odpade.

lesson-q-count-title = Štej korake
lesson-q-count-idea = Pred vsako potezo preštej, koliko korakov potrebuje še vsak kmet. Kdor ima krajšo pot, vodi.
lesson-q-count-goal = Naredi prvi korak svoje najkrajše poti.
lesson-q-count-hint = Preštej obe poti, polje za poljem. Eno od njiju lahko zapira ograja.

lesson-q-gap-title = Zapri vrzel
lesson-q-gap-idea = Ograja je vredna toliko, kolikor korakov doda. Pogosto največ doda tista, ki zapre vrzel v nizu ograj.
lesson-q-gap-hint = Poišči vrzel v nizu ograj tik pred nasprotnikom.

lesson-q-twice-title = Ograja, ki pomaga dvakrat
lesson-q-twice-idea = Najboljše ograje podaljšajo pot nasprotniku, tvojo pa pustijo pri miru. Nekatere jo celo varujejo.
lesson-q-twice-hint = Ograja za tvojim kmetom te ne more zadržati. Ob drugi ograji lahko tvojo pot ohrani odprto.
lesson-q-twice-you = Zadrži nasprotnika, a tudi tebe.
lesson-q-twice-open = Zadrži nasprotnika, a potem { $reply } zadrži tebe.

lesson-q-dead-title = Slepe ulice
lesson-q-dead-idea = Kmet med dvema nizoma ograj je v nevarnosti: ena sama ograja na koncu in mora vso pot nazaj.
lesson-q-dead-hint = Zapri izhod pred kmetom.
lesson-q-dead-safe-goal = Nasprotnik ima še eno ograjo. Poišči varno pot.
lesson-q-dead-safe-hint = Kje bi ti ena sama ograja lahko zaprla pot?
lesson-q-dead-trap = Z ograjo { $reply } nasprotnik zapre izhod in moraš nazaj.

lesson-q-save-title = Prihrani ograjo za konec
lesson-q-save-idea = O dirki odločajo zadnje ograje. Če jih porabiš prezgodaj, jih nasprotnik še utegne obiti. Če čakaš predolgo, ne koristijo več.
lesson-q-save-goal = Vsakemu je ostala ena ograja. Poišči edino potezo, ki zmaga.
lesson-q-save-hint = Naredi korak in prihrani ograjo za pozneje.
lesson-q-save-early = Prezgodaj. Nasprotnik jo obide, ti pa nimaš več ograj.
lesson-q-save-now-goal = Zadnja ograja je tvoja. Poišči edino potezo, ki zmaga.
lesson-q-save-now-hint = Pridobiti moraš dva koraka. Poišči niz ograj, ki ga lahko podaljšaš.

lesson-q-tempo-title = Kdo se mora umakniti?
lesson-q-tempo-idea = Če stopiš tik pred drugega kmeta, te lahko preskoči. Ko je na vrsti nasprotnik, naj bo med vama zato eno polje.
lesson-q-tempo-hint = Pusti med kmetoma natanko eno polje.

lesson-q-leap-title = Preskoki prihranijo korake
lesson-q-leap-idea = Preskok je dve polji za eno potezo in te lahko ponese čez konec niza ograj.
lesson-q-leap-hint = Preskoči kmeta ob sebi.
