lesson-s-lane-goal = Rusz pionkiem na torze { $lane }.
lesson-s-three-goal = Rusz pionkiem, który przesuwa się o trzy pola.
lesson-s-slow = Ten pionek ma mniej kropek.
lesson-s-short = Ten pionek jeszcze tam nie dotrze.
lesson-s-jump-goal = Przeskocz pionek przeciwnika.
lesson-s-jump-hint = Szukaj toru, na którym drogę zagradza pionek przeciwnika.
lesson-s-jump-none = Temu pionkowi nic nie stoi na drodze.

lesson-s-start-title = Tam i z powrotem
lesson-s-start-idea = Twoich pięć pionków idzie na drugą stronę planszy i wraca. Każdy trzyma się swojego toru i rusza się tylko do przodu.
lesson-s-start-hint = Tory są ponumerowane od 1 do 5 wzdłuż krawędzi.

lesson-s-speed-idea = Kropki przy polu startowym to prędkość pionka w drodze tam. Przesuwa się dokładnie o tyle pól.
lesson-s-speed-hint = Szukaj toru, który zaczyna się od trzech kropek.

lesson-s-turn-idea = Pionek, który dotrze na pole nawrotu, zatrzymuje się tam, nawet jeśli została mu prędkość, i zawraca.
lesson-s-turn-goal = Doprowadź pionek na jego pole nawrotu.
lesson-s-turn-hint = Porównaj liczbę pozostałych pól z liczbą kropek.

lesson-s-back-idea = W drodze powrotnej liczą się kropki przy polu nawrotu. Szybkie pionki są teraz wolne, a wolne szybkie.
lesson-s-back-hint = Spójrz na kropki przy polach nawrotu.

lesson-s-jump-idea = Pionek przeciwnika, który stoi na drodze, zostaje przeskoczony. Twój zatrzymuje się tuż za nim, a tamten wraca na swoje pole startowe.

lesson-s-row-title = Kilka naraz
lesson-s-row-idea = Pionki stojące jeden za drugim bez luki przeskakuje się razem. Lądujesz na pierwszym wolnym polu, nawet dalej, niż wynosi prędkość.
lesson-s-row-goal = Przeskocz { $count } pionki naraz.

lesson-s-sent-title = Jak daleko się cofa?
lesson-s-sent-idea = Pionek przeskoczony w drodze tam wraca na swoje pole startowe. Jeśli już zawrócił, cofa się tylko na pole nawrotu.
lesson-s-sent-goal = Wykonaj skok, który kosztuje przeciwnika więcej ruchów.
lesson-s-sent-hint = Wolny pionek wraca dłużej.
lesson-s-sent-less = Ten pionek jest szybki i zaraz wróci. Drugi skok kosztuje więcej.

lesson-s-safe-idea = Na polu startowym i na polu nawrotu pionka nie da się przeskoczyć. Nie przecina ich żaden inny tor.
lesson-s-safe-goal = Jeden z twoich pionków zaraz zostanie przeskoczony. Ukryj go w bezpiecznym miejscu.
lesson-s-safe-hint = Jego pole nawrotu jest blisko.
lesson-s-safe-not = Twój pionek nadal jest zagrożony.

lesson-s-home-idea = Pionek, który wróci na swoje pole startowe, jest na mecie. Schodzi z planszy i nic mu już nie grozi.
lesson-s-home-goal = Doprowadź pionek na metę.
lesson-s-home-hint = Porównaj liczbę pozostałych pól z kropkami przy polu nawrotu.

lesson-s-win-title = Cztery pionki na mecie
lesson-s-win-idea = Wygrywa gracz, który pierwszy ma na mecie cztery pionki. Piąty nie ma znaczenia.
lesson-s-win-hint = Trzy twoje pionki są już na mecie. Który może do nich dołączyć?

lesson-s-trip-title = Prędkość w obie strony
lesson-s-trip-idea = Planuj całą podróż. Bez żadnych skoków tor 3 wymaga 6 ruchów tam i z powrotem, a każdy inny 8.
lesson-s-trip-goal = Rusz pionkiem, który potrzebuje najmniej ruchów, żeby dotrzeć na metę.
lesson-s-trip-hint = Podziel liczbę pól w każdą stronę przez prędkość w tę stronę.
lesson-s-trip-longer = Ten pionek potrzebuje więcej ruchów, żeby dotrzeć na metę.

lesson-s-give-title = Daj się przeskoczyć
lesson-s-give-idea = Nie da się ocalić wszystkiego. Szybki pionek traci na przeskoczeniu niewiele, wolny dużo.
lesson-s-give-goal = Dwa twoje pionki mogą zostać przeskoczone. Ocal ten, który straciłby więcej ruchów.
lesson-s-give-hint = Policz, ilu ruchów każdy z nich potrzebowałby, żeby wrócić tu, gdzie stoi.
lesson-s-give-costly = Teraz skok przeciwnika kosztuje cię więcej, niż trzeba.

lesson-s-send-title = Kiedy cofnąć pionek
lesson-s-send-idea = Jeśli przegrywasz wyścig, skok może odwrócić jego losy. Jeśli prowadzisz, idź z pionkami na metę.
lesson-s-send-hint = Policz, ilu ruchów potrzebuje jeszcze każde z was. Kto prowadzi?
lesson-s-send-greedy = Twój skok cofa pionek, ale potem przeciwnik też skacze i wygrywa.

lesson-s-race-title = Wyścig w końcówce
lesson-s-race-idea = W końcówce licz ruchy, a nie pola. Daleki pionek może być na mecie wcześniej niż bliski.
lesson-s-race-hint = Który z twoich pionków potrzebuje mniej ruchów, żeby dotrzeć na metę?
