### Celotna pravila igre Quoridor

rules-quoridor-aim-title = Cilj igre
rules-quoridor-aim = Vsak igralec ima enega kmeta in zalogo ograj. Pripelji svojega kmeta na drugo stran igralne plošče pred vsemi drugimi. Z ograjami drugim podaljšaš pot, a vedno jim moraš pustiti vsaj eno odprto.

rules-quoridor-setup-title = Priprava
rules-quoridor-setup = Igralna plošča ima 9 krat 9 polj, med njimi pa so utori za ograje. Vsak kmet začne na sredini ene stranice, njegova ciljna črta pa je vrsta devetih polj na nasprotni strani.
rules-quoridor-setup-players-2 = Dva igralca sedita drug nasproti drugemu. Beli začne na e1, Črni na e9, vsak ima 10 ograj.
rules-quoridor-figure-1-players-2 = Začetek igre v dvoje: Beli želi do zgornje vrste, Črni do spodnje.
rules-quoridor-setup-players-3 = Pri treh igralcih Beli začne na e1, Črni na a5 in Oranžni na e9. Vsak ima 6 ograj; zadnji dve ostaneta v škatli.
rules-quoridor-figure-1-players-3 = Začetek igre v troje: Beli želi do zgornje vrste, Črni do desnega stolpca, Oranžni do spodnje vrste.
rules-quoridor-setup-players-4 = Pri štirih igralcih Beli začne na e1, Črni na a5, Oranžni na e9 in Modri na i5. Vsak ima 5 ograj.
rules-quoridor-figure-1-players-4 = Začetek igre v četvero: vsak kmet gre na stran nasproti svoji.

rules-quoridor-first-title = Kdo začne
rules-quoridor-first = Kdo začne, naj odloči žreb. Prva poteza nekaj šteje, zato naj bo stvar sreče in ne navade.
rules-quoridor-first-order = Pri treh ali štirih igralcih igra nato teče v smeri urnega kazalca.

rules-quoridor-turn-title = Ko si na vrsti
rules-quoridor-turn = Ko si na vrsti, narediš eno od dvojega: premakneš kmeta ali postaviš eno od svojih ograj. Obojega ne moreš, izpustiti poteze pa tudi ne. Ko ti zmanjka ograj, vedno premakneš kmeta.

rules-quoridor-pawn-title = Premik kmeta
rules-quoridor-pawn = Kmet se premakne za eno polje: naprej, nazaj, levo ali desno, nikoli diagonalno. Na vsakem polju stoji največ en kmet.
rules-quoridor-figure-2 = Beli lahko gre z e5 na štiri polja: e6, d5, f5 ali e4.
rules-quoridor-pawn-fences = Kmet nikoli ne gre skozi ograjo. Mora jo obiti.
rules-quoridor-figure-3 = Ograja e4h zapira pot z e4 na e5. Beli jo obide: najprej d4, nato d5.

rules-quoridor-fence-title = Postavljanje ograje
rules-quoridor-fence = Ograja stoji v utoru, vodoravno ali navpično, in je dolga natanko dve polji. Zapre pot med dvema paroma sosednjih polj, in to za vse, tudi zate.
rules-quoridor-figure-4 = Beli postavi ograjo e3h. Ta loči e3 od e4 in f3 od f4.
rules-quoridor-fence-room = Ograje se smejo dotikati, ne smejo pa se prekrivati, križati ali segati čez rob igralne plošče. Postavljena ograja ostane na mestu do konca igre.

rules-quoridor-closure-title = Vedno pusti pot
rules-quoridor-closure = Pot smeš podaljšati, zadnje pa nikoli ne smeš zapreti. Ko postaviš ograjo, mora vsak kmet, tudi tvoj, še vedno lahko priti do svoje ciljne črte.
rules-quoridor-closure-pawns = Pri tem štejejo samo ograje. Drugi kmetje poti ne zapirajo, saj bodo šli naprej.
rules-quoridor-figure-5 = Ni dovoljeno: z e7h bi bil črni kmet zaprt na štirih poljih, e8, f8, e9 in f9.

rules-quoridor-jump-title = Iz oči v oči: preskok
rules-quoridor-jump = Ko na polju ob tvojem kmetu stoji drug kmet in med vama ni ograje, ga lahko preskočiš. Pristaneš na polju naravnost za njim. To je tvoja poteza, preskočeni kmet pa ostane, kjer je.
rules-quoridor-figure-6 = Beli preskoči črnega kmeta, z e4 na e6.

rules-quoridor-side-jump-title = Preskok vstran
rules-quoridor-side-jump = Če ne moreš pristati naravnost za drugim kmetom, lahko pristaneš levo ali desno od njega. To velja, kadar je tik za njim ograja, rob igralne plošče ali še en kmet.
rules-quoridor-figure-8 = Za črnim kmetom je ograja, zato lahko Beli pristane na d5 ali f5.
rules-quoridor-side-jump-limits = Polje, na katerem pristaneš, mora biti prosto, med njim in preskočenim kmetom pa ne sme biti ograje. Dokler je mogoč preskok naravnost, ne smeš skočiti vstran.
rules-quoridor-figure-9 = Druga ograja zapira levo stran. Ostane le f5.
rules-quoridor-figure-edge = Za črnim kmetom je rob, zato lahko Beli pristane na a4 ali a6.
rules-quoridor-side-jump-pawns = Pri treh ali štirih igralcih nikoli ne preskočiš dveh kmetov hkrati. Če tik za prvim kmetom stoji drugi, pristaneš ob prvem.
rules-quoridor-figure-10 = Beli ne more hkrati preskočiti modrega in oranžnega kmeta, lahko pa pristane ob modrem, na d5 ali f5.

rules-quoridor-end-title = Konec igre
rules-quoridor-end = Zmaga tisti, čigar kmet prvi pride na svojo ciljno črto, in igre je takoj konec. Velja katero koli od devetih polj, preskok pa šteje kot vsaka druga poteza.
rules-quoridor-figure-7 = Beli gre na c9, polje ciljne črte, in zmaga.
rules-quoridor-end-winner = Tudi pri treh ali štirih igralcih je zmagovalec en sam. Drugi ne igrajo naprej za drugo mesto.

rules-quoridor-shut-in-title = Ko nimaš poteze
rules-quoridor-shut-in = Pri treh ali štirih igralcih se lahko zgodi, da ograje in drugi kmetje tvojemu kmetu ne pustijo nobene poteze. Če tudi ograj nimaš več, to potezo izpustiš. Pri dveh igralcih se to ne more zgoditi.

rules-quoridor-endless-title = Remi
rules-quoridor-endless = Igra se konča z remijem, ko se isti položaj pojavi tretjič in je na vrsti isti igralec.
rules-quoridor-endless-turns = Z remijem se konča tudi partija, daljša od 1000 potez.

rules-quoridor-time-title = Igra z uro
rules-quoridor-time = Ura ni obvezna. Določi ti čas za vso partijo, morda s kakšno sekundo dodatka za vsako potezo, ali pa enak čas za vsako potezo.
rules-quoridor-time-players-2 = Pri dveh igralcih izgubiš, če ti poteče čas.
rules-quoridor-time-players-more = Pri treh ali štirih igralcih tvoj kmet zapusti igralno ploščo, če ti poteče čas, tvoje ograje pa ostanejo na mestu. Drugi igrajo naprej, dokler kdo ne pride do svoje ciljne črte ali ne ostane en sam igralec.

rules-quoridor-house-title = Hišna pravila
rules-quoridor-house = Preskokov ne igrajo vsi enako. Ko ustvariš partijo, lahko vklopiš hišna pravila; privzeto so izklopljena.
rules-quoridor-house-free-side-jump = Diagonalni preskoki vedno dovoljeni: vstran smeš skočiti tudi takrat, ko je mogoč preskok naravnost.
rules-quoridor-house-strict-pawn-behind = Brez preskoka, če je tik za kmetom še eden: takega kmeta ni mogoče preskočiti, niti vstran.

rules-quoridor-notation-title = Zapis potez
rules-quoridor-notation = Stolpci so od a do i z leve proti desni, vrste od 1 do 9 od spodaj navzgor, kakor igralno ploščo vidi Beli. Poteza kmeta se zapiše s poljem, na katerem se konča: e2.
rules-quoridor-notation-fences = Ograja se dotika štirih polj. Zapiše se s spodnjim levim od njih, za njim pa stoji h, če je vodoravna, ali v, če je navpična: e3h je nad e3 in f3, e3v pa desno od e3 in e4.
