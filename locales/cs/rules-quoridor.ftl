### Úplná pravidla hry Quoridor

rules-quoridor-aim-title = Cíl hry
rules-quoridor-aim = Každý hráč má jednu figurku a zásobu překážek. Dostaňte svou figurku na protější stranu desky dřív než ostatní. Překážky soupeřům cestu prodlužují, ale vždy jim musíte nějakou nechat.

rules-quoridor-setup-title = Příprava
rules-quoridor-setup = Hrací deska má 9 × 9 polí a mezi nimi drážky pro překážky. Každá figurka začíná uprostřed jedné strany a její cílovou řadou je devět polí na straně protější.
rules-quoridor-setup-players-2 = Dva hráči sedí proti sobě. Bílý začíná na e1, černý na e9 a každý má 10 překážek.
rules-quoridor-figure-1-players-2 = Začátek hry ve dvou: bílý chce do horní řady, černý do dolní.
rules-quoridor-setup-players-3 = Ve třech začíná bílý na e1, černý na a5 a oranžový na e9. Každý má 6 překážek; poslední dvě zůstanou v krabici.
rules-quoridor-figure-1-players-3 = Začátek hry ve třech: bílý chce do horní řady, černý do pravého sloupce, oranžový do dolní řady.
rules-quoridor-setup-players-4 = Ve čtyřech začíná bílý na e1, černý na a5, oranžový na e9 a modrý na i5. Každý má 5 překážek.
rules-quoridor-figure-1-players-4 = Začátek hry ve čtyřech: každá figurka míří na stranu naproti té své.

rules-quoridor-first-title = Kdo začíná
rules-quoridor-first = Kdo začíná, určí los. První tah má svou cenu, ať o něm tedy rozhodne štěstí, a ne zvyk.
rules-quoridor-first-order = Ve třech a ve čtyřech se pak střídáte po směru hodinových ručiček.

rules-quoridor-turn-title = Váš tah
rules-quoridor-turn = Ve svém tahu uděláte jednu ze dvou věcí: pohnete figurkou, nebo umístíte jednu ze svých překážek. Obojí najednou nelze a tah nelze ani vynechat. Jakmile vám překážky dojdou, už jen táhnete figurkou.

rules-quoridor-pawn-title = Pohyb figurky
rules-quoridor-pawn = Figurka se pohybuje o jedno pole: dopředu, dozadu, doleva nebo doprava, nikdy šikmo. Na každém poli může stát jen jedna figurka.
rules-quoridor-figure-2 = Z e5 může bílý na čtyři pole: e6, d5, f5 nebo e4.
rules-quoridor-pawn-fences = Figurka nikdy neprojde překážkou. Musí ji obejít.
rules-quoridor-figure-3 = Překážka e4h uzavírá cestu z e4 na e5. Bílý ji obejde: nejdřív d4, pak d5.

rules-quoridor-fence-title = Umístění překážky
rules-quoridor-fence = Překážka se vkládá do drážky, vodorovně nebo svisle, a je dlouhá přesně dvě pole. Uzavře cestu mezi dvěma dvojicemi sousedních polí, a to všem včetně vás.
rules-quoridor-figure-4 = Bílý umístí překážku e3h. Oddělí e3 od e4 a f3 od f4.
rules-quoridor-fence-room = Překážky se smějí dotýkat, ale nesmějí se překrývat, křížit ani přesahovat okraj desky. Umístěná překážka zůstává na místě až do konce partie.

rules-quoridor-closure-title = Vždy nechte cestu
rules-quoridor-closure = Cestu smíte prodloužit, ale poslední nesmíte nikdy uzavřít. Po umístění překážky musí mít každá figurka, i ta vaše, stále kudy dojít do své cílové řady.
rules-quoridor-closure-pawns = Počítají se jen překážky. Cizí figurky cestu neuzavírají, protože se zase pohnou.
rules-quoridor-figure-5 = Tak to nejde: s e7h by černá figurka zůstala uvězněná na čtyřech polích, e8, f8, e9 a f9.

rules-quoridor-jump-title = Tváří v tvář: skoky
rules-quoridor-jump = Stojí-li na sousedním poli jiná figurka a není mezi vámi překážka, smíte ji přeskočit. Dopadnete na pole přímo za ní. Skok se počítá jako váš tah a přeskočená figurka zůstává na místě.
rules-quoridor-figure-6 = Bílý přeskočí černého z e4 na e6.

rules-quoridor-side-jump-title = Skok do strany
rules-quoridor-side-jump = Nemůžete-li dopadnout přímo za druhou figurku, smíte skočit na pole vlevo nebo vpravo od ní. To platí, když je hned za ní překážka, okraj desky nebo další figurka.
rules-quoridor-figure-8 = Za černým je překážka, bílý tedy smí skočit na d5 nebo f5.
rules-quoridor-side-jump-limits = Pole, na které skáčete, musí být volné a mezi ním a přeskakovanou figurkou nesmí být překážka. Dokud můžete skočit rovně, do strany skočit nesmíte.
rules-quoridor-figure-9 = Druhá překážka uzavírá levou stranu. Zbývá jen f5.
rules-quoridor-figure-edge = Za černým je okraj desky, bílý tedy smí skočit na a4 nebo a6.
rules-quoridor-side-jump-pawns = Ve třech a ve čtyřech se nikdy nepřeskakují dvě figurky naráz. Stojí-li hned za první druhá, dopadnete vedle té první.
rules-quoridor-figure-10 = Bílý nemůže přeskočit modrého s oranžovým naráz, smí ale skočit vedle modrého, na d5 nebo f5.

rules-quoridor-end-title = Konec hry
rules-quoridor-end = Vítězí ten, čí figurka první vstoupí do své cílové řady, a partie tím hned končí. Stačí kterékoli z devíti polí a skok platí jako každý jiný tah.
rules-quoridor-figure-7 = Bílý táhne na c9, pole cílové řady, a vyhrává.
rules-quoridor-end-winner = Ve třech i ve čtyřech je vítěz jen jeden. O druhé místo už ostatní nehrají.

rules-quoridor-shut-in-title = Když nemůžete táhnout
rules-quoridor-shut-in = Ve třech a ve čtyřech se může stát, že překážky a cizí figurky nenechají vaší figurce žádný tah. Nemáte-li ani překážku k umístění, o tento tah přicházíte. Ve dvou se to stát nemůže.

rules-quoridor-endless-title = Remíza
rules-quoridor-endless = Partie končí remízou, když tatáž pozice nastane potřetí a na tahu je tentýž hráč.
rules-quoridor-endless-turns = Remízou končí i partie delší než 1000 tahů.

rules-quoridor-time-title = Hra s hodinami
rules-quoridor-time = Hodiny jsou nepovinné. Dají vám čas na celou partii, případně s několika sekundami navíc za každý tah, nebo stejný čas na každý tah.
rules-quoridor-time-players-2 = Ve dvou prohrává ten, komu dojde čas.
rules-quoridor-time-players-more = Ve třech a ve čtyřech vaše figurka opustí desku, když vám dojde čas, a vaše překážky zůstanou na místě. Ostatní hrají dál, dokud někdo nedojde do cílové řady nebo nezbude jediný hráč.

rules-quoridor-house-title = Domácí pravidla
rules-quoridor-house = Skoky nehraje každý stejně. Při zakládání partie si můžete tato domácí pravidla zapnout; ve výchozím nastavení jsou vypnutá.
rules-quoridor-house-free-side-jump = Šikmý skok je povolen vždy: do strany smíte skočit, i když můžete skočit rovně.
rules-quoridor-house-strict-pawn-behind = Nelze skákat, pokud hned za figurkou stojí další: takovou figurku nelze přeskočit vůbec, ani do strany.

rules-quoridor-notation-title = Zápis tahů
rules-quoridor-notation = Sloupce se značí a až i zleva doprava, řady 1 až 9 zdola nahoru, z pohledu bílého. Tah figurkou se zapisuje polem, na kterém skončí: e2.
rules-quoridor-notation-fences = Překážka se dotýká čtyř polí. Zapisuje se levým dolním z nich a písmenem h, je-li vodorovná, nebo v, je-li svislá: e3h leží nad e3 a f3, e3v vpravo od e3 a e4.
