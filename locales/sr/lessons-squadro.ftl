lesson-s-lane-goal = Pomeri figuru u stazi { $lane }.
lesson-s-three-goal = Pomeri figuru koja prelazi tri polja.
lesson-s-slow = Ta figura ima manje tačkica.
lesson-s-short = Ta figura još ne stiže tamo.
lesson-s-jump-goal = Preskoči protivničku figuru.
lesson-s-jump-hint = Traži stazu u kojoj je na putu protivnička figura.
lesson-s-jump-none = Toj figuri ništa nije na putu.

lesson-s-start-title = Tamo i nazad
lesson-s-start-idea = Tvojih pet figura prelazi tablu i vraća se. Svaka ostaje u svojoj stazi i ide samo napred.
lesson-s-start-hint = Staze su duž ivice obeležene brojevima od 1 do 5.

lesson-s-speed-idea = Tačkice na početnom polju su brzina figure u odlasku. Prelazi tačno toliko polja.
lesson-s-speed-hint = Traži stazu koja počinje sa tri tačkice.

lesson-s-turn-idea = Figura koja stigne na svoje polje okreta tu se zaustavlja, čak i ako joj je ostalo brzine, i okreće se.
lesson-s-turn-goal = Dovedi figuru na njeno polje okreta.
lesson-s-turn-hint = Uporedi preostala polja sa tačkicama.

lesson-s-back-idea = U povratku važe tačkice na polju okreta. Brze figure su sada spore, i obrnuto.
lesson-s-back-hint = Pogledaj tačkice na poljima okreta.

lesson-s-jump-idea = Tvoja figura preskače protivničku koja joj je na putu i zaustavlja se odmah iza nje. Preskočena se vraća na početno polje.

lesson-s-row-title = Više odjednom
lesson-s-row-idea = Figure u nizu bez razmaka preskaču se zajedno. Stižeš na prvo slobodno polje, čak i dalje nego što seže brzina.
lesson-s-row-goal = Preskoči { $count } figure odjednom.

lesson-s-sent-title = Koliko nazad?
lesson-s-sent-idea = Figura preskočena u odlasku vraća se na početno polje. Ako se već okrenula, vraća se samo na polje okreta.
lesson-s-sent-goal = Izaberi skok koji protivnika košta više poteza.
lesson-s-sent-hint = Spora figura se vraća duže.
lesson-s-sent-less = Ta figura je brza i uskoro se vraća. Drugi skok košta više.

lesson-s-safe-idea = Na početnom polju i na polju okreta figura ne može biti preskočena. Tuda ne vodi nijedna druga staza.
lesson-s-safe-goal = Jednoj tvojoj figuri preti skok. Skloni je na bezbedno.
lesson-s-safe-hint = Njeno polje okreta je blizu.
lesson-s-safe-not = Tako tvoja figura ostaje u opasnosti.

lesson-s-home-idea = Figura koja se vrati na svoje početno polje je na cilju. Napušta tablu i zauvek je bezbedna.
lesson-s-home-goal = Dovedi figuru na cilj.
lesson-s-home-hint = Uporedi preostala polja sa tačkicama na polju okreta.

lesson-s-win-title = Četiri figure na cilju
lesson-s-win-idea = Pobeđuje igrač koji prvi ima četiri figure na cilju. Peta nije važna.
lesson-s-win-hint = Tri tvoje figure su na cilju. Koja može da im se pridruži?

lesson-s-trip-title = Brzina tamo i nazad
lesson-s-trip-idea = Planiraj ceo put. Bez ijednog skoka staza 3 traži 6 poteza tamo i nazad, a svaka druga 8.
lesson-s-trip-goal = Pomeri figuru kojoj do cilja treba najmanje poteza.
lesson-s-trip-hint = Polja u svakom smeru podeli brzinom u tom smeru.
lesson-s-trip-longer = Toj figuri do cilja treba više poteza.

lesson-s-give-title = Pusti da te preskoče
lesson-s-give-idea = Ne možeš da spaseš sve. Brza figura zbog skoka gubi malo, a spora mnogo.
lesson-s-give-goal = Dve tvoje figure mogu biti preskočene. Spasi onu koja bi izgubila više poteza.
lesson-s-give-hint = Prebroj koliko bi poteza svakoj trebalo da se vrati tamo gde je sada.
lesson-s-give-costly = Sada te protivnikov skok košta više nego što mora.

lesson-s-send-title = Kad da vratiš figuru
lesson-s-send-idea = Ako zaostaješ u trci, skok može da je preokrene. Ako vodiš, dovedi svoje figure na cilj.
lesson-s-send-hint = Prebroj koliko poteza svakome od vas još treba. Ko vodi?
lesson-s-send-greedy = Tvoj skok vraća figuru, ali onda i protivnik skače i pobeđuje.

lesson-s-race-title = Trka u završnici
lesson-s-race-idea = U završnici broji poteze, a ne polja. Daleka figura može biti na cilju pre bliske.
lesson-s-race-hint = Kojoj tvojoj figuri do cilja treba manje poteza?
