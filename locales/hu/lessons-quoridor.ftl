lesson-q-not-fence = Ez akadály. Most a bábuddal lépj.
lesson-q-place-fence = Most egy akadályt tegyél le.
lesson-q-no-closer = Így a bábud nem kerül közelebb a célvonalához.
lesson-q-jump-missed = Ezt is lehet, de ugrással egyszerre két mezőt haladsz.
lesson-q-add-goal = { $steps ->
    [one] Találd meg az akadályt, amely { $steps } lépéssel meghosszabbítja az ellenfél útját.
   *[other] Találd meg az akadályt, amely { $steps } lépéssel meghosszabbítja az ellenfél útját.
  }
lesson-q-add-less = Egy másik akadály többet ér.

lesson-q-start-title = Verseny a túloldalra
lesson-q-start-idea = A bábud az egyik oldal közepéről indul. Aki elsőként ér a túloldalra, az nyer. A célvonaladat a saját színed jelöli.
lesson-q-start-goal = Lépj egyet egyenesen a célvonalad felé.
lesson-q-start-hint = Keresd meg a színeddel jelölt mezőket, és lépj egy mezővel közelebb.

lesson-q-step-idea = A bábu egy mezőt lép: előre, hátra vagy oldalra. Átlósan soha.
lesson-q-step-goal = Lépj a bábuddal ide: { $move }.
lesson-q-step-hint = Pontok jelölik a mezőket, ahová a bábud léphet.

lesson-q-around-title = Az akadály körül
lesson-q-around-idea = A bábu nem léphet át akadályon. Megkerüli, és az egyik irányban ez sokszor rövidebb.
lesson-q-around-goal = Kerüld meg az akadályokat a rövidebb úton.
lesson-q-around-hint = Számold meg a mezőket mindkét irányban. Merre érnek véget hamarabb az akadályok?
lesson-q-around-longer = Arra hosszabb. Nézd meg, hol érnek véget az akadályok.

lesson-q-fence-idea = Lépés helyett letehetsz egy akadályt egy vájatba. Két mező hosszú, és mindenkit megállít. Az akadályok összeérhetnek, de nem fedhetik és nem keresztezhetik egymást.
lesson-q-fence-goal = Tedd le ezt az akadályt: { $move }.
lesson-q-fence-hint = Az akadály a tőle balra lent fekvő mező nevét viseli. A h (horizontális) vízszinteset, a v (vertikális) függőlegeset jelent.

lesson-q-closure-idea = Az utat meghosszabbíthatod, de az utolsót soha nem zárhatod el: minden bábunak el kell tudnia jutni a célvonalához.
lesson-q-closure-goal = Próbáld letenni ezt: { $move }, és nézd meg, miért nem szabad.
lesson-q-closure-hint = Mutass a vájatra, mintha ott szabad volna az akadály.
lesson-q-closure-right = Nem szabad: egy bábu soha nem hagyhatná el a megjelölt mezőket.

lesson-q-jump-idea = Ha közvetlenül a bábud mellett egy másik áll, átugorhatod az egyenesen mögötte lévő mezőre.
lesson-q-jump-goal = Ugord át a másik bábut.
lesson-q-jump-hint = Két mezővel előrébb érkezel, közvetlenül a másik bábu mögé.

lesson-q-side-idea = Ha közvetlenül a bábu mögött akadály, a tábla széle vagy egy másik bábu van, a bal vagy a jobb oldalára is ugorhatsz.
lesson-q-side-goal = Ugord át a másik bábut oldalra.
lesson-q-side-hint = A másik bábu mellé érkezel, átlósan a mostani meződtől.
lesson-q-side-back = Ez ugrás, de távolodsz a célvonaladtól.

lesson-q-win-title = Célba érés
lesson-q-win-idea = Amelyik bábu elsőként lép célvonala kilenc mezőjének bármelyikére, az azonnal nyer.
lesson-q-win-hint = Az egyik színes mező már elérhető.

lesson-q-three-title = Három játékos
lesson-q-three-idea = Hárman három oldalról indulnak, fejenként 6 akadállyal. A sorrend az óramutató járását követi. Fekete célvonala oszlop, nem sor.
lesson-q-three-goal = Lépj egyet, figyeld a többieket, aztán lépj még egyet.
lesson-q-three-hint = Haladj tovább a színeddel jelölt mezők felé.

lesson-q-four-title = Négy játékos
lesson-q-four-idea = Négy játékosnál mindenki a szemközti oldalra tart, és fejenként 5 akadály jár. Egy győztes van, második hely nincs.

lesson-q-two-pawns-title = Két bábut sosem ugrasz át
lesson-q-two-pawns-idea = Két egymás mögött álló bábut nem ugorhatsz át. Ha közvetlenül a bábu mögött egy másik áll, ugorj oldalra.

lesson-q-stop-title = Kit állíts meg?
lesson-q-stop-idea = Több ellenfél közül azt állítsd meg, aki elsőként nyerne. Nézd a lépések számát, és azt, hogy ki jön utánad.
lesson-q-stop-goal = Állítsd meg a játékost, aki mindjárt nyer.
lesson-q-stop-hint = Kinek kell már csak egy lépés, és ki jön közvetlenül utánad?
lesson-q-stop-lost = Ez nem állítja meg azt, akinek már csak egy lépés kell.

lesson-q-shut-title = Amikor valaki kimarad
lesson-q-shut-idea = Három vagy négy játékosnál a bábuk és az akadályok együtt elvehetik egy bábu minden lépését. Ha a játékosának akadálya sincs már, kimarad.
lesson-q-shut-goal = Tedd le ezt: { $move }, és nézd meg, ki jön utána.
lesson-q-shut-hint = Az akadály elzárja az utolsó mezőket, ahová a következő játékos bábuja léphetne.
lesson-q-shut-right = A következő játékos semmit sem tehet, ezért kimaradt.

lesson-q-count-title = Számold a lépéseket
lesson-q-count-idea = Minden lépés előtt számold meg, hány lépés kell még az egyes bábuknak a célig. Akinek rövidebb az útja, az vezet.
lesson-q-count-goal = Tedd meg a legrövidebb utad első lépését.
lesson-q-count-hint = Számold meg mindkét utat mezőről mezőre. Lehet, hogy az egyiket akadály zárja el.

lesson-q-gap-title = Zárd be a rést
lesson-q-gap-idea = Egy akadály annyit ér, ahány lépéssel hosszabbít. Sokszor az hosszabbít a legtöbbet, amelyik egy akadálysor rését zárja be.
lesson-q-gap-hint = Keress rést egy akadálysorban, közvetlenül az ellenfél előtt.

lesson-q-twice-title = Kétszer hasznos akadály
lesson-q-twice-idea = A legjobb akadályok meghosszabbítják az ellenfél útját, a tiédhez pedig nem nyúlnak. Némelyik még védi is.
lesson-q-twice-hint = A bábud mögött lévő akadály nem tarthat fel. Egy másik akadály mellett pedig szabadon tarthatja az utadat.
lesson-q-twice-you = Feltartja az ellenfelet, de téged is.
lesson-q-twice-open = Feltartja az ellenfelet, de utána { $reply } téged tart fel.

lesson-q-dead-title = Zsákutcák
lesson-q-dead-idea = Két akadálysor között veszélyben van a bábu: egyetlen akadály a végén, és mehet vissza az egész úton.
lesson-q-dead-hint = Zárd el a kijáratot a bábu előtt.
lesson-q-dead-safe-goal = Az ellenfélnek még egy akadálya van. Találd meg a biztonságos utat.
lesson-q-dead-safe-hint = Hol zárhatná el előtted az utat egyetlen akadály?
lesson-q-dead-trap = Az ellenfél válasza { $reply }: elzárja a kijáratot, és mehetsz vissza.

lesson-q-save-title = Tarts meg egy akadályt a végére
lesson-q-save-idea = A versenyt az utolsó akadályok döntik el. Ha túl korán elhasználod őket, marad idő megkerülni. Ha túl sokáig vársz, már nem érnek semmit.
lesson-q-save-goal = Mindkettőtöknek egy akadálya maradt. Találd meg az egyetlen nyerő lépést.
lesson-q-save-hint = Lépj egyet, és tartsd meg az akadályt későbbre.
lesson-q-save-early = Túl korán. Az ellenfél megkerüli, neked pedig nincs több akadályod.
lesson-q-save-now-goal = Nálad van az utolsó akadály. Találd meg az egyetlen nyerő lépést.
lesson-q-save-now-hint = Két lépést kell nyerned. Keress egy akadálysort, amelyet folytathatsz.

lesson-q-tempo-title = Kinek kell kitérnie?
lesson-q-tempo-idea = Ha közvetlenül egy másik bábu elé lépsz, átugorhat. Ezért hagyj köztetek egy mezőt, amikor az ellenfél jön.
lesson-q-tempo-hint = Pontosan egy mezőt hagyj a bábuk között.

lesson-q-leap-title = Az ugrás lépést spórol
lesson-q-leap-idea = Az ugrás egy lépésben két mező, és akár egy akadálysor végén túlra is eljuttathat.
lesson-q-leap-hint = Ugord át a melletted álló bábut.
