### Úplné pravidlá hry Quoridor

rules-quoridor-aim-title = Cieľ hry
rules-quoridor-aim = Každý hráč má jednu figúrku a zásobu prekážok. Dostaňte svoju figúrku na protiľahlú stranu dosky skôr ako ostatní. Prekážky súperom cestu predlžujú, ale vždy im musíte nejakú nechať.

rules-quoridor-setup-title = Príprava
rules-quoridor-setup = Hracia doska má 9 × 9 políčok a medzi nimi drážky na prekážky. Každá figúrka začína v strede jednej strany a jej cieľový rad je deväť políčok na strane oproti.
rules-quoridor-setup-players-2 = Dvaja hráči sedia oproti sebe. Biely začína na e1, čierny na e9 a každý má 10 prekážok.
rules-quoridor-figure-1-players-2 = Začiatok hry pre dvoch: biely chce do horného radu, čierny do dolného.
rules-quoridor-setup-players-3 = Pri troch hráčoch začína biely na e1, čierny na a5 a oranžový na e9. Každý má 6 prekážok; posledné dve zostanú v škatuli.
rules-quoridor-figure-1-players-3 = Začiatok hry pre troch: biely chce do horného radu, čierny do pravého stĺpca, oranžový do dolného radu.
rules-quoridor-setup-players-4 = Pri štyroch hráčoch začína biely na e1, čierny na a5, oranžový na e9 a modrý na i5. Každý má 5 prekážok.
rules-quoridor-figure-1-players-4 = Začiatok hry pre štyroch: každá figúrka mieri na stranu oproti tej svojej.

rules-quoridor-first-title = Kto začína
rules-quoridor-first = Kto začína, určí žreb. Prvý ťah má svoju cenu, nech o ňom teda rozhodne šťastie, a nie zvyk.
rules-quoridor-first-order = Pri troch a štyroch hráčoch sa potom striedate v smere hodinových ručičiek.

rules-quoridor-turn-title = Váš ťah
rules-quoridor-turn = Vo svojom ťahu urobíte jednu z dvoch vecí: pohnete figúrkou alebo umiestnite jednu zo svojich prekážok. Oboje naraz sa nedá a ťah nemožno ani vynechať. Keď sa vám prekážky minú, už len ťaháte figúrkou.

rules-quoridor-pawn-title = Pohyb figúrky
rules-quoridor-pawn = Figúrka sa pohybuje o jedno políčko: dopredu, dozadu, doľava alebo doprava, nikdy šikmo. Na každom políčku môže stáť len jedna figúrka.
rules-quoridor-figure-2 = Z e5 môže ísť biely na štyri políčka: e6, d5, f5 alebo e4.
rules-quoridor-pawn-fences = Figúrka nikdy neprejde cez prekážku. Musí ju obísť.
rules-quoridor-figure-3 = Prekážka e4h uzatvára cestu z e4 na e5. Biely ju obíde: najprv d4, potom d5.

rules-quoridor-fence-title = Umiestnenie prekážky
rules-quoridor-fence = Prekážka sa vkladá do drážky, vodorovne alebo zvisle, a je dlhá presne dve políčka. Uzavrie cestu medzi dvoma dvojicami susedných políčok, a to všetkým vrátane vás.
rules-quoridor-figure-4 = Biely umiestni prekážku e3h. Oddelí e3 od e4 a f3 od f4.
rules-quoridor-fence-room = Prekážky sa smú dotýkať, ale nesmú sa prekrývať, križovať ani presahovať okraj dosky. Umiestnená prekážka zostáva na mieste až do konca partie.

rules-quoridor-closure-title = Vždy nechajte cestu
rules-quoridor-closure = Cestu smiete predĺžiť, ale poslednú nesmiete nikdy uzavrieť. Po umiestnení prekážky musí mať každá figúrka, aj tá vaša, stále kadiaľ prísť do svojho cieľového radu.
rules-quoridor-closure-pawns = Počítajú sa len prekážky. Cudzie figúrky cestu neuzatvárajú, lebo sa zasa pohnú.
rules-quoridor-figure-5 = Takto to nejde: s e7h by čierna figúrka zostala uväznená na štyroch políčkach, e8, f8, e9 a f9.

rules-quoridor-jump-title = Zoči-voči: skoky
rules-quoridor-jump = Ak na susednom políčku stojí iná figúrka a nie je medzi vami prekážka, smiete ju preskočiť. Dopadnete na políčko priamo za ňou. Skok sa počíta ako váš ťah a preskočená figúrka zostáva na mieste.
rules-quoridor-figure-6 = Biely preskočí čierneho z e4 na e6.

rules-quoridor-side-jump-title = Skok do strany
rules-quoridor-side-jump = Ak nemôžete dopadnúť priamo za druhú figúrku, smiete skočiť na políčko vľavo alebo vpravo od nej. To platí, keď je hneď za ňou prekážka, okraj dosky alebo ďalšia figúrka.
rules-quoridor-figure-8 = Za čiernym je prekážka, biely teda smie skočiť na d5 alebo f5.
rules-quoridor-side-jump-limits = Políčko, na ktoré skáčete, musí byť voľné a medzi ním a preskakovanou figúrkou nesmie byť prekážka. Kým môžete skočiť rovno, do strany skočiť nesmiete.
rules-quoridor-figure-9 = Druhá prekážka uzatvára ľavú stranu. Zostáva len f5.
rules-quoridor-figure-edge = Za čiernym je okraj dosky, biely teda smie skočiť na a4 alebo a6.
rules-quoridor-side-jump-pawns = Pri troch a štyroch hráčoch sa nikdy nepreskakujú dve figúrky naraz. Ak hneď za prvou stojí druhá, dopadnete vedľa tej prvej.
rules-quoridor-figure-10 = Biely nemôže preskočiť modrého s oranžovým naraz, smie však skočiť vedľa modrého, na d5 alebo f5.

rules-quoridor-end-title = Koniec hry
rules-quoridor-end = Víťazí ten, koho figúrka prvá vstúpi do svojho cieľového radu, a partia sa tým hneď končí. Stačí ktorékoľvek z deviatich políčok a skok platí ako každý iný ťah.
rules-quoridor-figure-7 = Biely ťahá na c9, políčko cieľového radu, a vyhráva.
rules-quoridor-end-winner = Aj pri troch a štyroch hráčoch je víťaz len jeden. O druhé miesto už ostatní nehrajú.

rules-quoridor-shut-in-title = Keď nemôžete ťahať
rules-quoridor-shut-in = Pri troch a štyroch hráčoch sa môže stať, že prekážky a cudzie figúrky nenechajú vašej figúrke žiadny ťah. Ak nemáte ani prekážku na umiestnenie, o tento ťah prichádzate. Pri dvoch hráčoch sa to stať nemôže.

rules-quoridor-endless-title = Remíza
rules-quoridor-endless = Partia sa končí remízou, keď tá istá pozícia nastane tretí raz a na ťahu je ten istý hráč.
rules-quoridor-endless-turns = Remízou sa končí aj partia dlhšia ako 1000 ťahov.

rules-quoridor-time-title = Hra s hodinami
rules-quoridor-time = Hodiny sú nepovinné. Dajú vám čas na celú partiu, prípadne s niekoľkými sekundami navyše za každý ťah, alebo rovnaký čas na každý ťah.
rules-quoridor-time-players-2 = Pri dvoch hráčoch prehráva ten, komu vyprší čas.
rules-quoridor-time-players-more = Pri troch a štyroch hráčoch vaša figúrka opustí dosku, keď vám vyprší čas, a vaše prekážky zostanú na mieste. Ostatní hrajú ďalej, kým niekto nepríde do cieľového radu alebo nezostane jediný hráč.

rules-quoridor-house-title = Domáce pravidlá
rules-quoridor-house = Skoky nehrá každý rovnako. Pri zakladaní partie si môžete tieto domáce pravidlá zapnúť; predvolene sú vypnuté.
rules-quoridor-house-free-side-jump = Šikmý skok je povolený vždy: do strany smiete skočiť, aj keď môžete skočiť rovno.
rules-quoridor-house-strict-pawn-behind = Nedá sa skákať, ak hneď za figúrkou stojí ďalšia: takú figúrku nemožno preskočiť vôbec, ani do strany.

rules-quoridor-notation-title = Zápis ťahov
rules-quoridor-notation = Stĺpce sa označujú a až i zľava doprava, rady 1 až 9 zdola nahor, z pohľadu bieleho. Ťah figúrkou sa zapisuje políčkom, na ktorom skončí: e2.
rules-quoridor-notation-fences = Prekážka sa dotýka štyroch políčok. Zapisuje sa ľavým dolným z nich a písmenom h, ak je vodorovná, alebo v, ak je zvislá: e3h leží nad e3 a f3, e3v vpravo od e3 a e4.
