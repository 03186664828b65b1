### Partija u tijeku

player-you = Ti
player-computer = Računalo (razina { $level })
player-computer-colour = { $colour } (računalo, razina { $level })
player-guest = Gost { $tag }
player-bot = Bot { $tag }

status-your-turn = Tvoj potez.
status-turn = Na potezu: { $player }.
status-thinking = { $player } razmišlja.
status-won = Pobjeda je tvoja!
status-won-resigned = Pobjeda je tvoja: ostali su se predali.
status-wins = { $player } pobjeđuje.
status-wins-resigned = { $player } pobjeđuje: ostali su se predali.
status-won-steps = { $steps ->
    [one] Tvoja pobjeda za { $steps } korak!
    [few] Tvoja pobjeda za { $steps } koraka!
   *[other] Tvoja pobjeda za { $steps } koraka!
  }
status-wins-steps = { $steps ->
    [one] { $player } pobjeđuje za { $steps } korak.
    [few] { $player } pobjeđuje za { $steps } koraka.
   *[other] { $player } pobjeđuje za { $steps } koraka.
  }
status-won-moves = { $moves ->
    [one] Tvoja pobjeda za { $moves } potez!
    [few] Tvoja pobjeda za { $moves } poteza!
   *[other] Tvoja pobjeda za { $moves } poteza!
  }
status-wins-moves = { $moves ->
    [one] { $player } pobjeđuje za { $moves } potez.
    [few] { $player } pobjeđuje za { $moves } poteza.
   *[other] { $player } pobjeđuje za { $moves } poteza.
  }
status-own-resigned = Partija je predana. { $player } pobjeđuje.
status-other-resigned = { $loser } predaje partiju. Pobjeda je tvoja!
status-resigned = { $loser } predaje partiju. { $player } pobjeđuje.
status-own-time = Tvoje je vrijeme isteklo. { $player } pobjeđuje.
status-other-time = Isteklo vrijeme: { $loser }. Pobjeda je tvoja!
status-time = Isteklo vrijeme: { $loser }. { $player } pobjeđuje.
status-won-time = Pobjeda je tvoja: ostalima je isteklo vrijeme.
status-wins-time = { $player } pobjeđuje: ostalima je isteklo vrijeme.
status-repetition = Remi zbog ponavljanja pozicije.
status-turn-limit = Remi: dosegnuto je ograničenje poteza.
status-other-tab = Ovu partiju igraš u drugoj kartici. Ovdje je možeš pratiti.
time-ran-out = Isteklo vrijeme: { $player }.
looking-back-start = Pregled: početak
looking-back-turn = Pregled: potez { $turn }
looking-back-note = Gledaš raniju poziciju.

draw-title = Tko počinje?
draw-starts = Počinje { $player }
draw-you-start = Počinješ ti

said-move = { $player }: { $move }.
move-leaves = ispada iz igre
move-pawn = figura na { $square }
move-fence-h = vodoravna prepreka iznad { $square }
move-fence-v = okomita prepreka desno od { $square }
move-lane = staza { $lane }
move-lane-spaces = staza { $lane }, s polja { $from } na polje { $to }

actions-label = Radnje u partiji
action-undo = Vrati potez
action-resign = Predaj partiju
action-resign-sure = Potvrdi predaju
action-again = Revanš
after-label = Što dalje
action-level = Isprobaj razinu { $level }: { $name }
action-new-level = Promijeni razinu
action-share = Podijeli
action-turn = Okreni ploču
action-copy = Kopiraj poteze
action-copied = Kopirano

moves-label = Potezi
moves-none = Još nema poteza.
look-label = Pregled poteza
action-first = Prvi potez
action-back = Prethodni potez
action-forward = Sljedeći potez
action-last = Posljednji potez
action-live = Natrag u partiju
side-label = Potezi i radnje

fences-left = { $fences ->
    [0] Nema više prepreka
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
pieces-home = { $home } od 4 na cilju

board-label-quoridor = Ploča za Quoridor. Strelicama se krećeš po poljima, Enter pomiče figuru onamo. H i V uzimaju prepreku, strelice je pomiču, R je okreće, Enter je postavlja, Esc odustaje.
board-label-squadro = Ploča za Squadro. Tipke od 1 do 5 odabiru stazu, strelice lijevo i desno susjednu, Enter pomiče njezinu figuru.

effect-you = +{ $steps } za tebe
effect-them = +{ $steps } za protivnika
effect-seat = { $colour } +{ $steps }
effect-seat-you = ti +{ $steps }
effect-none = Nikoga ne usporava

refused-game-over = Partija je završila.
refused-already-there = Tvoja je figura već tamo.
refused-occupied = Na putu je figura.
refused-fence-between = Na putu je prepreka { $fence }.
refused-straight-jump-possible = Skoči ravno na { $square }: dijagonalno samo kad ravno ne ide.
refused-pawn-behind = Ne možeš preskočiti figuru iza koje odmah stoji druga.
refused-too-far = Predaleko.
refused-no-fence-left = Nemaš više prepreka.
refused-off-board = Prepreka mora stati na ploču.
refused-overlaps = Preklapa se s preprekom { $fence }.
refused-crosses = Križa prepreku { $fence }.
refused-cuts-off = { $player }: ne bi ostao nijedan put do cilja.
refused-cuts-off-you = Ne bi ti ostao nijedan put do cilja.
refused-not-your-piece = To nije tvoja figura.
refused-piece-home = Ta je figura već na cilju.
hint-frame = Prepreke idu u utore.

fence-bar = Odabrana prepreka
fence-place = Postavi
fence-turn = Okreni
fence-cancel = Odustani
fence-left = Lijevo
fence-right = Desno
fence-up = Gore
fence-down = Dolje
piece-waits = Dodirni još jednom za potez.
piece-move = Pomakni

fence-in-words = Prepreka { $fence }: { $effect }
square-pawn = { $square }, figura: { $colour }
square-target = { $square }, ovamo možeš ići
piece-start = Staza { $lane }: na početnom mjestu, brzina { $speed }.
piece-turning = Staza { $lane }: na polju okreta, brzina { $speed }.
piece-home = Staza { $lane }: na cilju.
piece-out = Staza { $lane }: na polju { $space }, na putu tamo, brzina { $speed }.
piece-back = Staza { $lane }: na polju { $space }, na putu natrag, brzina { $speed }.

landing-space = { $spaces ->
    [one] Pomak za { $spaces } polje
    [few] Pomak za { $spaces } polja
   *[other] Pomak za { $spaces } polja
  }
landing-turning = Stiže na polje okreta
landing-home = Stiže na cilj
landing-none = Već na cilju
landing-sends-start = staza { $lane }: natrag na početno mjesto
landing-sends-turning = staza { $lane }: natrag na polje okreta

say-label = Ploča riječima
say-pawn = { $player }: figura na { $square }.
say-steps = { $steps ->
    [one] Još { $steps } korak do cilja.
    [few] Još { $steps } koraka do cilja.
   *[other] Još { $steps } koraka do cilja.
  }
say-fences = { $fences ->
    [0] Nema više prepreka.
    [one] Još { $fences } prepreka.
    [few] Još { $fences } prepreke.
   *[other] Još { $fences } prepreka.
  }
say-fences-h = Vodoravne prepreke, iznad polja: { $fences }.
say-fences-v = Okomite prepreke, desno od polja: { $fences }.
say-no-fences = Na ploči nema prepreka.
say-targets = Tvoja figura može na: { $squares }.
say-home = { $player }: na cilju { $home } od 4 figure.
say-needs = { $needs ->
    [one] Još { $needs } potez do pobjede.
    [few] Još { $needs } poteza do pobjede.
   *[other] Još { $needs } poteza do pobjede.
  }
type-label = Upiši potez
type-go = Odigraj
refused-unreadable = „{ $text }” nije potez.
how-quoridor = Upiši polje, npr. e2, ili prepreku, npr. e3h ili e3v.
how-squadro = Upiši stazu, od 1 do 5.
