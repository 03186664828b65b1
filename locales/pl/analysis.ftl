### Analiza i przegląd partii

analysis-title = Plansza analizy
analysis-intro = Ustaw dowolną pozycję albo wklej partię, aby ją przejrzeć.
analysis-players = { $game }, liczba graczy: { $players }
analysis-paste = Wklej partię lub pozycję
analysis-paste-how = Zapis partii, lista ruchów, pozycja albo link do analizy.
analysis-file = Otwórz plik
analysis-unreadable = Taka partia lub pozycja nie jest możliwa:
analysis-of = { $game }: analiza
action-review = Przejrzyj partię
saved-review-label = Przejrzyj: { $game }, { $when }

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Ocena w trakcie partii
analysis-position = { $moves ->
    [0] Początek. { $evaluation }
   *[other] Po ruchu { $moves }. { $evaluation }
  }
analysis-proven = dowiedzione

analysis-card = Przegląd
analysis-better = Lepiej
analysis-moments = Najważniejsze momenty
analysis-leads = Kto prowadził
analysis-next-error = Następny błąd
analysis-stop = Zatrzymaj
analysis-try = Spróbuj jeszcze raz
analysis-try-find = Znajdź lepszy ruch. Gra { $player }.
analysis-try-checking = Sprawdzanie ruchu { $move }…
analysis-try-kept = Tak! { $move } utrzymuje wynik.
analysis-try-lost = { $move } też coś traci.
analysis-try-show = Pokaż lepszy ruch

analysis-engine = Komputer
analysis-lines = Warianty
analysis-paths = Pokaż drogi
analysis-depth = Głębokość { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Dokładnie: baza na serwerze
    [endgame] Dokładnie: rozwiązana końcówka
    [book] Z księgi otwarć
   *[search] Ocena z przeszukiwania
  }

analysis-variation = Wariant
analysis-marks = Oznacz ten ruch
analysis-glyph = { $glyph ->
    [brilliant] Genialny ruch
    [good] Dobry ruch
    [interesting] Ciekawy ruch
    [dubious] Wątpliwy ruch
    [mistake] Błąd
   *[blunder] Gruby błąd
  }
analysis-comment = Komentarz (tylko na tym urządzeniu)
analysis-promote = Ustaw jako główny
analysis-delete = Usuń odtąd

analysis-play-on = Graj od tej pozycji
analysis-away = Serwer jest teraz niedostępny.

analysis-edit = Edytuj pozycję
analysis-analyse = Analizuj
analysis-edit-how = { $game ->
    [quoridor] Przeciągaj piony i ogrodzenia. Kliknij rowek, aby postawić ogrodzenie, albo ogrodzenie, aby je usunąć.
   *[squadro] Przeciągaj pionki po torach. Kliknij pionek, aby go odwrócić. 0 to pole startowe, 6 pole nawrotu, 12 meta.
  }
analysis-rack = Przeciągnij na planszę
analysis-square = Pole
analysis-fences-left = Zostało ogrodzeń
analysis-fences = Ogrodzenia na planszy
analysis-lane = Tor { $lane }
analysis-to-move = Kto teraz gra
analysis-position-string = Pozycja

problem-unreadable = Tego nie da się odczytać: „{ $word }”
problem-players = Liczba graczy nie może wynosić { $given }.
problem-turn = { $player } jest poza grą i nie może mieć ruchu.
problem-same-square = Dwa piony na { $square }.
problem-nobody-plays = Nikt nie gra.
problem-off-board = Ogrodzenie { $fence } wystaje poza planszę.
problem-fences = Ogrodzenia { $one } i { $other } wchodzą sobie w drogę.
problem-too-many-left = { $player } może mieć jeszcze najwyżej { $most } ogrodzeń.
problem-too-many-fences = Liczba ogrodzeń: { $given }, a w grze jest ich { $most }.
problem-no-path = { $player } nie ma drogi do mety.
problem-several-winners = Wygrać może tylko jeden gracz.
problem-winner-to-move = { $player } ma już wygraną i nie może mieć ruchu.
problem-progress = { $player }: pionek na torze { $lane } nie może tu stać.
problem-left = { $player } nie może być poza grą.
problem-shared-crossing = Dwa pionki na jednym skrzyżowaniu: tory { $one } i { $other }.
problem-five-home = { $player } nie może mieć pięciu pionków na mecie.
