### Rama aplikacji

app-name = Farside
nav-home = Farside, strona główna
nav-label = Strony
nav-saved = Partie
nav-settings = Ustawienia
nav-help = Pomoc
skip-to-content = Przejdź do treści
reader-offer = Włącz tryb czytnika ekranu

title-home = Farside – Quoridor i Squadro
title-page = { $page } – Farside
title-turn = Twój ruch – { $game }
title-begun = Partia rozpoczęta – { $game }

not-kept-forbidden = Ta przeglądarka nie zapisuje partii z tej strony. Możesz grać, ale po zamknięciu karty partie znikną.
not-kept-full = Pamięć przeglądarki jest pełna. Możesz grać dalej, ale po zamknięciu karty nowe ruchy znikną.

news-label = Twoje partie
news-turn = Twój ruch: { $game } ({ $others })
news-begun = Partia rozpoczęta: { $game } ({ $others })
news-playing = Ruch przeciwnika: { $game } ({ $others })
news-waiting = Czekamy na przeciwnika: { $game }
news-play = Graj
news-open = Otwórz

app-tagline = Dwie świetne planszówki. Nic zbędnego.
home-continue = Kontynuuj
home-play-computer = Graj z komputerem
home-pass-and-play = Graj na jednym urządzeniu
home-about-quoridor = Dotrzyj na drugą stronę przed innymi. Blokuj rywali ogrodzeniami, ale zawsze zostaw im drogę.
home-about-squadro = Przeprowadź pięć pionków tam i z powrotem. Przeskocz pionek rywala, a będzie musiał się cofnąć.
home-learn = Jak grać
home-learn-label = Jak grać w { $game }
home-more = Inne sposoby gry
home-miniature = { $game }, przykładowa partia
home-pause = Zatrzymaj przykładowe partie
home-resume = Wznów przykładowe partie
home-foot = Za darmo. Bez konta i bez reklam. Partie z komputerem zostają w twojej przeglądarce.
home-publisher = Gry Quoridor i Squadro wydaje Gigamic. Farside nie jest powiązane z firmą Gigamic.

lost-title = Nie znaleziono strony
lost-text = Ten link nie prowadzi do żadnej partii. Być może została usunięta z tej przeglądarki.
lost-home = Wróć na stronę główną

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Biały
quoridor-seat-2 = Czarny
quoridor-seat-3 = Pomarańczowy
quoridor-seat-4 = Niebieski
squadro-seat-1 = Żółty
squadro-seat-2 = Czerwony

loading = Wczytywanie…
trouble = Coś poszło nie tak. Odśwież stronę, aby grać dalej.
trouble-code = Coś poszło nie tak ({ $code }). Spróbuj ponownie.

saved-title = Twoje partie
saved-none = Nie ma jeszcze żadnych partii. Każda nowa zapisze się w tej przeglądarce.
saved-remove = Usuń
saved-remove-label = Usuń: { $game }, { $when }
saved-open-label = Otwórz: { $game }, { $when }
saved-versus = { $game }, przeciwnik: { $others }
moves-made = { $moves ->
    [0] jeszcze bez ruchów
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
saved-local = Na tym urządzeniu
saved-online = Przez internet
saved-won = Wygrana
saved-lost = Przegrana
saved-drawn = Remis
saved-going-on = W toku
saved-over = Zakończona
saved-removed = Partia usunięta.
saved-undo = Cofnij
saved-export = Eksportuj wszystkie partie
saved-import = Importuj partie
saved-imported = { $games ->
    [0] W tym pliku nie ma nowych partii.
    [one] Zaimportowano { $games } partię.
    [few] Zaimportowano { $games } partie.
    [many] Zaimportowano { $games } partii.
   *[other] Zaimportowano { $games } partii.
  }
saved-import-failed = W tym pliku nie ma partii z Farside.
saved-kept = Zapisane tylko w tej przeglądarce.

new-title-computer = { $game }: gra z komputerem
new-title-friends = { $game }: gra na jednym urządzeniu
new-players = Liczba graczy
new-people = Liczba ludzi
new-level = Poziom
new-levels-own = Osobny poziom dla każdego komputera
new-level-1 = Początkujący
new-level-2 = Łatwy
new-level-3 = Spokojny
new-level-4 = Rekreacyjny
new-level-5 = Solidny
new-level-6 = Zaawansowany
new-level-7 = Mocny
new-level-8 = Pełna moc
level-about-quoridor-1 = Dopiero co poznał zasady. Źle stawia ogrodzenia i nie zauważa skoków.
level-about-quoridor-2 = Widzi niektóre dobre ogrodzenia, ale rzadko przewiduje twoje.
level-about-quoridor-3 = Stawia rozsądne ogrodzenia i czasem przewiduje twoje.
level-about-quoridor-4 = Liczy każdy krok i nie przegapi żadnej prostej sztuczki.
level-about-quoridor-5 = Planuje kilka ruchów naprzód.
level-about-quoridor-6 = Planuje daleko naprzód i oszczędza ogrodzenia na końcówkę.
level-about-quoridor-7 = Trudno z nim wygrać. Wykorzystuje większość błędów.
level-about-quoridor-8 = Wszystko, na co stać Farside. Nie licz na prezenty.
level-about-squadro-1 = Dopiero co poznał zasady. Często nie zauważa skoków.
level-about-squadro-2 = Skacze, gdy widzi okazję, ale nie patrzy naprzód.
level-about-squadro-3 = Patrzy o ruch naprzód, ale czasem podkłada pionek pod skok.
level-about-squadro-4 = Omija proste pułapki.
level-about-squadro-5 = Patrzy kilka ruchów naprzód.
level-about-squadro-6 = Dobrze wybiera chwilę na skok.
level-about-squadro-7 = Trudno z nim wygrać. Wykorzystuje większość błędów.
level-about-squadro-8 = Wszystko, na co stać Farside. Nie licz na prezenty.
level-elo = Zmierzona siła: { $elo } Elo ponad poziom 1
level-elo-first = Zmierzona siła: z tym poziomem porównujemy pozostałe
new-first = Pierwszy ruch
new-first-drawn = Losowo
new-first-you = Ty
new-first-other = Komputer
new-seat = Twój kolor
new-seat-drawn = Losowo
new-more-quoridor = Zasady domowe i fory
new-more-squadro = Fory
new-options = Zasady domowe
new-option-free-side-jump = Skoki na ukos zawsze dozwolone
new-option-strict-pawn-behind = Bez skoku, jeśli tuż za pionem stoi kolejny
new-handicap = Ogrodzenia dla każdego gracza
new-handicap-squadro = Przewaga na starcie
new-handicap-none = Brak
new-handicap-yellow = Żółty: środkowy pionek startuje z pola nawrotu
new-handicap-red = Czerwony: środkowy pionek startuje z pola nawrotu
new-start = Rozpocznij

level-named = { $level }: { $name }
seat-computer = Komputer: poziom { $level }, { $name }

time = Czas
time-kind-none = Bez limitu
time-kind-total = Na partię
time-kind-move = Na ruch
time-kind-days = Korespondencyjnie
time-minutes = Minuty na gracza
time-increment = Dodatek za ruch (sekundy)
time-seconds = Sekundy na ruch
time-days = Dni na ruch
time-share = Fory czasowe (%)

by-hand-title = Kopiowanie zablokowane
by-hand-text = Przeglądarka nie pozwoliła tego skopiować. Tekst jest zaznaczony: skopiuj go klawiszami Ctrl+C lub ⌘C albo przytrzymaj palcem.
by-hand-close = Zamknij
