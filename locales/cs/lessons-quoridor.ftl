lesson-q-not-fence = To je překážka. Tentokrát táhněte figurkou.
lesson-q-place-fence = Tentokrát umístěte překážku.
lesson-q-no-closer = Tím se vaše figurka k cílové řadě nepřiblíží.
lesson-q-jump-missed = To se smí, ale skokem se dostanete o dvě pole najednou.
lesson-q-add-goal = { $steps ->
    [one] Najděte překážku, která soupeři prodlouží cestu o { $steps } krok.
    [few] Najděte překážku, která soupeři prodlouží cestu o { $steps } kroky.
    [many] Najděte překážku, která soupeři prodlouží cestu o { $steps } kroku.
   *[other] Najděte překážku, která soupeři prodlouží cestu o { $steps } kroků.
  }
lesson-q-add-less = Jiná překážka přidá víc.

lesson-q-start-title = Závod na druhou stranu
lesson-q-start-idea = Vaše figurka začíná uprostřed jedné strany. Kdo první dojde na protější stranu, vyhrává. Vaše cílová řada je zbarvená vaší barvou.
lesson-q-start-goal = Udělejte jeden krok rovně ke své cílové řadě.
lesson-q-start-hint = Najděte pole ve své barvě a popojděte o jedno pole blíž.

lesson-q-step-idea = Figurka se pohybuje o jedno pole: dopředu, dozadu nebo do strany. Nikdy šikmo.
lesson-q-step-goal = Táhněte figurkou na { $move }.
lesson-q-step-hint = Tečky označují pole, kam figurka může.

lesson-q-around-title = Okolo překážky
lesson-q-around-idea = Figurka překážkou neprojde. Musí ji obejít a z jedné strany to bývá blíž.
lesson-q-around-goal = Obejděte překážky kratší cestou.
lesson-q-around-hint = Spočítejte pole na obou stranách. Kde překážky končí dřív?
lesson-q-around-longer = Tudy je to dál. Podívejte se, kde překážky končí.

lesson-q-fence-idea = Místo tahu figurkou můžete do drážky umístit překážku. Je dlouhá dvě pole a zastaví každého. Překážky se smějí dotýkat, ale ne překrývat ani křížit.
lesson-q-fence-goal = Umístěte překážku { $move }.
lesson-q-fence-hint = Překážka se jmenuje podle pole vlevo dole od ní. Písmeno h (horizontálně) znamená vodorovnou, v (vertikálně) svislou.

lesson-q-closure-idea = Cestu smíte prodloužit, ale poslední nesmíte nikdy uzavřít: každá figurka musí mít kudy dojít do své cílové řady.
lesson-q-closure-goal = Zkuste umístit { $move } a podívejte se, proč to nejde.
lesson-q-closure-hint = Ukažte na drážku, jako by tam překážka směla být.
lesson-q-closure-right = Nejde to: figurka by se z označených polí nikdy nedostala.

lesson-q-jump-idea = Stojí-li hned vedle vaší figurky jiná, smíte ji přeskočit na pole přímo za ní.
lesson-q-jump-goal = Přeskočte druhou figurku.
lesson-q-jump-hint = Dopadnete o dvě pole dál, hned za druhou figurku.

lesson-q-side-idea = Je-li hned za figurkou překážka, okraj desky nebo další figurka, smíte místo toho dopadnout vlevo nebo vpravo od ní.
lesson-q-side-goal = Přeskočte druhou figurku do strany.
lesson-q-side-hint = Dopadnete vedle druhé figurky, šikmo od svého pole.
lesson-q-side-back = To je skok, ale pryč od vaší cílové řady.

lesson-q-win-title = Dojít do cíle
lesson-q-win-idea = Která figurka jako první vstoupí na kterékoli z devíti polí své cílové řady, ta hned vyhrává.
lesson-q-win-hint = Na jedno zbarvené pole už dosáhnete.

lesson-q-three-title = Tři hráči
lesson-q-three-idea = Ve třech se začíná ze tří stran, každý má 6 překážek. Hraje se po směru hodinových ručiček. Černý míří do sloupce, ne do řady.
lesson-q-three-goal = Udělejte krok, sledujte ostatní a pak udělejte další krok.
lesson-q-three-hint = Jděte dál k polím ve své barvě.

lesson-q-four-title = Čtyři hráči
lesson-q-four-idea = Ve čtyřech jde každý na protější stranu a má 5 překážek. Vítěz je jeden, druhé místo neexistuje.

lesson-q-two-pawns-title = Nikdy přes dvě figurky
lesson-q-two-pawns-idea = Dvě figurky za sebou přeskočit nelze. Stojí-li hned za figurkou další, skočte do strany.

lesson-q-stop-title = Koho zastavit
lesson-q-stop-idea = Máte-li víc soupeřů, zastavte toho, kdo by vyhrál první. Dívejte se na kroky a na to, kdo je na tahu po vás.
lesson-q-stop-goal = Zastavte hráče, který se chystá vyhrát.
lesson-q-stop-hint = Komu chybí jediný krok a kdo táhne hned po vás?
lesson-q-stop-lost = To hráče, kterému chybí jediný krok, nezastaví.

lesson-q-shut-title = Když tah propadne
lesson-q-shut-idea = Ve třech a ve čtyřech mohou figurky s překážkami vzít jiné figurce všechny tahy. Nemá-li její hráč už žádnou překážku, tah propadá.
lesson-q-shut-goal = Umístěte { $move } a podívejte se, kdo pak bude na tahu.
lesson-q-shut-hint = Překážka uzavře poslední pole, kam by figurka dalšího hráče mohla.
lesson-q-shut-right = Další hráč nemá co hrát, a tak jeho tah propadl.

lesson-q-count-title = Počítejte kroky
lesson-q-count-idea = Před každým tahem spočítejte, kolik kroků každé figurce ještě zbývá. Kdo má kratší cestu, ten vede.
lesson-q-count-goal = Udělejte první krok své nejkratší cesty.
lesson-q-count-hint = Spočítejte obě cesty, pole po poli. Jednu z nich může uzavírat překážka.

lesson-q-gap-title = Uzavřete mezeru
lesson-q-gap-idea = Překážka má takovou cenu, kolik kroků přidá. Nejvíc často přidá ta, která uzavře mezeru v souvislé hradbě překážek.
lesson-q-gap-hint = Hledejte mezeru v hradbě přímo před soupeřem.

lesson-q-twice-title = Překážka, která pomůže dvakrát
lesson-q-twice-idea = Nejlepší překážky prodlouží cestu soupeři a tu vaši nechají být. Některé ji dokonce ochrání.
lesson-q-twice-hint = Překážka za vaší figurkou vás nezdrží. Vedle jiné překážky vám může udržet cestu volnou.
lesson-q-twice-you = Soupeře zdrží, ale vás také.
lesson-q-twice-open = Soupeře zdrží, ale vás pak zdrží { $reply }.

lesson-q-dead-title = Slepé uličky
lesson-q-dead-idea = Figurka mezi dvěma hradbami je v nebezpečí: stačí jedna překážka na konci a musí celou cestu zpátky.
lesson-q-dead-hint = Uzavřete východ před figurkou.
lesson-q-dead-safe-goal = Soupeři zbývá jedna překážka. Najděte bezpečnou cestu.
lesson-q-dead-safe-hint = Kde by vám jediná překážka mohla uzavřít cestu?
lesson-q-dead-trap = Soupeř uzavře východ překážkou { $reply } a vy musíte zpátky.

lesson-q-save-title = Nechte si překážku na konec
lesson-q-save-idea = O závodě rozhodují poslední překážky. Použijete-li je příliš brzy, zbude čas je obejít. Počkáte-li příliš dlouho, už nepomohou.
lesson-q-save-goal = Každému zbývá jedna překážka. Najděte jediný tah, který vyhrává.
lesson-q-save-hint = Udělejte krok a překážku si nechte na později.
lesson-q-save-early = Příliš brzy. Soupeř ji obejde a vám už žádná nezbývá.
lesson-q-save-now-goal = Poslední překážku máte vy. Najděte jediný tah, který vyhrává.
lesson-q-save-now-hint = Potřebujete získat dva kroky. Hledejte hradbu, kterou lze prodloužit.

lesson-q-tempo-title = Kdo musí uhnout?
lesson-q-tempo-idea = Postavíte-li se přímo před jinou figurku, může vás přeskočit. Když je na tahu soupeř, nechte proto mezi vámi jedno pole.
lesson-q-tempo-hint = Nechte mezi figurkami přesně jedno pole.

lesson-q-leap-title = Skoky šetří kroky
lesson-q-leap-idea = Skok jsou dvě pole za jeden tah a může vás přenést za konec hradby.
lesson-q-leap-hint = Přeskočte figurku stojící vedle vás.
