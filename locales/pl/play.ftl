### Partia w toku

player-you = Ty
player-computer = Komputer (poziom { $level })
player-computer-colour = { $colour } (komputer, poziom { $level })
player-guest = Gość { $tag }
player-bot = Bot { $tag }

status-your-turn = Twój ruch.
status-turn = Teraz gra { $player }.
status-thinking = { $player } myśli.
status-won = Wygrywasz!
status-won-resigned = Wygrywasz: pozostali się poddali.
status-wins = Wygrywa { $player }.
status-wins-resigned = Wygrywa { $player }: pozostali się poddali.
status-won-steps = { $steps ->
    [one] Wygrywasz o { $steps } krok!
    [few] Wygrywasz o { $steps } kroki!
    [many] Wygrywasz o { $steps } kroków!
   *[other] Wygrywasz o { $steps } kroku!
  }
status-wins-steps = { $steps ->
    [one] { $player } wygrywa o { $steps } krok.
    [few] { $player } wygrywa o { $steps } kroki.
    [many] { $player } wygrywa o { $steps } kroków.
   *[other] { $player } wygrywa o { $steps } kroku.
  }
status-won-moves = { $moves ->
    [one] Wygrywasz o { $moves } ruch!
    [few] Wygrywasz o { $moves } ruchy!
    [many] Wygrywasz o { $moves } ruchów!
   *[other] Wygrywasz o { $moves } ruchu!
  }
status-wins-moves = { $moves ->
    [one] { $player } wygrywa o { $moves } ruch.
    [few] { $player } wygrywa o { $moves } ruchy.
    [many] { $player } wygrywa o { $moves } ruchów.
   *[other] { $player } wygrywa o { $moves } ruchu.
  }
status-own-resigned = Poddajesz partię. Wygrywa { $player }.
status-other-resigned = { $loser } poddaje partię. Wygrywasz!
status-resigned = { $loser } poddaje partię. Wygrywa { $player }.
status-own-time = Twój czas się skończył. Wygrywa { $player }.
status-other-time = Koniec czasu: { $loser }. Wygrywasz!
status-time = Koniec czasu: { $loser }. Wygrywa { $player }.
status-won-time = Wygrywasz na czas.
status-wins-time = { $player } wygrywa na czas.
status-repetition = Remis przez powtórzenie pozycji.
status-turn-limit = Remis: osiągnięto limit tur.
status-other-tab = Grasz tę partię w innej karcie. Tutaj możesz ją śledzić.
time-ran-out = Koniec czasu: { $player }.
looking-back-start = Podgląd: początek partii
looking-back-turn = Podgląd: tura { $turn }
looking-back-note = Oglądasz wcześniejszą pozycję.

draw-title = Kto zaczyna?
draw-starts = Zaczyna { $player }
draw-you-start = Zaczynasz

said-move = { $player }: { $move }.
move-leaves = odpada z gry
move-pawn = pion na { $square }
move-fence-h = poziome ogrodzenie nad { $square }
move-fence-v = pionowe ogrodzenie na prawo od { $square }
move-lane = tor { $lane }
move-lane-spaces = tor { $lane }, z pola { $from } na pole { $to }

actions-label = Działania w partii
action-undo = Cofnij ruch
action-resign = Poddaj się
action-resign-sure = Potwierdź: poddaj się
action-again = Rewanż
after-label = Co dalej
action-level = Spróbuj poziomu { $level }: { $name }
action-new-level = Zmień poziom
action-share = Udostępnij
action-turn = Obróć planszę
action-copy = Kopiuj ruchy
action-copied = Skopiowano

moves-label = Ruchy
moves-none = Jeszcze bez ruchów.
look-label = Przeglądanie ruchów
action-first = Pierwszy ruch
action-back = Poprzedni ruch
action-forward = Następny ruch
action-last = Ostatni ruch
action-live = Wróć do gry
side-label = Ruchy i działania

fences-left = { $fences ->
    [0] Brak ogrodzeń
    [one] Zostało { $fences } ogrodzenie
    [few] Zostały { $fences } ogrodzenia
    [many] Zostało { $fences } ogrodzeń
   *[other] Zostało { $fences } ogrodzenia
  }
steps-to-goal = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
moves-needed = { $needs ->
    [one] Jeszcze { $needs } ruch
    [few] Jeszcze { $needs } ruchy
    [many] Jeszcze { $needs } ruchów
   *[other] Jeszcze { $needs } ruchu
  }
pieces-home = { $home } z 4 na mecie

board-label-quoridor = Plansza Quoridor. Strzałkami poruszasz się po polach, Enter przesuwa tam pion. H i V biorą ogrodzenie, strzałki je przesuwają, R obraca, Enter stawia, Esc anuluje.
board-label-squadro = Plansza Squadro. Klawisze od 1 do 5 wybierają tor, strzałki w lewo i w prawo sąsiedni, Enter przesuwa jego pionek.

effect-you = +{ $steps } dla ciebie
effect-them = +{ $steps } dla przeciwnika
effect-seat = { $colour } +{ $steps }
effect-seat-you = ty +{ $steps }
effect-none = Nikomu nie przeszkadza

refused-game-over = Partia się skończyła.
refused-already-there = Twój pion już tam stoi.
refused-occupied = Na drodze stoi pion.
refused-fence-between = Na drodze stoi ogrodzenie { $fence }.
refused-straight-jump-possible = Skacz prosto na { $square }: na ukos wolno tylko, gdy prosto się nie da.
refused-pawn-behind = Nie można przeskoczyć piona, tuż za którym stoi kolejny.
refused-too-far = Za daleko.
refused-no-fence-left = Nie masz już ogrodzeń.
refused-off-board = Ogrodzenie musi mieścić się na planszy.
refused-overlaps = Nachodzi na ogrodzenie { $fence }.
refused-crosses = Przecina ogrodzenie { $fence }.
refused-cuts-off = { $player } nie będzie mieć drogi do mety.
refused-cuts-off-you = Nie będziesz mieć drogi do mety.
refused-not-your-piece = To nie twój pionek.
refused-piece-home = Ten pionek jest już na mecie.
hint-frame = Ogrodzenia stawia się w rowkach.

fence-bar = Wybrane ogrodzenie
fence-place = Postaw
fence-turn = Obróć
fence-cancel = Anuluj
fence-left = W lewo
fence-right = W prawo
fence-up = W górę
fence-down = W dół
piece-waits = Stuknij ponownie, aby ruszyć.
piece-move = Rusz

fence-in-words = Ogrodzenie { $fence }: { $effect }
square-pawn = { $square }, pion: { $colour }
square-target = { $square }, tu możesz przejść
piece-start = Tor { $lane }: na polu startowym, prędkość { $speed }.
piece-turning = Tor { $lane }: na polu nawrotu, prędkość { $speed }.
piece-home = Tor { $lane }: na mecie.
piece-out = Tor { $lane }: na polu { $space }, w drodze tam, prędkość { $speed }.
piece-back = Tor { $lane }: na polu { $space }, w drodze powrotnej, prędkość { $speed }.

landing-space = { $spaces ->
    [one] Ruch o { $spaces } pole
    [few] Ruch o { $spaces } pola
    [many] Ruch o { $spaces } pól
   *[other] Ruch o { $spaces } pola
  }
landing-turning = Dociera na pole nawrotu
landing-home = Dociera na metę
landing-none = Już na mecie
landing-sends-start = cofa pionek z toru { $lane } na pole startowe
landing-sends-turning = cofa pionek z toru { $lane } na pole nawrotu

say-label = Plansza słowami
say-pawn = { $player }: pion na { $square }.
say-steps = { $steps ->
    [one] Do mety { $steps } krok.
    [few] Do mety { $steps } kroki.
    [many] Do mety { $steps } kroków.
   *[other] Do mety { $steps } kroku.
  }
say-fences = { $fences ->
    [0] Brak ogrodzeń.
    [one] Zostało { $fences } ogrodzenie.
    [few] Zostały { $fences } ogrodzenia.
    [many] Zostało { $fences } ogrodzeń.
   *[other] Zostało { $fences } ogrodzenia.
  }
say-fences-h = Ogrodzenia poziome, nad polami: { $fences }.
say-fences-v = Ogrodzenia pionowe, na prawo od pól: { $fences }.
say-no-fences = Na planszy nie ma ogrodzeń.
say-targets = Twój pion może ruszyć na: { $squares }.
say-home = { $player }: na mecie { $home } z 4 pionków.
say-needs = { $needs ->
    [one] Do wygranej { $needs } ruch.
    [few] Do wygranej { $needs } ruchy.
    [many] Do wygranej { $needs } ruchów.
   *[other] Do wygranej { $needs } ruchu.
  }
type-label = Wpisz ruch
type-go = Zagraj
refused-unreadable = „{ $text }” to nie jest ruch.
how-quoridor = Wpisz pole, np. e2, albo ogrodzenie, np. e3h lub e3v.
how-squadro = Wpisz tor, od 1 do 5.
