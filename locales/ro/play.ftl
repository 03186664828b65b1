player-you = Tu
player-computer = Calculator (nivel { $level })
player-computer-colour = { $colour } (calculator, nivel { $level })
player-guest = Oaspete { $tag }
player-bot = Bot { $tag }
status-your-turn = E rândul tău.
status-turn = La mutare: { $player }.
status-thinking = { $player } se gândește.
status-won = Ai câștigat!
status-won-resigned = Ai câștigat prin abandon.
status-wins = { $player } câștigă.
status-wins-resigned = { $player } câștigă prin abandon.
status-won-steps = { $steps ->
    [one] Ai câștigat cu un avans de { $steps } pas!
    [few] Ai câștigat cu un avans de { $steps } pași!
   *[other] Ai câștigat cu un avans de { $steps } de pași!
  }
status-wins-steps = { $steps ->
    [one] { $player } câștigă cu un avans de { $steps } pas.
    [few] { $player } câștigă cu un avans de { $steps } pași.
   *[other] { $player } câștigă cu un avans de { $steps } de pași.
  }
status-won-moves = { $moves ->
    [one] Ai câștigat cu un avans de { $moves } mutare!
    [few] Ai câștigat cu un avans de { $moves } mutări!
   *[other] Ai câștigat cu un avans de { $moves } de mutări!
  }
status-wins-moves = { $moves ->
    [one] { $player } câștigă cu un avans de { $moves } mutare.
    [few] { $player } câștigă cu un avans de { $moves } mutări.
   *[other] { $player } câștigă cu un avans de { $moves } de mutări.
  }
status-own-resigned = Ai abandonat. { $player } câștigă.
status-other-resigned = { $loser } abandonează. Ai câștigat!
status-resigned = { $loser } abandonează. { $player } câștigă.
status-own-time = Timpul tău a expirat. { $player } câștigă.
status-other-time = Timp expirat: { $loser }. Ai câștigat!
status-time = Timp expirat: { $loser }. { $player } câștigă.
status-won-time = Ai câștigat prin expirarea timpului.
status-wins-time = { $player } câștigă prin expirarea timpului.
status-repetition = Remiză prin repetiție.
status-turn-limit = Remiză: limita de mutări a fost atinsă.
status-other-tab = Joci această partidă în altă filă. Aici o poți doar urmări.
time-ran-out = Timp expirat: { $player }.
looking-back-start = Revezi: începutul
looking-back-turn = Revezi: mutarea { $turn }
looking-back-note = Te uiți la o poziție anterioară.
draw-title = Cine începe?
draw-starts = { $player } începe
draw-you-start = Începi tu
said-move = { $player }: { $move }.
move-leaves = părăsește partida
move-pawn = pion la { $square }
move-fence-h = barieră orizontală deasupra căsuței { $square }
move-fence-v = barieră verticală la dreapta căsuței { $square }
move-lane = culoarul { $lane }
move-lane-spaces = culoarul { $lane }, de la căsuța { $from } la căsuța { $to }
actions-label = Acțiunile partidei
action-undo = Retrage mutarea
action-resign = Abandonează
action-resign-sure = Confirmă abandonul
action-again = Revanșă
after-label = Ce urmează
action-level = Încearcă nivelul { $level }: { $name }
action-new-level = Schimbă nivelul
action-share = Distribuie
action-turn = Rotește tabla
action-copy = Copiază mutările
action-copied = Copiat
moves-label = Mutări
moves-none = Nicio mutare încă.
look-label = Parcurge mutările
action-first = Prima mutare
action-back = Mutarea anterioară
action-forward = Mutarea următoare
action-last = Ultima mutare
action-live = Înapoi la partidă
side-label = Mutări și acțiuni
fences-left = { $fences ->
    [0] Fără bariere
    [one] { $fences } barieră rămasă
    [few] { $fences } bariere rămase
   *[other] { $fences } de bariere rămase
  }
steps-to-goal = { $steps ->
    [one] { $steps } pas
    [few] { $steps } pași
   *[other] { $steps } de pași
  }
moves-needed = { $needs ->
    [one] Încă { $needs } mutare
    [few] Încă { $needs } mutări
   *[other] Încă { $needs } de mutări
  }
pieces-home = Ajunse: { $home }/4
board-label-quoridor = Tabla de Quoridor. Săgețile parcurg căsuțele, Enter mută pionul acolo. H și V iau o barieră, săgețile o ajustează, R o rotește, Enter o așază, Esc anulează.
board-label-squadro = Tabla de Squadro. Tastele de la 1 la 5 selectează un culoar, săgețile stânga și dreapta pe următorul, Enter îi mută piesa.
effect-you = +{ $steps } pentru tine
effect-them = +{ $steps } pentru adversar
effect-seat = { $colour } +{ $steps }
effect-seat-you = tu +{ $steps }
effect-none = Nu încetinește pe nimeni
refused-game-over = Partida s-a încheiat.
refused-already-there = Pionul tău este deja acolo.
refused-occupied = Acolo este deja un pion.
refused-fence-between = Bariera { $fence } blochează drumul.
refused-straight-jump-possible = Sari în linie dreaptă la { $square }: în diagonală, doar dacă e blocat.
refused-pawn-behind = Nu poți sări peste un pion cu altul imediat în spate.
refused-too-far = Prea departe.
refused-no-fence-left = Nu mai ai bariere.
refused-off-board = Bariera trebuie să încapă pe tablă.
refused-overlaps = Se suprapune cu bariera { $fence }.
refused-crosses = Se încrucișează cu bariera { $fence }.
refused-cuts-off = { $player } nu ar mai avea niciun drum.
refused-cuts-off-you = Nu ai mai avea niciun drum.
refused-not-your-piece = Nu e piesa ta.
refused-piece-home = Piesa a ajuns deja.
hint-frame = Barierele se așază în șanțuri.
fence-bar = Bariera selectată
fence-place = Așază
fence-turn = Rotește
fence-cancel = Anulează
fence-left = Stânga
fence-right = Dreapta
fence-up = Sus
fence-down = Jos
piece-waits = Atinge din nou ca să muți.
piece-move = Mută
fence-in-words = Bariera { $fence }: { $effect }
square-pawn = { $square }, pion: { $colour }
square-target = { $square }, poți muta aici
piece-start = Culoarul { $lane }: la poziția inițială, viteza { $speed }.
piece-turning = Culoarul { $lane }: pe căsuța de întoarcere, viteza { $speed }.
piece-home = Culoarul { $lane }: piesă ajunsă.
piece-out = Culoarul { $lane }: pe căsuța { $space }, la dus, viteza { $speed }.
piece-back = Culoarul { $lane }: pe căsuța { $space }, la întors, viteza { $speed }.
landing-space = { $spaces ->
    [one] Înaintează { $spaces } căsuță
    [few] Înaintează { $spaces } căsuțe
   *[other] Înaintează { $spaces } de căsuțe
  }
landing-turning = Ajunge la căsuța de întoarcere
landing-home = Încheie drumul
landing-none = A ajuns deja
landing-sends-start = trimite culoarul { $lane } la poziția inițială
landing-sends-turning = trimite culoarul { $lane } la căsuța de întoarcere
say-label = Tabla în cuvinte
say-pawn = { $player }: pion la { $square }.
say-steps = { $steps ->
    [one] Încă { $steps } pas.
    [few] Încă { $steps } pași.
   *[other] Încă { $steps } de pași.
  }
say-fences = { $fences ->
    [0] Fără bariere.
    [one] { $fences } barieră rămasă.
    [few] { $fences } bariere rămase.
   *[other] { $fences } de bariere rămase.
  }
say-fences-h = Bariere orizontale, deasupra căsuțelor: { $fences }.
say-fences-v = Bariere verticale, la dreapta căsuțelor: { $fences }.
say-no-fences = Nicio barieră pe tablă.
say-targets = Pionul tău poate muta la: { $squares }.
say-home = { $player }, piese ajunse: { $home } din 4.
say-needs = { $needs ->
    [one] Încă { $needs } mutare.
    [few] Încă { $needs } mutări.
   *[other] Încă { $needs } de mutări.
  }
type-label = Scrie o mutare
type-go = Mută
refused-unreadable = „{ $text }” nu este o mutare.
how-quoridor = Scrie o căsuță, de exemplu e2, sau o barieră, de exemplu e3h sau e3v.
how-squadro = Scrie un culoar, de la 1 la 5.
