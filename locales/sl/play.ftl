### Partija v teku

player-you = Ti
player-computer = Računalnik (stopnja { $level })
player-computer-colour = { $colour } (računalnik, stopnja { $level })
player-guest = Gost { $tag }
player-bot = Bot { $tag }

status-your-turn = Na vrsti si.
status-turn = Na vrsti je { $player }.
status-thinking = { $player } razmišlja.
status-won = Zmaga je tvoja!
status-won-resigned = Zmaga je tvoja: drugi so se predali.
status-wins = { $player } zmaga.
status-wins-resigned = { $player } zmaga: drugi so se predali.
status-won-steps = { $steps ->
    [one] Tvoja zmaga za { $steps } korak!
    [two] Tvoja zmaga za { $steps } koraka!
    [few] Tvoja zmaga za { $steps } korake!
   *[other] Tvoja zmaga za { $steps } korakov!
  }
status-wins-steps = { $steps ->
    [one] { $player } zmaga za { $steps } korak.
    [two] { $player } zmaga za { $steps } koraka.
    [few] { $player } zmaga za { $steps } korake.
   *[other] { $player } zmaga za { $steps } korakov.
  }
status-won-moves = { $moves ->
    [one] Tvoja zmaga za { $moves } potezo!
    [two] Tvoja zmaga za { $moves } potezi!
    [few] Tvoja zmaga za { $moves } poteze!
   *[other] Tvoja zmaga za { $moves } potez!
  }
status-wins-moves = { $moves ->
    [one] { $player } zmaga za { $moves } potezo.
    [two] { $player } zmaga za { $moves } potezi.
    [few] { $player } zmaga za { $moves } poteze.
   *[other] { $player } zmaga za { $moves } potez.
  }
status-own-resigned = Partija je predana. { $player } zmaga.
status-other-resigned = { $loser } preda partijo. Zmaga je tvoja!
status-resigned = { $loser } preda partijo. { $player } zmaga.
status-own-time = Tvoj čas je potekel. { $player } zmaga.
status-other-time = Čas je potekel: { $loser }. Zmaga je tvoja!
status-time = Čas je potekel: { $loser }. { $player } zmaga.
status-won-time = Zmaga je tvoja: drugim je potekel čas.
status-wins-time = { $player } zmaga: drugim je potekel čas.
status-repetition = Remi zaradi ponovitve položaja.
status-turn-limit = Remi: dosežena je omejitev potez.
status-other-tab = To partijo igraš v drugem zavihku. Tukaj jo lahko spremljaš.
time-ran-out = Čas je potekel: { $player }.
looking-back-start = Pregled: začetek
looking-back-turn = Pregled: poteza { $turn }
looking-back-note = Gledaš zgodnejši položaj.

draw-title = Kdo začne?
draw-starts = Začne { $player }
draw-you-start = Začneš ti

said-move = { $player }: { $move }.
move-leaves = izpade iz igre
move-pawn = kmet na { $square }
move-fence-h = vodoravna ograja nad { $square }
move-fence-v = navpična ograja desno od { $square }
move-lane = steza { $lane }
move-lane-spaces = steza { $lane }, s polja { $from } na polje { $to }

actions-label = Dejanja v partiji
action-undo = Vrni potezo
action-resign = Predaj partijo
action-resign-sure = Potrdi predajo
action-again = Revanša
after-label = Kaj zdaj
action-level = Poskusi stopnjo { $level }: { $name }
action-new-level = Spremeni stopnjo
action-share = Deli
action-turn = Obrni ploščo
action-copy = Kopiraj poteze
action-copied = Kopirano

moves-label = Poteze
moves-none = Še brez potez.
look-label = Pregled potez
action-first = Prva poteza
action-back = Prejšnja poteza
action-forward = Naslednja poteza
action-last = Zadnja poteza
action-live = Nazaj k partiji
side-label = Poteze in dejanja

fences-left = { $fences ->
    [0] Ni več ograj
    [one] Še { $fences } ograja
    [two] Še { $fences } ograji
    [few] Še { $fences } ograje
   *[other] Še { $fences } ograj
  }
steps-to-goal = { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
  }
moves-needed = { $needs ->
    [one] Še { $needs } poteza
    [two] Še { $needs } potezi
    [few] Še { $needs } poteze
   *[other] Še { $needs } potez
  }
pieces-home = { $home } od 4 na cilju

board-label-quoridor = Plošča za Quoridor. S puščicami se premikaš po poljih, Enter premakne kmeta tja. H in V vzameta ograjo, puščice jo premikajo, R jo zasuka, Enter postavi, Esc prekliče.
board-label-squadro = Plošča za Squadro. Tipke od 1 do 5 izberejo stezo, puščici levo in desno sosednjo, Enter premakne njeno figuro.

effect-you = +{ $steps } zate
effect-them = +{ $steps } za nasprotnika
effect-seat = { $colour } +{ $steps }
effect-seat-you = ti +{ $steps }
effect-none = Nikogar ne upočasni

refused-game-over = Partije je konec.
refused-already-there = Tvoj kmet je že tam.
refused-occupied = Na poti stoji kmet.
refused-fence-between = Na poti je ograja { $fence }.
refused-straight-jump-possible = Preskoči naravnost na { $square }: diagonalno le, če to ne gre.
refused-pawn-behind = Kmeta, tik za katerim stoji drug, ne moreš preskočiti.
refused-too-far = Predaleč.
refused-no-fence-left = Nimaš več ograj.
refused-off-board = Ograja mora biti v celoti na plošči.
refused-overlaps = Prekriva ograjo { $fence }.
refused-crosses = Križa ograjo { $fence }.
refused-cuts-off = { $player }: do cilja ne bi ostala nobena pot.
refused-cuts-off-you = Do cilja ti ne bi ostala nobena pot.
refused-not-your-piece = To ni tvoja figura.
refused-piece-home = Ta figura je že na cilju.
hint-frame = Ograje sodijo v utore.

fence-bar = Izbrana ograja
fence-place = Postavi
fence-turn = Zasukaj
fence-cancel = Prekliči
fence-left = Levo
fence-right = Desno
fence-up = Gor
fence-down = Dol
piece-waits = Za premik se dotakni še enkrat.
piece-move = Premakni

fence-in-words = Ograja { $fence }: { $effect }
square-pawn = { $square }, kmet: { $colour }
square-target = { $square }, sem lahko greš
piece-start = Steza { $lane }: na začetnem izhodišču, hitrost { $speed }.
piece-turning = Steza { $lane }: na obračališču, hitrost { $speed }.
piece-home = Steza { $lane }: na cilju.
piece-out = Steza { $lane }: na polju { $space }, na poti tja, hitrost { $speed }.
piece-back = Steza { $lane }: na polju { $space }, na poti nazaj, hitrost { $speed }.

landing-space = { $spaces ->
    [one] Premik za { $spaces } polje
    [two] Premik za { $spaces } polji
    [few] Premik za { $spaces } polja
   *[other] Premik za { $spaces } polj
  }
landing-turning = Pride na obračališče
landing-home = Pride na cilj
landing-none = Že na cilju
landing-sends-start = steza { $lane }: nazaj na začetno izhodišče
landing-sends-turning = steza { $lane }: nazaj na obračališče

say-label = Plošča z besedami
say-pawn = { $player }: kmet na { $square }.
say-steps = { $steps ->
    [one] Še { $steps } korak do cilja.
    [two] Še { $steps } koraka do cilja.
    [few] Še { $steps } koraki do cilja.
   *[other] Še { $steps } korakov do cilja.
  }
say-fences = { $fences ->
    [0] Ni več ograj.
    [one] Še { $fences } ograja.
    [two] Še { $fences } ograji.
    [few] Še { $fences } ograje.
   *[other] Še { $fences } ograj.
  }
say-fences-h = Vodoravne ograje, nad polji: { $fences }.
say-fences-v = Navpične ograje, desno od polj: { $fences }.
say-no-fences = Na plošči ni ograj.
say-targets = Tvoj kmet lahko gre na: { $squares }.
say-home = { $player }: na cilju { $home } od 4 figur.
say-needs = { $needs ->
    [one] Še { $needs } poteza do zmage.
    [two] Še { $needs } potezi do zmage.
    [few] Še { $needs } poteze do zmage.
   *[other] Še { $needs } potez do zmage.
  }
type-label = Vpiši potezo
type-go = Odigraj
refused-unreadable = »{ $text }« ni poteza.
how-quoridor = Vpiši polje, npr. e2, ali ograjo, npr. e3h ali e3v.
how-squadro = Vpiši stezo, od 1 do 5.
