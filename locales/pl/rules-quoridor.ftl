### Pełne zasady gry Quoridor

rules-quoridor-aim-title = Cel gry
rules-quoridor-aim = Każdy gracz ma jeden pion i zapas ogrodzeń. Przeprowadź swój pion na drugą stronę planszy, zanim zrobi to ktokolwiek inny. Ogrodzenia wydłużają innym drogę, ale jakąś zawsze musisz im zostawić.

rules-quoridor-setup-title = Przygotowanie
rules-quoridor-setup = Plansza ma 9 na 9 pól, a między nimi rowki na ogrodzenia. Każdy pion zaczyna pośrodku jednego boku, a jego linia mety to rząd dziewięciu pól po przeciwnej stronie.
rules-quoridor-setup-players-2 = Dwoje graczy siada naprzeciw siebie. Biały zaczyna na e1, Czarny na e9, każdy ma 10 ogrodzeń.
rules-quoridor-figure-1-players-2 = Początek gry we dwoje: Biały zmierza do górnego rzędu, Czarny do dolnego.
rules-quoridor-setup-players-3 = W grze we troje Biały zaczyna na e1, Czarny na a5, a Pomarańczowy na e9. Każdy ma 6 ogrodzeń; dwa ostatnie zostają w pudełku.
rules-quoridor-figure-1-players-3 = Początek gry we troje: Biały zmierza do górnego rzędu, Czarny do prawej kolumny, Pomarańczowy do dolnego rzędu.
rules-quoridor-setup-players-4 = W grze we czworo Biały zaczyna na e1, Czarny na a5, Pomarańczowy na e9, a Niebieski na i5. Każdy ma 5 ogrodzeń.
rules-quoridor-figure-1-players-4 = Początek gry we czworo: każdy pion zmierza na stronę naprzeciw swojej.

rules-quoridor-first-title = Kto zaczyna
rules-quoridor-first = Wylosujcie, kto zaczyna. Pierwszy ruch to pewna przewaga, więc niech decyduje los, a nie przyzwyczajenie.
rules-quoridor-first-order = Gdy graczy jest troje lub czworo, kolej przechodzi dalej zgodnie z ruchem wskazówek zegara.

rules-quoridor-turn-title = Twoja tura
rules-quoridor-turn = W swojej turze robisz jedną z dwóch rzeczy: przesuwasz pion albo stawiasz jedno ze swoich ogrodzeń. Nie możesz zrobić obu naraz ani spasować. Gdy ogrodzenia się skończą, zawsze ruszasz pionem.

rules-quoridor-pawn-title = Ruch pionem
rules-quoridor-pawn = Pion przesuwa się o jedno pole: do przodu, do tyłu, w lewo lub w prawo, nigdy na ukos. Na jednym polu może stać tylko jeden pion.
rules-quoridor-figure-2 = Z e5 Biały może ruszyć na cztery pola: e6, d5, f5 lub e4.
rules-quoridor-pawn-fences = Pion nigdy nie przechodzi przez ogrodzenie. Musi je obejść.
rules-quoridor-figure-3 = Ogrodzenie e4h zamyka drogę z e4 na e5. Biały je obchodzi: najpierw d4, potem d5.

rules-quoridor-fence-title = Stawianie ogrodzenia
rules-quoridor-fence = Ogrodzenie stoi w rowku, poziomo lub pionowo, i ma długość dokładnie dwóch pól. Zamyka drogę między dwiema parami sąsiednich pól, i to dla wszystkich, dla ciebie także.
rules-quoridor-figure-4 = Biały stawia ogrodzenie e3h. Oddziela ono e3 od e4 i f3 od f4.
rules-quoridor-fence-room = Ogrodzenia mogą się stykać, ale nie mogą na siebie nachodzić, przecinać się ani wystawać poza planszę. Postawione ogrodzenie zostaje na miejscu do końca gry.

rules-quoridor-closure-title = Zawsze zostaw drogę
rules-quoridor-closure = Wolno wydłużyć komuś drogę, ale nigdy nie wolno zamknąć ostatniej. Po postawieniu ogrodzenia każdy pion, twój też, musi nadal móc dojść do swojej linii mety.
rules-quoridor-closure-pawns = Liczą się tu tylko ogrodzenia. Inne piony nie zamykają drogi, bo pójdą dalej.
rules-quoridor-figure-5 = Niedozwolone: gdyby stanęło e7h, czarny pion byłby zamknięty na czterech polach: e8, f8, e9 i f9.

rules-quoridor-jump-title = Twarzą w twarz: skok
rules-quoridor-jump = Gdy na polu obok twojego piona stoi inny pion i nie dzieli was ogrodzenie, możesz go przeskoczyć. Lądujesz na wprost, na polu tuż za nim. To cały twój ruch, a przeskoczony pion zostaje na swoim miejscu.
rules-quoridor-figure-6 = Biały przeskakuje czarny pion, z e4 na e6.

rules-quoridor-side-jump-title = Skok w bok
rules-quoridor-side-jump = Jeśli nie da się wylądować tuż za drugim pionem, możesz wylądować po jego lewej lub prawej stronie. Tak jest wtedy, gdy zaraz za nim jest ogrodzenie, krawędź planszy lub kolejny pion.
rules-quoridor-figure-8 = Za czarnym pionem stoi ogrodzenie, więc Biały może wylądować na d5 lub f5.
rules-quoridor-side-jump-limits = Pole, na którym lądujesz, musi być wolne, a między nim a przeskakiwanym pionem nie może stać ogrodzenie. Dopóki możliwy jest skok na wprost, nie wolno skakać w bok.
rules-quoridor-figure-9 = Drugie ogrodzenie zamyka lewą stronę. Zostaje tylko f5.
rules-quoridor-figure-edge = Za czarnym pionem jest krawędź, więc Biały może wylądować na a4 lub a6.
rules-quoridor-side-jump-pawns = W grze we troje lub czworo nigdy nie przeskakuje się dwóch pionów naraz. Jeśli tuż za pierwszym pionem stoi drugi, lądujesz obok pierwszego.
rules-quoridor-figure-10 = Biały nie może przeskoczyć naraz niebieskiego i pomarańczowego piona, ale może wylądować obok niebieskiego, na d5 lub f5.

rules-quoridor-end-title = Koniec gry
rules-quoridor-end = Wygrywa ten, czyj pion pierwszy stanie na swojej linii mety, i gra od razu się kończy. Może to być każde z dziewięciu pól, a skok liczy się jak każdy inny ruch.
rules-quoridor-figure-7 = Biały rusza na c9, pole na linii mety, i wygrywa.
rules-quoridor-end-winner = Gdy graczy jest troje lub czworo, także wygrywa tylko jedna osoba. Pozostali nie grają dalej o drugie miejsce.

rules-quoridor-shut-in-title = Gdy nie masz ruchu
rules-quoridor-shut-in = W grze we troje lub czworo może się zdarzyć, że ogrodzenia i inne piony odbiorą twojemu pionowi każdy ruch. Jeśli nie masz też ogrodzenia do postawienia, tracisz tę turę. W grze we dwoje to niemożliwe.

rules-quoridor-endless-title = Remisy
rules-quoridor-endless = Gra kończy się remisem, gdy ta sama pozycja pojawi się po raz trzeci i ruch należy do tego samego gracza.
rules-quoridor-endless-turns = Partia dłuższa niż 1000 tur to również remis.

rules-quoridor-time-title = Gra z zegarem
rules-quoridor-time = Zegar nie jest obowiązkowy. Daje określony czas na całą partię, czasem z kilkoma dodatkowymi sekundami za każdy ruch, albo tyle samo czasu na każdy ruch.
rules-quoridor-time-players-2 = W grze we dwoje przegrywasz, gdy skończy ci się czas.
rules-quoridor-time-players-more = W grze we troje lub czworo twój pion znika z planszy, gdy skończy ci się czas, a twoje ogrodzenia zostają na miejscu. Pozostali grają, aż ktoś dotrze do swojej linii mety albo zostanie tylko jedna osoba.

rules-quoridor-house-title = Zasady domowe
rules-quoridor-house = Nie wszyscy skaczą według tych samych zasad. Tworząc partię, możesz włączyć poniższe zasady domowe; domyślnie są wyłączone.
rules-quoridor-house-free-side-jump = Skoki na ukos zawsze dozwolone: możesz skoczyć w bok nawet wtedy, gdy możliwy jest skok na wprost.
rules-quoridor-house-strict-pawn-behind = Bez skoku, jeśli tuż za pionem stoi kolejny: takiego piona nie można przeskoczyć wcale, nawet w bok.

rules-quoridor-notation-title = Zapis ruchów
rules-quoridor-notation = Kolumny to litery od a do i, od lewej do prawej, a rzędy to cyfry od 1 do 9, od dołu do góry, tak jak planszę widzi Biały. Ruch pionem zapisuje się jako pole, na którym się kończy: e2.
rules-quoridor-notation-fences = Ogrodzenie dotyka czterech pól. Zapisuje się lewe dolne z nich, a po nim h, gdy stoi poziomo, lub v, gdy stoi pionowo: e3h leży nad e3 i f3, a e3v na prawo od e3 i e4.
