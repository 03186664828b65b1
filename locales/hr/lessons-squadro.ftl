lesson-s-lane-goal = Pomakni figuru na stazi { $lane }.
lesson-s-three-goal = Pomakni figuru koja ide tri polja.
lesson-s-slow = Ta figura ima manje točaka.
lesson-s-short = Ta figura još ne stiže onamo.
lesson-s-jump-goal = Preskoči protivničku figuru.
lesson-s-jump-hint = Traži stazu na kojoj je na putu protivnička figura.
lesson-s-jump-none = Toj figuri ništa nije na putu.

lesson-s-start-title = Tamo i natrag
lesson-s-start-idea = Tvojih pet figura prelazi ploču i vraća se. Svaka ostaje na svojoj stazi i ide samo naprijed.
lesson-s-start-hint = Staze su uz rub označene brojevima od 1 do 5.

lesson-s-speed-idea = Točke uz početno mjesto određuju brzinu figure na putu tamo. Pomiče se za točno toliko polja.
lesson-s-speed-hint = Traži stazu koja počinje s tri točke.

lesson-s-turn-idea = Figura koja stigne na svoje polje okreta ondje staje, čak i ako joj je ostalo brzine, i okreće se.
lesson-s-turn-goal = Dovedi figuru na njezino polje okreta.
lesson-s-turn-hint = Usporedi preostala polja s točkama.

lesson-s-back-idea = Na putu natrag vrijede točke na polju okreta. Brze su figure sada spore i obratno.
lesson-s-back-hint = Pogledaj točke na poljima okreta.

lesson-s-jump-idea = Tvoja figura preskače protivničku koja joj je na putu i staje odmah iza nje. Preskočena se vraća na početno mjesto.

lesson-s-row-title = Više odjednom
lesson-s-row-idea = Figure u nizu bez razmaka preskaču se zajedno. Staješ na prvo slobodno polje, čak i dalje nego što seže brzina.
lesson-s-row-goal = Preskoči { $count } figure odjednom.

lesson-s-sent-title = Koliko natrag?
lesson-s-sent-idea = Figura preskočena na putu tamo vraća se na početno mjesto. Ako se već okrenula, vraća se samo na polje okreta.
lesson-s-sent-goal = Odaberi skok koji protivnika stoji više poteza.
lesson-s-sent-hint = Spora se figura vraća dulje.
lesson-s-sent-less = Ta je figura brza i uskoro se vraća. Drugi skok stoji više.

lesson-s-safe-idea = Na početnom mjestu i na polju okreta figura se ne može preskočiti. Ondje ne prolazi nijedna druga staza.
lesson-s-safe-goal = Jednoj tvojoj figuri prijeti skok. Dovedi je na sigurno.
lesson-s-safe-hint = Njezino je polje okreta blizu.
lesson-s-safe-not = Tako tvoja figura ostaje u opasnosti.

lesson-s-home-idea = Figura koja se vrati na svoje početno mjesto stigla je na cilj. Napušta ploču i zauvijek je sigurna.
lesson-s-home-goal = Dovedi figuru na cilj.
lesson-s-home-hint = Usporedi preostala polja s točkama na polju okreta.

lesson-s-win-title = Četiri figure na cilju
lesson-s-win-idea = Pobjeđuje igrač koji prvi ima četiri figure na cilju. Peta nije važna.
lesson-s-win-hint = Tri su tvoje figure na cilju. Koja im se može pridružiti?

lesson-s-trip-title = Brzina tamo i natrag
lesson-s-trip-idea = Planiraj cijelo putovanje. Bez ijednog skoka staza 3 traži 6 poteza tamo i natrag, a svaka druga 8.
lesson-s-trip-goal = Pomakni figuru kojoj do cilja treba najmanje poteza.
lesson-s-trip-hint = Polja u svakom smjeru podijeli s brzinom u tom smjeru.
lesson-s-trip-longer = Toj figuri do cilja treba više poteza.

lesson-s-give-title = Daj se preskočiti
lesson-s-give-idea = Ne možeš spasiti sve. Brza figura zbog skoka gubi malo, a spora puno.
lesson-s-give-goal = Dvije tvoje figure mogu biti preskočene. Spasi onu koja bi izgubila više poteza.
lesson-s-give-hint = Prebroji koliko bi poteza svakoj trebalo da se vrati tamo gdje je sada.
lesson-s-give-costly = Sada te protivnikov skok stoji više nego što mora.

lesson-s-send-title = Kada poslati figuru natrag
lesson-s-send-idea = Ako zaostaješ u utrci, skok je može preokrenuti. Ako vodiš, dovedi svoje figure na cilj.
lesson-s-send-hint = Prebroji koliko poteza svatko od vas još treba. Tko vodi?
lesson-s-send-greedy = Tvoj skok vraća figuru, ali onda i protivnik skače i pobjeđuje.

lesson-s-race-title = Utrka u završnici
lesson-s-race-idea = U završnici broji poteze, a ne polja. Daleka figura može biti na cilju prije bliske.
lesson-s-race-hint = Kojoj tvojoj figuri do cilja treba manje poteza?
