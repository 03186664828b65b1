### Úplná pravidla hry Squadro

rules-squadro-aim-title = Cíl hry
rules-squadro-aim = Máte pět kamenů, každý ve vlastní dráze. Dostaňte čtyři z nich přes herní plán a zase zpátky dřív než soupeř.

rules-squadro-setup-title = Příprava
rules-squadro-setup = Každý hráč má pět drah a dráhy obou hráčů se kříží na 25 polích uprostřed plánu. Každá dráha má ještě dvě pole: na jednom konci startovní pozici a na druhém pole obratu. Všechny kameny začínají na startovní pozici, špičkou do plánu.
rules-squadro-setup-sides = Žluté kameny začínají vlevo a jdou doprava, červené začínají nahoře a jdou dolů. Dráhy se číslují 1 až 5 od rohu, kde se startovní pozice obou hráčů stýkají.
rules-squadro-figure-1 = Začátek partie: žluté kameny vlevo, červené nahoře.
rules-squadro-setup-dots = Oba konce každé dráhy jsou označené jednou, dvěma nebo třemi tečkami. V drahách 1 až 5 má žlutý na startovní pozici 3, 1, 2, 1, 3 tečky a na poli obratu 1, 3, 2, 3, 1. Červený má na startovní pozici 1, 3, 2, 3, 1 a na poli obratu 3, 1, 2, 1, 3.
rules-squadro-setup-mirror = Strany tedy nejsou zrcadlově souměrné. Aby bylo utkání spravedlivé, zahrajte si za obě barvy.

rules-squadro-first-title = Kdo začíná
rules-squadro-first = Kdo začíná, určí los: může to být kterákoli barva. Pak se střídejte.

rules-squadro-turn-title = Váš tah
rules-squadro-turn = Ve svém tahu pohnete právě jedním svým kamenem, který ještě není v cíli. Tah nelze vynechat, ale vždy máte čím táhnout. Kámen se pohybuje jen dopředu a jen ve své dráze.

rules-squadro-speed-title = Rychlost
rules-squadro-speed = Tečky na startovní pozici udávají rychlost kamene na cestě tam: pohne se přesně o tolik polí, o 1, 2 nebo 3. Kratší tah si zvolit nemůžete.
rules-squadro-figure-2 = Tři tečky: žlutý kámen v dráze 1 se pohne o tři pole.

rules-squadro-turning-title = Obrat
rules-squadro-turning = Kámen, který dojde na pole obratu, se tam zastaví, i kdyby ho rychlost nesla dál. Hned se otočí a je připraven na cestu zpět.
rules-squadro-figure-3a = Zbývají jen dvě pole: žlutý kámen se zastaví na poli obratu a otočí se.

rules-squadro-back-title = Cesta zpět
rules-squadro-back = Na cestě zpět udávají rychlost kamene tečky na jeho poli obratu. Kámen, který byl na cestě tam rychlý, je na cestě zpět pomalý a naopak; v dráze 3 je rychlost oběma směry 2.
rules-squadro-figure-3b = Od této chvíle se tento kámen pohybuje jen o jedno pole za tah.

rules-squadro-jump-title = Skoky
rules-squadro-jump = Stojí-li v cestě soupeřův kámen, váš kámen ho přeskočí a zastaví se na poli hned za ním. Skokem tah končí, i když kamenu zbývá rychlost nebo došel dál, než odpovídá jeho rychlosti.
rules-squadro-jump-row = Stojí-li několik soupeřových kamenů v řadě bez mezery, váš kámen je přeskočí všechny a zastaví se na prvním volném poli. Může to být i pole obratu nebo cíl.
rules-squadro-figure-row = Dva červené kameny za sebou: žlutý kámen v dráze 3 má rychlost 2, ale dopadne o tři pole dál.
rules-squadro-jump-forced = Skok nelze odmítnout. Nechcete-li skákat, táhněte jiným kamenem.

rules-squadro-sent-title = Návrat přeskočených kamenů
rules-squadro-sent = Každý kámen, který přeskočíte, se musí vrátit. Je-li na cestě tam, vrací se na svou startovní pozici.
rules-squadro-figure-4 = Červený kámen se ještě neotočil. Žlutý ho přeskočí a červený kámen se vrací na startovní pozici.
rules-squadro-sent-turning = Je-li na cestě zpět, vrací se jen na své pole obratu. Celý plán podruhé přecházet nemusí.
rules-squadro-figure-5 = Tento červený kámen už je na cestě zpět. Žlutý ho přeskočí a kámen se vrací na pole obratu.

rules-squadro-safe-title = Bezpečná pole
rules-squadro-safe = Na startovní pozici a na poli obratu je kámen v bezpečí. Žádná jiná dráha tam nevede, takže ho nic nemůže přeskočit.

rules-squadro-home-title = V cíli
rules-squadro-home = Kámen, který se vrátí na svou startovní pozici, je v cíli a opouští plán. Zastaví se tam, i kdyby mu rychlost zbývala, a vrátit už ho nikdo nemůže.
rules-squadro-figure-home = Žlutý kámen v dráze 1 je v cíli.

rules-squadro-end-title = Konec hry
rules-squadro-end = Vítězí ten, kdo jako první dostane do cíle čtyři kameny, a partie tím hned končí. Na pátém kameni nezáleží.
rules-squadro-figure-end = Žlutý přivádí do cíle čtvrtý kámen a vyhrává.

rules-squadro-endless-title = Remíza
rules-squadro-endless = Kameny by se mohly navzájem vracet donekonečna. Partie proto končí remízou, když tatáž pozice nastane potřetí a na tahu je tentýž hráč.

rules-squadro-time-title = Hra s hodinami
rules-squadro-time = Hodiny jsou nepovinné. Dají vám čas na celou partii, případně s několika sekundami navíc za každý tah, nebo stejný čas na každý tah. Komu dojde čas, prohrává.

rules-squadro-notation-title = Zápis tahů
rules-squadro-notation = Tah se zapisuje číslem dráhy, 1 až 5. V zápisu partie před ním stojí y (žlutý) nebo r (červený): y3 r1 y3. Tato písmena jsou ve všech jazycích stejná.
