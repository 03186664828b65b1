lesson-s-lane-goal = Lépj ezzel az elemmel: { $lane }. sáv.
lesson-s-three-goal = Lépj egy olyan elemmel, amely három mezőt halad.
lesson-s-slow = Annak az elemnek kevesebb pontja van.
lesson-s-short = Az az elem még nem ér oda.
lesson-s-jump-goal = Ugord át az ellenfél egyik elemét.
lesson-s-jump-hint = Keress egy sávot, ahol az ellenfél egyik eleme útban van.
lesson-s-jump-none = Annak az elemnek semmi sincs az útjában.

lesson-s-start-title = Oda-vissza
lesson-s-start-idea = Az öt elemed átmegy a táblán, és visszajön. Mindegyik a saját sávjában marad, és csak előre halad.
lesson-s-start-hint = A sávok a tábla szélén 1-től 5-ig számozottak.

lesson-s-speed-idea = A startpozíció pontjai adják az elem mozgáspontját odafelé. Pontosan ennyi mezőt lép.
lesson-s-speed-hint = Keress egy sávot, amely három ponttal kezdődik.

lesson-s-turn-idea = A fordulópontjára érkező elem ott megáll, akkor is, ha maradt még mozgáspontja, és megfordul.
lesson-s-turn-goal = Vigyél egy elemet a fordulópontjára.
lesson-s-turn-hint = Vesd össze a hátralévő mezőket a pontokkal.

lesson-s-back-idea = Visszafelé a fordulópont pontjai számítanak. A gyors elemek most lassúak, és fordítva.
lesson-s-back-hint = Nézd meg a pontokat a fordulópontokon.

lesson-s-jump-idea = Az ellenfél útban lévő elemét átugrod. A te elemed közvetlenül mögötte áll meg, az övé visszakerül a startpozíciójába.

lesson-s-row-title = Több egyszerre
lesson-s-row-idea = A hézag nélkül egymás mögött álló elemeket egyszerre ugrod át. Az első szabad mezőre érkezel, akár a mozgáspontodnál messzebbre is.
lesson-s-row-goal = Ugorj át egyszerre { $count } elemet.

lesson-s-sent-title = Meddig megy vissza?
lesson-s-sent-idea = Odafelé az átugrott elem a startpozíciójába kerül vissza. Ha már megfordult, csak a fordulópontjára.
lesson-s-sent-goal = Azt az ugrást válaszd, amelyik az ellenfélnek több lépésébe kerül.
lesson-s-sent-hint = Egy lassú elemnek tovább tart visszaérni.
lesson-s-sent-less = Az az elem gyors, hamar visszaér. A másik ugrás többe kerül.

lesson-s-safe-idea = A startpozícióban és a fordulóponton az elemet nem lehet átugrani. Ott nem keresztezi más sáv.
lesson-s-safe-goal = Az egyik elemedet mindjárt átugorják. Vidd biztonságba.
lesson-s-safe-hint = Közel van a fordulópontja.
lesson-s-safe-not = Így az elemed veszélyben marad.

lesson-s-home-idea = A startpozíciójába visszaérő elem célba ért. Lekerül a tábláról, és végleg biztonságban van.
lesson-s-home-goal = Vigyél célba egy elemet.
lesson-s-home-hint = Vesd össze a hátralévő mezőket a fordulópont pontjaival.

lesson-s-win-title = Négy elem a célban
lesson-s-win-idea = Az nyer, akinek elsőként négy eleme célba ér. Az ötödik nem számít.
lesson-s-win-hint = Három elemed már célba ért. Melyik követheti őket?

lesson-s-trip-title = Mozgáspontok oda-vissza
lesson-s-trip-idea = Az egész utat tervezd meg. Ugrások nélkül a 3. sávhoz oda-vissza 6 lépés kell, a többihez 8.
lesson-s-trip-goal = Azzal az elemmel lépj, amelyiknek a legkevesebb lépés kell a célig.
lesson-s-trip-hint = Oszd el a mezők számát mindkét irányban az ottani mozgásponttal.
lesson-s-trip-longer = Annak az elemnek több lépés kell a célig.

lesson-s-give-title = Hagyd magad átugrani
lesson-s-give-idea = Mindent nem menthetsz meg. Egy gyors elem keveset veszít az átugrással, egy lassú sokat.
lesson-s-give-goal = Két elemedet is átugorhatják. Azt mentsd meg, amelyik több lépést veszítene.
lesson-s-give-hint = Számold meg, hány lépés alatt érne vissza mindegyik oda, ahol most áll.
lesson-s-give-costly = Így az ellenfél ugrása többe kerül neked, mint kellene.

lesson-s-send-title = Mikor küldj vissza egy elemet
lesson-s-send-idea = Ha hátul vagy a versenyben, egy ugrás megfordíthatja. Ha vezetsz, vidd célba az elemeidet.
lesson-s-send-hint = Számold meg, hány lépés kell még mindkettőtöknek. Ki vezet?
lesson-s-send-greedy = Az ugrásod visszaküld egy elemet, de aztán az ellenfél is ugrik, és nyer.

lesson-s-race-title = Verseny a végjátékban
lesson-s-race-idea = A végjátékban a lépéseket számold, ne a mezőket. Egy távoli elem hamarabb célba érhet, mint egy közeli.
lesson-s-race-hint = Melyik elemednek kell kevesebb lépés a célig?
