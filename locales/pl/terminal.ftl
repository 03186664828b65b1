### Gra w terminalu

terminal-player = Gracz { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Koniec gry

terminal-welcome = Graj z komputerem albo ze znajomymi przy jednej klawiaturze.
terminal-try = Wypróbuj:
terminal-which-game = W co gramy? { $answers }
terminal-how-many-players = Ilu graczy? { $answers }
terminal-opponent = Przeciwnik? Poziom komputera od 1 ({ $weakest }) do 8 ({ $strongest }) albo { $friends }
terminal-type-help = Wpisz { $help }, aby zobaczyć wszystkie polecenia.
terminal-first-drawn = Zaczyna { $player } (wynik losowania).

terminal-how-quoridor = Wpisz pole, na które chcesz ruszyć (e2), albo ogrodzenie: pole przy jego lewym dolnym rogu i h lub v (e3h).

terminal-help-legal = wypisz dozwolone ruchy
terminal-help-board = pokaż planszę jeszcze raz
terminal-help-undo = cofnij ostatni ruch
terminal-help-resign = poddaj partię
terminal-help-draw = zaproponuj remis lub zgódź się na remis
terminal-help-rematch = zagraj jeszcze raz z zamianą stron
terminal-help-file = PLIK
terminal-help-save = zapisz partię (.json to JSON, inaczej tekst)
terminal-help-quit = wyjdź z gry

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } ogrodzenie, meta: rząd { $row }
    [few] { $number }: { $fences } ogrodzenia, meta: rząd { $row }
    [many] { $number }: { $fences } ogrodzeń, meta: rząd { $row }
   *[other] { $number }: { $fences } ogrodzenia, meta: rząd { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } ogrodzenie, meta: kolumna { $column }
    [few] { $number }: { $fences } ogrodzenia, meta: kolumna { $column }
    [many] { $number }: { $fences } ogrodzeń, meta: kolumna { $column }
   *[other] { $number }: { $fences } ogrodzenia, meta: kolumna { $column }
  }

terminal-steps = { $steps ->
    [one] { $player }: do mety { $steps } krok
    [few] { $player }: do mety { $steps } kroki
    [many] { $player }: do mety { $steps } kroków
   *[other] { $player }: do mety { $steps } kroku
  }
terminal-out = { $player }: poza grą
terminal-moves = { $moves ->
    [one] { $player }: do wygranej { $moves } ruch (na torach: { $lanes })
    [few] { $player }: do wygranej { $moves } ruchy (na torach: { $lanes })
    [many] { $player }: do wygranej { $moves } ruchów (na torach: { $lanes })
   *[other] { $player }: do wygranej { $moves } ruchu (na torach: { $lanes })
  }
terminal-time-left = { $player }: zostało { $time }

terminal-legal-pawn = pion
terminal-no-pawn-moves = pion nie może się ruszyć
terminal-legal-fences = ogrodzenia
terminal-legal-lanes = tory

terminal-computer-move = { $player } gra { $move }.
terminal-draw-declined = { $player } odrzuca remis.
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-line-too-long = Ten wiersz jest za długi.

terminal-save-where = W jakim pliku zapisać? Na przykład: { $example }
terminal-saved = Zapisano w pliku { $file }.
terminal-save-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
terminal-save-no-folder = Nie można zapisać pliku { $file }: nie ma takiego folderu.
terminal-save-forbidden = Nie można zapisać pliku { $file }: brak uprawnień.
terminal-save-full = Nie można zapisać pliku { $file }: dysk jest pełny.
terminal-save-failed = Nie można zapisać pliku { $file }. Komunikat systemu: { $error }

terminal-keys = Klawisze
terminal-menu = Menu
terminal-quit = Wyjdź
terminal-fence = Ogrodzenie
terminal-lane = Tor
terminal-choose = Wybierz
terminal-key-space = Spacja
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = przesuń kursor
terminal-keys-confirm = wykonaj ruch
terminal-keys-fence = weź ogrodzenie, poziome lub pionowe
terminal-keys-rotate = obróć ogrodzenie
terminal-keys-lane = wybierz tor
terminal-keys-type = wpisz ruch lub polecenie; Tab uzupełnia
terminal-keys-look = przeglądaj ruchy
terminal-keys-menu = wszystko inne
terminal-keys-suspend = wróć do powłoki (fg wznawia grę)
terminal-keys-mouse = Albo myszą: wskaż ruch i kliknij.

terminal-redo = Ponów ruch
terminal-hint = Podpowiedź
terminal-paths = Drogi
terminal-evaluation = Ocena
terminal-pause = Wstrzymaj lub wznów
terminal-save = Zapisz w pliku

terminal-too-small = To okno jest za małe. Potrzeba kolumn: { $width }, wierszy: { $height }.
terminal-analyzing = Analiza…
terminal-best = Najlepiej: { $line }
terminal-answer = Y przyjmuje, N odrzuca.
terminal-not-kept = Tej partii nie można zapisać. Komunikat systemu: { $error }
terminal-watch-computers = Oglądaj grę komputerów
