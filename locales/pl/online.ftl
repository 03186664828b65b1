### Gra z innymi przez internet

nav-lobby = Graj online
home-invite = Graj ze znajomymi
home-join = Dołącz do partii
home-join-text = Dołącz do kogoś, kto czeka, albo od razu znajdź przeciwnika.
home-watch = Oglądaj
home-watch-text = Oglądaj partie na żywo.

contact-connecting = Łączenie…
contact-connected = Wczytywanie…
contact-reconnecting = Utracono połączenie. Łączymy ponownie…
contact-offline = Brak internetu. Partia potoczy się dalej, gdy wróci połączenie.
contact-away = Utracono połączenie. Łączymy ponownie; twoja partia jest bezpieczna.
contact-gone = Nie znaleziono partii.

invite-title = Zaproszenie do gry { $game }
invite-other = Przeciwnik
invite-others = Przeciwnicy
invite-other-number = Gracz { $number }
invite-person = Ktoś znajomy
invite-handicap-you = Twój środkowy pionek startuje z pola nawrotu
invite-handicap-other = Środkowy pionek przeciwnika startuje z pola nawrotu
invite-who = Kto może dołączyć
invite-who-link = Każdy, kto ma link
invite-who-all = Wszyscy (partia widoczna w lobby)
invite-make = Utwórz partię
invite-making = Tworzymy partię…
invite-away = Serwer nie odpowiada. Utworzymy partię, gdy tylko wróci.
invite-away-offline = Brak internetu. Utworzymy partię, gdy tylko wróci połączenie.

name-label = Twoja nazwa
name-note = Tę nazwę widzą inni gracze. Konto nie jest potrzebne.
name-kept = Zapisano.
name-failed = Tej nazwy nie można użyć.

control-none = Bez limitu czasu
control-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
  }
control-move = { $seconds ->
    [one] { $seconds } sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Pozostały czas: { $time }
terms-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
terms-fences = { $player }: { $fences ->
    [0] bez ogrodzeń
    [one] { $fences } ogrodzenie
    [few] { $fences } ogrodzenia
    [many] { $fences } ogrodzeń
   *[other] { $fences } ogrodzenia
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: przewaga na starcie
terms-position = Niestandardowa pozycja

seat-free = Wolne miejsce
seat-yours = { $name } (ty)
seat-sit = Dołącz
waiting-title = Czekamy na przeciwnika
waiting-title-invited = Zaproszenie do gry { $game }
waiting-title-watch = { $game }, początek już wkrótce
waiting-drawn = Kolory są losowane.
waiting-note = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
waiting-note-invited = Dołącz do gry albo zostań i oglądaj.
waiting-options = Opcje partii
waiting-change = Zmień partię
waiting-change-note = Zmiana tworzy nowy link z zaproszeniem. Stary przestanie działać.
waiting-computer = W międzyczasie graj z komputerem
waiting-computer-note = Twoje miejsce na ciebie czeka. Damy znać, gdy partia się zacznie.
waiting-notify = Powiadom mnie, gdy się zacznie
waiting-notify-on = Dostaniesz powiadomienie.
waiting-over = Partia się zaczęła.
waiting-aborted = Ta partia została odwołana
waiting-abort = Odwołaj partię
waiting-get-up = Opuść miejsce

share-label = Zaproś innych
share-sit = Link z zaproszeniem
share-watch = Link dla widzów
share-copy = Kopiuj
share-copied = Skopiowano
share-send = Udostępnij…
share-title = Zagraj ze mną w { $game }
share-local = Ten link działa tylko na tym komputerze. Aby grać w sieci lokalnej, uruchom serwer poleceniem:
share-code = Kod QR z linkiem do zaproszenia

lobby-title = Gra online
lobby-pairing = Szybkie szukanie przeciwnika
lobby-which = Gra
lobby-pair = Znajdź przeciwnika
lobby-open = Otwarte partie
lobby-open-none = Nikt teraz nie czeka. Utwórz partię, a pojawi się tutaj.
lobby-running = Partie na żywo
lobby-running-none = Teraz nie toczy się żadna publiczna partia.
lobby-game = { $game }: { $names }
lobby-watch = Oglądaj
lobby-own = Otwórz
lobby-away = Serwer nie odpowiada. Próbujemy ponownie…
lobby-away-offline = Brak internetu. Lobby otworzy się, gdy wróci połączenie.
lobby-meanwhile = A tymczasem:
lobby-computer = Graj z komputerem: { $game }
lobby-people = { $here ->
    [1] Teraz nie ma tu nikogo poza tobą
    [one] Teraz jest tu { $here } osoba
    [few] Teraz są tu { $here } osoby
    [many] Teraz jest tu { $here } osób
   *[other] Teraz jest tu { $here } osoby
  }
lobby-recent = Ostatnie partie
lobby-view = Zobacz
lobby-computers = Oglądaj dwa komputery: { $game }
lobby-new = Utwórz partię: { $game }

present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
talk = Szybki czat
message-hello = Cześć!
message-goodLuck = Powodzenia!
message-haveFun = Miłej gry!
message-wellPlayed = Dobrze zagrane!
message-goodGame = Dobra partia!
message-thanks = Dzięki!
message-sorry = Przepraszam!
message-oops = Ups!
message-oneMoment = Chwileczkę, proszę.
message-mustGo = Muszę już iść.
message-goodbye = Do zobaczenia!

action-takeback = Poproś o cofnięcie
action-offer-draw = Zaproponuj remis
action-offer-draw-sure = Potwierdź propozycję remisu
action-abort = Odwołaj partię
action-abort-sure = Potwierdź: odwołaj partię
action-record = Pobierz partię
action-rematch = Rewanż
action-rematch-asked = Rewanż zaproponowany
action-rematch-accept = Przyjmij rewanż
action-next-game = Następna partia

asked-draw = { $player } proponuje remis.
asked-draw-own = Proponujesz remis.
asked-takeback = { $player } prosi o cofnięcie ruchu.
asked-takeback-own = Prosisz o cofnięcie ruchu.
answer-accept = Przyjmij
answer-decline = Odrzuć

status-aborted = Partia została odwołana.
status-agreement = Remis za zgodą graczy.
premoves = Z wyprzedzeniem: { $moves }
premoves-cancel = Anuluj
premove-dropped = Ruch z wyprzedzeniem anulowany, nie jest już możliwy: { $move }

refused-not-stored = Serwer nie może teraz niczego zapisać. Spróbuj później.
refused-already-asked = Prośba już wysłana. Odczekaj turę.
refused-nothing-to-take-back = Nie masz ruchu do cofnięcia.
refused-too-late-to-abort = Każdy już wykonał ruch: teraz można się tylko poddać.
refused-seat-taken = Ktoś był szybszy: miejsce jest już zajęte.
refused-started = Partia już się zaczęła.
refused-for-bots = To miejsce jest dla bota.
refused-bad-terms = Z takimi opcjami nie da się zagrać.
refused-illegal-move = Ten ruch nie jest możliwy.
refused-not-seated = Nie grasz w tej partii.
refused-not-your-turn = To nie twoja kolej.
refused-stale = W partii już coś się zmieniło. Spróbuj ponownie.
refused-time-is-up = Twój czas się skończył.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-not-over = Partia jeszcze się nie skończyła.
refused-nothing-asked = Ta propozycja jest już nieaktualna.
refused-not-alone = Poproś przeciwnika o zgodę na cofnięcie ruchu.
refused-not-creator = Partię może odwołać tylko osoba, która ją utworzyła.
refused-rematch-made = Następna partia jest już utworzona.
refused-not-found = Nie znaleziono partii.
refused-too-many = Za dużo partii naraz. Dokończ lub odwołaj którąś albo spróbuj później.
refused-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refused-bad-name = Tej nazwy nie można użyć. Wybierz inną.
refused-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
