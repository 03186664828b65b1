lesson-q-not-fence = To je prekážka. Tentoraz potiahnite figúrkou.
lesson-q-place-fence = Tentoraz umiestnite prekážku.
lesson-q-no-closer = Tým sa vaša figúrka k cieľovému radu nepriblíži.
lesson-q-jump-missed = To sa smie, ale skokom sa dostanete o dve políčka naraz.
lesson-q-add-goal = { $steps ->
    [one] Nájdite prekážku, ktorá súperovi predĺži cestu o { $steps } krok.
    [few] Nájdite prekážku, ktorá súperovi predĺži cestu o { $steps } kroky.
    [many] Nájdite prekážku, ktorá súperovi predĺži cestu o { $steps } kroku.
   *[other] Nájdite prekážku, ktorá súperovi predĺži cestu o { $steps } krokov.
  }
lesson-q-add-less = Iná prekážka pridá viac.

lesson-q-start-title = Preteky na druhú stranu
lesson-q-start-idea = Vaša figúrka začína v strede jednej strany. Kto prvý príde na protiľahlú stranu, vyhráva. Váš cieľový rad je zafarbený vašou farbou.
lesson-q-start-goal = Urobte jeden krok rovno k svojmu cieľovému radu.
lesson-q-start-hint = Nájdite políčka vo svojej farbe a popoďte o jedno políčko bližšie.

lesson-q-step-idea = Figúrka sa pohybuje o jedno políčko: dopredu, dozadu alebo do strany. Nikdy šikmo.
lesson-q-step-goal = Potiahnite figúrkou na { $move }.
lesson-q-step-hint = Bodky označujú políčka, kam figúrka môže ísť.

lesson-q-around-title = Okolo prekážky
lesson-q-around-idea = Figúrka cez prekážku neprejde. Musí ju obísť a z jednej strany to býva bližšie.
lesson-q-around-goal = Obíďte prekážky kratšou cestou.
lesson-q-around-hint = Spočítajte políčka na oboch stranách. Kde sa prekážky končia skôr?
lesson-q-around-longer = Tadiaľ je to ďalej. Pozrite sa, kde sa prekážky končia.

lesson-q-fence-idea = Namiesto ťahu figúrkou môžete do drážky umiestniť prekážku. Je dlhá dve políčka a zastaví každého. Prekážky sa smú dotýkať, ale nie prekrývať ani križovať.
lesson-q-fence-goal = Umiestnite prekážku { $move }.
lesson-q-fence-hint = Prekážka sa volá podľa políčka vľavo dole od nej. Písmeno h (horizontálne) znamená vodorovnú, v (vertikálne) zvislú.

lesson-q-closure-idea = Cestu smiete predĺžiť, ale poslednú nesmiete nikdy uzavrieť: každá figúrka musí mať kadiaľ prísť do svojho cieľového radu.
lesson-q-closure-goal = Skúste umiestniť { $move } a pozrite sa, prečo to nejde.
lesson-q-closure-hint = Ukážte na drážku, akoby tam prekážka smela byť.
lesson-q-closure-right = Nejde to: figúrka by sa z označených políčok nikdy nedostala.

lesson-q-jump-idea = Ak hneď vedľa vašej figúrky stojí iná, smiete ju preskočiť na políčko priamo za ňou.
lesson-q-jump-goal = Preskočte druhú figúrku.
lesson-q-jump-hint = Dopadnete o dve políčka ďalej, hneď za druhú figúrku.

lesson-q-side-idea = Ak je hneď za figúrkou prekážka, okraj dosky alebo ďalšia figúrka, smiete namiesto toho dopadnúť vľavo alebo vpravo od nej.
lesson-q-side-goal = Preskočte druhú figúrku do strany.
lesson-q-side-hint = Dopadnete vedľa druhej figúrky, šikmo od svojho políčka.
lesson-q-side-back = To je skok, ale preč od vášho cieľového radu.

lesson-q-win-title = Prísť do cieľa
lesson-q-win-idea = Ktorá figúrka ako prvá vstúpi na ktorékoľvek z deviatich políčok svojho cieľového radu, tá hneď vyhráva.
lesson-q-win-hint = Na jedno zafarbené políčko už dosiahnete.

lesson-q-three-title = Traja hráči
lesson-q-three-idea = Traja hráči začínajú na troch stranách, každý má 6 prekážok. Hrá sa v smere hodinových ručičiek. Čierny mieri do stĺpca, nie do radu.
lesson-q-three-goal = Urobte krok, sledujte ostatných a potom urobte ďalší krok.
lesson-q-three-hint = Choďte ďalej k políčkam vo svojej farbe.

lesson-q-four-title = Štyria hráči
lesson-q-four-idea = Pri štyroch hráčoch ide každý na protiľahlú stranu a má 5 prekážok. Víťaz je jeden, druhé miesto neexistuje.

lesson-q-two-pawns-title = Nikdy cez dve figúrky
lesson-q-two-pawns-idea = Dve figúrky za sebou preskočiť nemožno. Ak hneď za figúrkou stojí ďalšia, skočte do strany.

lesson-q-stop-title = Koho zastaviť
lesson-q-stop-idea = Ak máte viac súperov, zastavte toho, kto by vyhral prvý. Pozerajte sa na kroky a na to, kto je na ťahu po vás.
lesson-q-stop-goal = Zastavte hráča, ktorý sa chystá vyhrať.
lesson-q-stop-hint = Komu chýba jediný krok a kto ťahá hneď po vás?
lesson-q-stop-lost = To hráča, ktorému chýba jediný krok, nezastaví.

lesson-q-shut-title = Keď ťah prepadne
lesson-q-shut-idea = Pri troch a štyroch hráčoch môžu figúrky s prekážkami vziať inej figúrke všetky ťahy. Ak jej hráč už nemá žiadnu prekážku, ťah prepadá.
lesson-q-shut-goal = Umiestnite { $move } a pozrite sa, kto potom bude na ťahu.
lesson-q-shut-hint = Prekážka uzavrie posledné políčka, kam by figúrka ďalšieho hráča mohla ísť.
lesson-q-shut-right = Ďalší hráč nemá čo hrať, a tak jeho ťah prepadol.

lesson-q-count-title = Počítajte kroky
lesson-q-count-idea = Pred každým ťahom spočítajte, koľko krokov každej figúrke ešte zostáva. Kto má kratšiu cestu, ten vedie.
lesson-q-count-goal = Urobte prvý krok svojej najkratšej cesty.
lesson-q-count-hint = Spočítajte obe cesty, políčko po políčku. Jednu z nich môže uzatvárať prekážka.

lesson-q-gap-title = Uzavrite medzeru
lesson-q-gap-idea = Prekážka má takú cenu, koľko krokov pridá. Najviac často pridá tá, ktorá uzavrie medzeru v súvislej hradbe prekážok.
lesson-q-gap-hint = Hľadajte medzeru v hradbe priamo pred súperom.

lesson-q-twice-title = Prekážka, ktorá pomôže dvakrát
lesson-q-twice-idea = Najlepšie prekážky predĺžia cestu súperovi a tú vašu nechajú tak. Niektoré ju dokonca ochránia.
lesson-q-twice-hint = Prekážka za vašou figúrkou vás nezdrží. Vedľa inej prekážky vám môže udržať cestu voľnú.
lesson-q-twice-you = Súpera zdrží, ale vás tiež.
lesson-q-twice-open = Súpera zdrží, ale vás potom zdrží { $reply }.

lesson-q-dead-title = Slepé uličky
lesson-q-dead-idea = Figúrka medzi dvoma hradbami je v nebezpečenstve: stačí jedna prekážka na konci a musí celú cestu späť.
lesson-q-dead-hint = Uzavrite východ pred figúrkou.
lesson-q-dead-safe-goal = Súperovi zostáva jedna prekážka. Nájdite bezpečnú cestu.
lesson-q-dead-safe-hint = Kde by vám jediná prekážka mohla uzavrieť cestu?
lesson-q-dead-trap = Súper uzavrie východ prekážkou { $reply } a vy musíte späť.

lesson-q-save-title = Nechajte si prekážku na koniec
lesson-q-save-idea = O pretekoch rozhodujú posledné prekážky. Ak ich použijete priskoro, zostane čas obísť ich. Ak čakáte pridlho, už nepomôžu.
lesson-q-save-goal = Každému zostáva jedna prekážka. Nájdite jediný ťah, ktorý vyhráva.
lesson-q-save-hint = Urobte krok a prekážku si nechajte na neskôr.
lesson-q-save-early = Príliš skoro. Súper ju obíde a vám už žiadna nezostáva.
lesson-q-save-now-goal = Poslednú prekážku máte vy. Nájdite jediný ťah, ktorý vyhráva.
lesson-q-save-now-hint = Potrebujete získať dva kroky. Hľadajte hradbu, ktorú možno predĺžiť.

lesson-q-tempo-title = Kto musí uhnúť?
lesson-q-tempo-idea = Ak sa postavíte priamo pred inú figúrku, môže vás preskočiť. Keď je na ťahu súper, nechajte preto medzi vami jedno políčko.
lesson-q-tempo-hint = Nechajte medzi figúrkami presne jedno políčko.

lesson-q-leap-title = Skoky šetria kroky
lesson-q-leap-idea = Skok sú dve políčka za jeden ťah a môže vás preniesť za koniec hradby.
lesson-q-leap-hint = Preskočte figúrku, ktorá stojí vedľa vás.
