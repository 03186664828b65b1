lesson-s-lane-goal = Táhněte kamenem v dráze { $lane }.
lesson-s-three-goal = Táhněte kamenem, který jde o tři pole.
lesson-s-slow = Tento kámen má méně teček.
lesson-s-short = Tento kámen tam ještě nedojde.
lesson-s-jump-goal = Přeskočte soupeřův kámen.
lesson-s-jump-hint = Hledejte dráhu, kde stojí v cestě soupeřův kámen.
lesson-s-jump-none = Tomuto kamenu nestojí v cestě nic.

lesson-s-start-title = Tam a zpátky
lesson-s-start-idea = Vašich pět kamenů přejde herní plán a vrátí se. Každý zůstává ve své dráze a jde jen dopředu.
lesson-s-start-hint = Dráhy mají podél okraje čísla 1 až 5.

lesson-s-speed-idea = Tečky na startovní pozici udávají rychlost kamene na cestě tam. Pohne se přesně o tolik polí.
lesson-s-speed-hint = Hledejte dráhu, která začíná třemi tečkami.

lesson-s-turn-idea = Kámen, který dojde na své pole obratu, se tam zastaví, i kdyby mu rychlost zbývala, a otočí se.
lesson-s-turn-goal = Dostaňte kámen na jeho pole obratu.
lesson-s-turn-hint = Porovnejte zbývající pole s tečkami.

lesson-s-back-idea = Na cestě zpět platí tečky na poli obratu. Rychlé kameny jsou teď pomalé a naopak.
lesson-s-back-hint = Podívejte se na tečky na polích obratu.

lesson-s-jump-idea = Soupeřův kámen v cestě přeskočíte. Váš kámen se zastaví hned za ním a ten soupeřův se vrátí na startovní pozici.

lesson-s-row-title = Několik najednou
lesson-s-row-idea = Kameny v řadě bez mezery přeskočíte společně. Dopadnete na první volné pole, i když je dál, než kam sahá rychlost.
lesson-s-row-goal = Přeskočte { $count } kameny najednou.

lesson-s-sent-title = Jak daleko zpátky?
lesson-s-sent-idea = Přeskočený kámen se na cestě tam vrací na startovní pozici. Když už se otočil, vrací se jen na pole obratu.
lesson-s-sent-goal = Vyberte skok, který soupeře stojí víc tahů.
lesson-s-sent-hint = Pomalému kamenu trvá návrat déle.
lesson-s-sent-less = Ten kámen je rychlý a brzy se vrátí. Druhý skok stojí víc.

lesson-s-safe-idea = Na startovní pozici a na poli obratu nelze kámen přeskočit. Žádná jiná dráha tudy nevede.
lesson-s-safe-goal = Jednomu vašemu kamenu hrozí přeskočení. Dostaňte ho do bezpečí.
lesson-s-safe-hint = Jeho pole obratu je blízko.
lesson-s-safe-not = Váš kámen tak zůstává v ohrožení.

lesson-s-home-idea = Kámen, který se vrátí na startovní pozici, je v cíli. Opouští herní plán a nic už mu nehrozí.
lesson-s-home-goal = Dostaňte kámen do cíle.
lesson-s-home-hint = Porovnejte zbývající pole s tečkami na poli obratu.

lesson-s-win-title = Čtyři kameny v cíli
lesson-s-win-idea = Kdo má jako první čtyři kameny v cíli, vyhrává. Na pátém nezáleží.
lesson-s-win-hint = Tři vaše kameny jsou v cíli. Který se k nim může přidat?

lesson-s-trip-title = Rychlost tam a zpět
lesson-s-trip-idea = Myslete na celou cestu. Když nikdo nikoho nepřeskočí, trvá dráha 3 tam a zpět 6 tahů, každá jiná 8.
lesson-s-trip-goal = Táhněte kamenem, kterému k cíli stačí nejméně tahů.
lesson-s-trip-hint = Pole každého směru vydělte rychlostí v tom směru.
lesson-s-trip-longer = Tento kámen potřebuje do cíle víc tahů.

lesson-s-give-title = Nechte se přeskočit
lesson-s-give-idea = Všechno zachránit nejde. Rychlý kámen ztratí přeskočením málo, pomalý hodně.
lesson-s-give-goal = Dva vaše kameny lze přeskočit. Zachraňte ten, který by ztratil víc tahů.
lesson-s-give-hint = Spočítejte, kolik tahů by každý potřeboval, aby se vrátil tam, kde je teď.
lesson-s-give-costly = Soupeřův skok vás teď stojí víc, než by musel.

lesson-s-send-title = Kdy poslat kámen zpátky
lesson-s-send-idea = Pokud v závodě ztrácíte, může skok všechno otočit. Pokud vedete, jděte se svými kameny do cíle.
lesson-s-send-hint = Spočítejte, kolik tahů ještě potřebuje každý z vás. Kdo vede?
lesson-s-send-greedy = Vaším skokem se kámen vrátí, ale pak skočí i soupeř a vyhraje.

lesson-s-race-title = Závod v koncovce
lesson-s-race-idea = V koncovce počítejte tahy, ne pole. Vzdálený kámen může být v cíli dřív než blízký.
lesson-s-race-hint = Který z vašich kamenů potřebuje do cíle méně tahů?
