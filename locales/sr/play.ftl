### Partija

## Igrači

player-you = Ti
player-computer = Računar (nivo { $level })
player-computer-colour = { $colour } (računar, nivo { $level })
player-guest = Gost { $tag }
player-bot = Bot { $tag }

## Statusni red

status-your-turn = Tvoj potez.
status-turn = Na potezu: { $player }.
status-thinking = { $player } razmišlja…
status-won = Pobeda!
status-won-resigned = Pobeda! Protivnici su predali.
status-wins = { $player } pobeđuje.
status-wins-resigned = { $player } pobeđuje, ostali su predali.
status-won-steps = { $steps ->
    [one] Pobeda! Prednost: { $steps } korak.
    [few] Pobeda! Prednost: { $steps } koraka.
   *[other] Pobeda! Prednost: { $steps } koraka.
  }
status-wins-steps = { $steps ->
    [one] { $player } pobeđuje. Prednost: { $steps } korak.
    [few] { $player } pobeđuje. Prednost: { $steps } koraka.
   *[other] { $player } pobeđuje. Prednost: { $steps } koraka.
  }
status-won-moves = { $moves ->
    [one] Pobeda! Prednost: { $moves } potez.
    [few] Pobeda! Prednost: { $moves } poteza.
   *[other] Pobeda! Prednost: { $moves } poteza.
  }
status-wins-moves = { $moves ->
    [one] { $player } pobeđuje. Prednost: { $moves } potez.
    [few] { $player } pobeđuje. Prednost: { $moves } poteza.
   *[other] { $player } pobeđuje. Prednost: { $moves } poteza.
  }
status-own-resigned = Predaješ partiju. { $player } pobeđuje.
status-other-resigned = { $loser } predaje partiju. Pobeda!
status-resigned = { $loser } predaje partiju. { $player } pobeđuje.
status-own-time = Vreme ti je isteklo. { $player } pobeđuje.
status-other-time = Vreme je isteklo: { $loser }. Pobeda!
status-time = Vreme je isteklo: { $loser }. { $player } pobeđuje.
status-won-time = Pobeda na vreme!
status-wins-time = { $player } pobeđuje na vreme.
status-repetition = Remi zbog ponavljanja.
status-turn-limit = Remi: dostignuto ograničenje poteza.
status-other-tab = Ovu partiju igraš u drugoj kartici. Ovde možeš samo da je pratiš.
time-ran-out = Vreme je isteklo: { $player }.
looking-back-start = Pregled: početak
looking-back-turn = Pregled: potez { $turn }
looking-back-note = Gledaš raniju poziciju.

## Žreb

draw-title = Ko igra prvi?
draw-starts = { $player } igra prvi potez
draw-you-start = Prvi potez je tvoj

## Potezi rečima

said-move = { $player }: { $move }.
move-leaves = napušta partiju
move-pawn = figura na { $square }
move-fence-h = vodoravna prepreka iznad { $square }
move-fence-v = uspravna prepreka desno od { $square }
move-lane = staza { $lane }
move-lane-spaces = staza { $lane }, sa polja { $from } na polje { $to }

## Dugmad pored table

actions-label = Radnje
action-undo = Vrati potez
action-resign = Predaj partiju
action-resign-sure = Potvrdi predaju
action-again = Revanš
after-label = Šta dalje
action-level = Probaj nivo { $level }: { $name }
action-new-level = Promeni nivo
action-share = Podeli
action-turn = Okreni tablu
action-copy = Kopiraj poteze
action-copied = Kopirano

## Spisak poteza

moves-label = Potezi
moves-none = Još nema poteza.
look-label = Pregled poteza
action-first = Prvi potez
action-back = Prethodni potez
action-forward = Sledeći potez
action-last = Poslednji potez
action-live = Nazad na igru
side-label = Potezi i radnje

## Brojevi pored imena

fences-left = { $fences ->
    [0] Bez prepreka
    [one] Još { $fences } prepreka
    [few] Još { $fences } prepreke
   *[other] Još { $fences } prepreka
  }
steps-to-goal = { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
  }
moves-needed = { $needs ->
    [one] Još { $needs } potez
    [few] Još { $needs } poteza
   *[other] Još { $needs } poteza
  }
pieces-home = Na cilju { $home } od 4

## Tabla za čitače ekrana

board-label-quoridor = Tabla za Quoridor. Strelicama obilaziš polja, Enter pomera figuru na to polje. H i V uzimaju prepreku, strelice je nameštaju, R je okreće, Enter je postavlja, Escape otkazuje.
board-label-squadro = Tabla za Squadro. Tasteri od 1 do 5 biraju stazu, levo i desno susednu, Enter pomera njenu figuru.

## Šta prepreka radi

effect-you = +{ $steps } tebi
effect-them = +{ $steps } protivniku
effect-seat = { $colour } +{ $steps }
effect-seat-you = ti +{ $steps }
effect-none = Nikog ne usporava

## Zašto potez nije moguć

refused-game-over = Partija je završena.
refused-already-there = Tvoja figura je već tu.
refused-occupied = Figura stoji na putu.
refused-fence-between = Na putu je prepreka { $fence }.
refused-straight-jump-possible = Skoči pravo na { $square }: dijagonalno samo ako pravo ne može.
refused-pawn-behind = Ne možeš da skočiš: odmah iza figure stoji još jedna.
refused-too-far = Predaleko.
refused-no-fence-left = Nemaš više prepreka.
refused-off-board = Prepreka mora cela da stane na tablu.
refused-overlaps = Preklapa se sa preprekom { $fence }.
refused-crosses = Ukršta se sa preprekom { $fence }.
refused-cuts-off = { $player }: ne bi ostao nijedan put.
refused-cuts-off-you = Ne bi ti ostao nijedan put.
refused-not-your-piece = To nije tvoja figura.
refused-piece-home = Ta figura je već na cilju.
hint-frame = Prepreke idu u žlebove.

## Traka za potvrdu

fence-bar = Izabrana prepreka
fence-place = Postavi
fence-turn = Okreni
fence-cancel = Otkaži
fence-left = Levo
fence-right = Desno
fence-up = Gore
fence-down = Dole
piece-waits = Dodirni ponovo za potez.
piece-move = Pomeri

## Ispod kursora

fence-in-words = Prepreka { $fence }: { $effect }
square-pawn = { $square }, figura: { $colour }
square-target = { $square }, možeš da dođeš ovde
piece-start = Staza { $lane }: na početnom polju, brzina { $speed }.
piece-turning = Staza { $lane }: na polju okreta, brzina { $speed }.
piece-home = Staza { $lane }: na cilju.
piece-out = Staza { $lane }: na polju { $space }, u odlasku, brzina { $speed }.
piece-back = Staza { $lane }: na polju { $space }, u povratku, brzina { $speed }.

## Šta će uraditi figura u igri Squadro

landing-space = { $spaces ->
    [one] Prelazi { $spaces } polje
    [few] Prelazi { $spaces } polja
   *[other] Prelazi { $spaces } polja
  }
landing-turning = Stiže na polje okreta
landing-home = Stiže na cilj
landing-none = Već je na cilju
landing-sends-start = staza { $lane }: nazad na početno polje
landing-sends-turning = staza { $lane }: nazad na polje okreta

## Režim za čitač ekrana

say-label = Tabla rečima
say-pawn = { $player }: figura na { $square }.
say-steps = { $steps ->
    [one] Do cilja { $steps } korak.
    [few] Do cilja { $steps } koraka.
   *[other] Do cilja { $steps } koraka.
  }
say-fences = { $fences ->
    [0] Nema više prepreka.
    [one] Preostaje { $fences } prepreka.
    [few] Preostaju { $fences } prepreke.
   *[other] Preostaje { $fences } prepreka.
  }
say-fences-h = Vodoravne prepreke, iznad: { $fences }.
say-fences-v = Uspravne prepreke, desno od: { $fences }.
say-no-fences = Na tabli nema prepreka.
say-targets = Tvoja figura može na: { $squares }.
say-home = { $player }: na cilju { $home } od 4 figure.
say-needs = { $needs ->
    [one] Do pobede { $needs } potez.
    [few] Do pobede { $needs } poteza.
   *[other] Do pobede { $needs } poteza.
  }
type-label = Upiši potez
type-go = Odigraj
refused-unreadable = „{ $text }“ nije potez.
how-quoridor = Upiši polje, na primer e2, ili prepreku, na primer e3h ili e3v.
how-squadro = Upiši stazu, od 1 do 5.
