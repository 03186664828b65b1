### Pełne zasady gry Squadro

rules-squadro-aim-title = Cel gry
rules-squadro-aim = Masz pięć pionków, każdy na własnym torze. Przeprowadź cztery z nich przez planszę i z powrotem, zanim zrobi to przeciwnik.

rules-squadro-setup-title = Przygotowanie
rules-squadro-setup = Każdy gracz ma pięć torów, a tory obu graczy krzyżują się na 25 polach pośrodku planszy. Każdy tor ma jeszcze dwa pola: na jednym końcu pole startowe, a na drugim pole nawrotu. Wszystkie pionki zaczynają na polach startowych, zwrócone w stronę planszy.
rules-squadro-setup-sides = Pionki Żółtego mają pola startowe po lewej i idą w prawo, pionki Czerwonego mają je u góry i idą w dół. Tory mają numery od 1 do 5, licząc od rogu, w którym spotykają się pola startowe obu graczy.
rules-squadro-figure-1 = Początek gry: żółte pionki po lewej, czerwone u góry.
rules-squadro-setup-dots = Oba końce każdego toru oznaczono jedną, dwiema lub trzema kropkami. Na torach od 1 do 5 Żółty ma 3, 1, 2, 1, 3 kropki na polach startowych i 1, 3, 2, 3, 1 na polach nawrotu. Czerwony ma 1, 3, 2, 3, 1 na polach startowych i 3, 1, 2, 1, 3 na polach nawrotu.
rules-squadro-setup-mirror = Strony nie są więc swoim lustrzanym odbiciem. Żeby było sprawiedliwie, zagrajcie obydwoma kolorami.

rules-squadro-first-title = Kto zaczyna
rules-squadro-first = Wylosujcie, kto zaczyna: może to być każdy z kolorów. Potem gracie na zmianę.

rules-squadro-turn-title = Twoja tura
rules-squadro-turn = W swojej turze ruszasz dokładnie jednym pionkiem, który nie jest jeszcze na mecie. Nie można spasować, ale zawsze jest pionek, którym da się ruszyć. Pionek przesuwa się tylko do przodu i tylko na swoim torze.

rules-squadro-speed-title = Prędkość
rules-squadro-speed = Kropki przy polu startowym to prędkość pionka w drodze tam: przesuwa się dokładnie o tyle pól, o 1, 2 lub 3. Nie można przesunąć go o mniej.
rules-squadro-figure-2 = Trzy kropki: żółty pionek na torze 1 przesuwa się o trzy pola.

rules-squadro-turning-title = Nawrót
rules-squadro-turning = Pionek, który dotrze na swoje pole nawrotu, zatrzymuje się tam, nawet jeśli prędkość pozwoliłaby mu pójść dalej. Od razu zawraca i jest gotowy do drogi powrotnej.
rules-squadro-figure-3a = Zostały tylko dwa pola: żółty pionek zatrzymuje się na polu nawrotu i zawraca.

rules-squadro-back-title = Droga powrotna
rules-squadro-back = W drodze powrotnej prędkość pionka to liczba kropek przy jego polu nawrotu. Pionek szybki w drodze tam jest wolny w drodze powrotnej i odwrotnie; na torze 3 prędkość w obie strony wynosi 2.
rules-squadro-figure-3b = Od teraz ten pionek przesuwa się tylko o jedno pole na turę.

rules-squadro-jump-title = Skoki
rules-squadro-jump = Jeśli na drodze stoi pionek rywala, twój pionek go przeskakuje i zatrzymuje się na polu tuż za nim. Skok kończy ruch, nawet jeśli pionek nie wykorzystał całej prędkości albo dotarł dalej, niż wynosi jego prędkość.
rules-squadro-jump-row = Jeśli kilka pionków rywala stoi jeden za drugim bez przerwy, twój pionek przeskakuje wszystkie i zatrzymuje się na pierwszym wolnym polu. Może to być także pole nawrotu albo meta.
rules-squadro-figure-row = Dwa czerwone pionki jeden za drugim: żółty pionek na torze 3 ma prędkość 2, ale ląduje trzy pola dalej.
rules-squadro-jump-forced = Ze skoku nie można zrezygnować. Jeśli go nie chcesz, rusz innym pionkiem.

rules-squadro-sent-title = Cofanie pionków
rules-squadro-sent = Każdy przeskoczony pionek musi się cofnąć. Jeśli był w drodze tam, wraca na swoje pole startowe.
rules-squadro-figure-4 = Czerwony pionek jeszcze nie zawrócił. Żółty go przeskakuje, więc wraca on na swoje pole startowe.
rules-squadro-sent-turning = Jeśli był w drodze powrotnej, cofa się tylko na swoje pole nawrotu. Nigdy nie musi drugi raz przechodzić przez planszę.
rules-squadro-figure-5 = Ten czerwony pionek jest już w drodze powrotnej. Żółty go przeskakuje, więc cofa się on na swoje pole nawrotu.

rules-squadro-safe-title = Bezpieczne pola
rules-squadro-safe = Na polu startowym i na polu nawrotu pionek jest bezpieczny. Nie przecina ich żaden inny tor, więc nic nie może go tam przeskoczyć.

rules-squadro-home-title = Na mecie
rules-squadro-home = Pionek, który wróci na swoje pole startowe, jest na mecie i schodzi z planszy. Zatrzymuje się tam, nawet jeśli nie wykorzystał całej prędkości, i nie można go już cofnąć.
rules-squadro-figure-home = Żółty pionek z toru 1 jest na mecie.

rules-squadro-end-title = Koniec gry
rules-squadro-end = Wygrywa gracz, który pierwszy doprowadzi na metę cztery pionki, i gra od razu się kończy. Piąty pionek nie ma znaczenia.
rules-squadro-figure-end = Żółty doprowadza na metę czwarty pionek i wygrywa.

rules-squadro-endless-title = Remisy
rules-squadro-endless = Pionki mogłyby cofać się nawzajem bez końca. Dlatego gra kończy się remisem, gdy ta sama pozycja pojawi się po raz trzeci i ruch należy do tego samego gracza.

rules-squadro-time-title = Gra z zegarem
rules-squadro-time = Zegar nie jest obowiązkowy. Daje określony czas na całą partię, czasem z kilkoma dodatkowymi sekundami za każdy ruch, albo tyle samo czasu na każdy ruch. Gdy skończy ci się czas, przegrywasz.

rules-squadro-notation-title = Zapis ruchów
rules-squadro-notation = Ruch zapisuje się jako numer toru, od 1 do 5. W zapisie partii stoi przed nim y (Żółty) lub r (Czerwony): y3 r1 y3. Te litery są takie same we wszystkich językach.
