lesson-q-not-fence = To ogrodzenie. Tym razem rusz pionem.
lesson-q-place-fence = Tym razem postaw ogrodzenie.
lesson-q-no-closer = Tak twój pion nie zbliża się do swojej linii mety.
lesson-q-jump-missed = To dozwolone, ale skok przenosi cię od razu o dwa pola.
lesson-q-add-goal = { $steps ->
    [one] Znajdź ogrodzenie, które wydłuży drogę przeciwnika o { $steps } krok.
    [few] Znajdź ogrodzenie, które wydłuży drogę przeciwnika o { $steps } kroki.
    [many] Znajdź ogrodzenie, które wydłuży drogę przeciwnika o { $steps } kroków.
   *[other] Znajdź ogrodzenie, które wydłuży drogę przeciwnika o { $steps } kroku.
  }
lesson-q-add-less = Inne ogrodzenie wydłuża bardziej.

lesson-q-start-title = Wyścig na drugą stronę
lesson-q-start-idea = Twój pion zaczyna pośrodku jednego boku. Wygrywa ten, kto pierwszy dotrze na przeciwległą stronę. Twoja linia mety ma twój kolor.
lesson-q-start-goal = Zrób jeden krok prosto w stronę swojej linii mety.
lesson-q-start-hint = Znajdź pola w swoim kolorze i podejdź o jedno pole bliżej.

lesson-q-step-idea = Pion przesuwa się o jedno pole: do przodu, do tyłu lub w bok. Nigdy na ukos.
lesson-q-step-goal = Przesuń pion na { $move }.
lesson-q-step-hint = Kropki oznaczają pola, na które może pójść twój pion.

lesson-q-around-title = Dookoła ogrodzenia
lesson-q-around-idea = Pion nie przejdzie przez ogrodzenie. Musi je obejść, a z jednej strony bywa bliżej niż z drugiej.
lesson-q-around-goal = Obejdź ogrodzenia krótszą drogą.
lesson-q-around-hint = Policz pola po obu stronach. Gdzie ogrodzenia kończą się wcześniej?
lesson-q-around-longer = Tędy jest dalej. Zobacz, gdzie kończą się ogrodzenia.

lesson-q-fence-idea = Zamiast ruszać pionem, możesz postawić ogrodzenie w rowku. Ma długość dwóch pól i zatrzymuje wszystkich. Ogrodzenia mogą się stykać, ale nie mogą na siebie nachodzić ani się przecinać.
lesson-q-fence-goal = Postaw ogrodzenie { $move }.
lesson-q-fence-hint = Nazwa ogrodzenia to lewe dolne z czterech pól, których ono dotyka. Litera h (horizontal) oznacza poziome, v (vertical) pionowe.

lesson-q-closure-idea = Wolno wydłużyć drogę, ale nigdy zamknąć ostatniej: każdy pion musi móc dojść do swojej linii mety.
lesson-q-closure-goal = Spróbuj postawić { $move } i zobacz, dlaczego nie wolno.
lesson-q-closure-hint = Wskaż rowek tak, jakby to ogrodzenie było dozwolone.
lesson-q-closure-right = Niedozwolone: pion już nigdy nie opuściłby zaznaczonych pól.

lesson-q-jump-idea = Gdy tuż obok twojego piona stoi inny, możesz go przeskoczyć i wylądować na wprost, na polu tuż za nim.
lesson-q-jump-goal = Przeskocz drugi pion.
lesson-q-jump-hint = Lądujesz dwa pola dalej, tuż za drugim pionem.

lesson-q-side-idea = Jeśli tuż za pionem jest ogrodzenie, krawędź planszy lub kolejny pion, możesz wylądować po jego lewej lub prawej stronie.
lesson-q-side-goal = Przeskocz drugi pion w bok.
lesson-q-side-hint = Lądujesz obok drugiego piona, na ukos od swojego pola.
lesson-q-side-back = To skok, ale w stronę przeciwną do twojej linii mety.

lesson-q-win-title = Na mecie
lesson-q-win-idea = Pierwszy pion, który stanie na dowolnym z dziewięciu pól swojej linii mety, od razu wygrywa.
lesson-q-win-hint = Jedno z kolorowych pól jest w twoim zasięgu.

lesson-q-three-title = Gra we troje
lesson-q-three-idea = We troje zaczyna się z trzech stron, każdy z 6 ogrodzeniami. Kolej przechodzi zgodnie z ruchem wskazówek zegara. Linia mety, do której zmierza Czarny, to kolumna, a nie rząd.
lesson-q-three-goal = Zrób krok, popatrz na innych i zrób następny.
lesson-q-three-hint = Idź dalej w stronę pól w swoim kolorze.

lesson-q-four-title = Gra we czworo
lesson-q-four-idea = We czworo każdy idzie na przeciwległą stronę i ma 5 ogrodzeń. Wygrywa jedna osoba, drugiego miejsca nie ma.

lesson-q-two-pawns-title = Nigdy przez dwa piony
lesson-q-two-pawns-idea = Nie można przeskoczyć dwóch pionów z rzędu. Gdy tuż za pionem stoi kolejny, skacz w bok.

lesson-q-stop-title = Kogo zatrzymać
lesson-q-stop-idea = Gdy przeciwników jest kilku, zatrzymaj tego, kto wygra pierwszy. Patrz na kroki i na to, czyj ruch jest następny.
lesson-q-stop-goal = Zatrzymaj gracza, który zaraz wygra.
lesson-q-stop-hint = Komu brakuje jednego kroku i kto rusza zaraz po tobie?
lesson-q-stop-lost = To nie zatrzymuje gracza, któremu brakuje jednego kroku.

lesson-q-shut-title = Gdy tura przepada
lesson-q-shut-idea = We troje lub we czworo piony i ogrodzenia mogą razem odebrać pionowi każdy ruch. Jeśli jego gracz nie ma już ogrodzeń, tura przechodzi dalej.
lesson-q-shut-goal = Postaw { $move } i zobacz, na kogo przejdzie kolej.
lesson-q-shut-hint = To ogrodzenie zamyka ostatnie pola, na które mógłby pójść następny pion.
lesson-q-shut-right = Następny gracz nie może nic zrobić, więc kolej przechodzi dalej.

lesson-q-count-title = Licz kroki
lesson-q-count-idea = Przed każdym ruchem policz, ilu kroków potrzebuje jeszcze każdy pion. Prowadzi ten, kto ma krótszą drogę.
lesson-q-count-goal = Zrób pierwszy krok swojej najkrótszej drogi.
lesson-q-count-hint = Policz obie drogi, pole po polu. Jedną z nich może zamykać ogrodzenie.

lesson-q-gap-title = Zamknij lukę
lesson-q-gap-idea = Ogrodzenie jest warte tyle, ile kroków dokłada. Najwięcej dokłada często takie, które zamyka lukę w szeregu ogrodzeń.
lesson-q-gap-hint = Szukaj luki w szeregu ogrodzeń tuż przed przeciwnikiem.

lesson-q-twice-title = Ogrodzenie, które pomaga podwójnie
lesson-q-twice-idea = Najlepsze ogrodzenia wydłużają drogę przeciwnika, a twojej nie ruszają. Niektóre nawet ją chronią.
lesson-q-twice-hint = Ogrodzenie za twoim pionem nie może ci przeszkodzić. Obok innego ogrodzenia może ochronić twoją drogę.
lesson-q-twice-you = Spowalnia przeciwnika, ale ciebie też.
lesson-q-twice-open = Spowalnia przeciwnika, ale potem { $reply } spowalnia ciebie.

lesson-q-dead-title = Ślepe zaułki
lesson-q-dead-idea = Pion między dwoma szeregami ogrodzeń jest w niebezpieczeństwie: wystarczy jedno ogrodzenie na końcu i musi wracać całą drogę.
lesson-q-dead-hint = Zamknij wyjście przed pionem.
lesson-q-dead-safe-goal = Przeciwnik ma jeszcze jedno ogrodzenie. Znajdź bezpieczną drogę.
lesson-q-dead-safe-hint = Gdzie jedno ogrodzenie mogłoby zamknąć ci drogę?
lesson-q-dead-trap = Grając { $reply }, przeciwnik zamyka wyjście i musisz wracać.

lesson-q-save-title = Zachowaj ogrodzenie na koniec
lesson-q-save-idea = O wyścigu decydują ostatnie ogrodzenia. Postawione za wcześnie dają czas na obejście. Postawione za późno już nic nie dają.
lesson-q-save-goal = Każdy ma jeszcze jedno ogrodzenie. Znajdź jedyny ruch, który wygrywa.
lesson-q-save-hint = Zrób krok i zachowaj ogrodzenie na później.
lesson-q-save-early = Za wcześnie. Przeciwnik je obejdzie, a ty nie masz już ogrodzeń.
lesson-q-save-now-goal = Ostatnie ogrodzenie należy do ciebie. Znajdź jedyny ruch, który wygrywa.
lesson-q-save-now-hint = Musisz zyskać dwa kroki. Szukaj szeregu ogrodzeń, który da się przedłużyć.

lesson-q-tempo-title = Kto musi ustąpić?
lesson-q-tempo-idea = Jeśli staniesz tuż przed innym pionem, będzie mógł cię przeskoczyć. Zostaw więc jedno pole między wami, gdy ruch ma przeciwnik.
lesson-q-tempo-hint = Zostaw między pionami dokładnie jedno pole.

lesson-q-leap-title = Skoki oszczędzają kroki
lesson-q-leap-idea = Skok to dwa pola za jeden ruch i może przenieść cię poza koniec szeregu ogrodzeń.
lesson-q-leap-hint = Przeskocz pion stojący obok.
