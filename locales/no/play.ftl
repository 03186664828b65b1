### Et parti
player-you = Du
player-computer = Datamaskin (nivå { $level })
player-computer-colour = { $colour } (datamaskin, nivå { $level })
player-guest = Gjest { $tag }
player-bot = Bot { $tag }
status-your-turn = Det er din tur.
status-turn = { $player } er i trekket.
status-thinking = { $player } tenker.
status-won = Du vant!
status-won-resigned = Du vant: alle de andre ga opp.
status-wins = { $player } vant.
status-wins-resigned = { $player } vant: alle de andre ga opp.
status-won-steps = { $steps ->
    [one] Du vant med { $steps } skritt!
   *[other] Du vant med { $steps } skritt!
  }
status-wins-steps = { $steps ->
    [one] { $player } vant med { $steps } skritt.
   *[other] { $player } vant med { $steps } skritt.
  }
status-won-moves = { $moves ->
    [one] Du vant med { $moves } trekk!
   *[other] Du vant med { $moves } trekk!
  }
status-wins-moves = { $moves ->
    [one] { $player } vant med { $moves } trekk.
   *[other] { $player } vant med { $moves } trekk.
  }
status-own-resigned = Du ga opp. { $player } vant.
status-other-resigned = { $loser } ga opp. Du vant!
status-resigned = { $loser } ga opp. { $player } vant.
status-own-time = Tiden din er ute. { $player } vant.
status-other-time = Tiden er ute for { $loser }. Du vant!
status-time = Tiden er ute for { $loser }. { $player } vant.
status-won-time = Du vant på tid.
status-wins-time = { $player } vant på tid.
status-repetition = Uavgjort ved gjentakelse.
status-turn-limit = Uavgjort: grensen for antall trekk er nådd.
status-other-tab = Du spiller dette partiet i en annen fane. Her følger du bare med.
time-ran-out = Tiden er ute for { $player }.
looking-back-start = Tilbakeblikk: starten
looking-back-turn = Tilbakeblikk: trekk { $turn }
looking-back-note = Du ser på en tidligere stilling.
draw-title = Hvem begynner?
draw-starts = { $player } begynner
draw-you-start = Du begynner
said-move = { $player }: { $move }.
move-leaves = forlater partiet
move-pawn = brikke til { $square }
move-fence-h = vannrett sperre over { $square }
move-fence-v = loddrett sperre til høyre for { $square }
move-lane = bane { $lane }
move-lane-spaces = bane { $lane } fra rute { $from } til rute { $to }
actions-label = Handlinger
action-undo = Angre
action-resign = Gi opp
action-resign-sure = Bekreft: gi opp
action-again = Omkamp
after-label = Hva nå?
action-level = Prøv nivå { $level }: { $name }
action-new-level = Bytt nivå
action-share = Del
action-turn = Snu brettet
action-copy = Kopier trekkene
action-copied = Kopiert
moves-label = Trekk
moves-none = Ingen trekk ennå.
look-label = Bla gjennom trekkene
action-first = Første trekk
action-back = Forrige trekk
action-forward = Neste trekk
action-last = Siste trekk
action-live = Tilbake til partiet
side-label = Trekk og handlinger
fences-left = { $fences ->
    [0] Ingen sperrer igjen
    [one] { $fences } sperre igjen
   *[other] { $fences } sperrer igjen
  }
steps-to-goal = { $steps ->
    [one] { $steps } skritt
   *[other] { $steps } skritt
  }
moves-needed = { $needs ->
    [one] { $needs } trekk igjen
   *[other] { $needs } trekk igjen
  }
pieces-home = { $home } av 4 i mål
board-label-quoridor = Quoridor-brett. Piltastene går rundt på rutene, Enter flytter brikken dit. H og V tar en sperre, pilene skyver den, R dreier den, Enter plasserer den, Escape avbryter.
board-label-squadro = Squadro-brett. Tastene 1 til 5 velger en bane, venstre og høyre den neste, Enter flytter brikken.
effect-you = +{ $steps } for deg
effect-them = +{ $steps } motstanderen
effect-seat = { $colour } +{ $steps }
effect-seat-you = du +{ $steps }
effect-none = Sinker ingen
refused-game-over = Partiet er slutt.
refused-already-there = Brikken din står der allerede.
refused-occupied = En brikke står i veien.
refused-fence-between = Sperre { $fence } er i veien.
refused-straight-jump-possible = Hopp rett fram til { $square }: diagonalt bare når det ikke går.
refused-pawn-behind = Du kan ikke hoppe over en brikke med en annen rett bak.
refused-too-far = For langt.
refused-no-fence-left = Du har ingen sperrer igjen.
refused-off-board = En sperre må få plass på brettet.
refused-overlaps = Den overlapper sperre { $fence }.
refused-crosses = Den krysser sperre { $fence }.
refused-cuts-off = { $player } ville ikke hatt noen vei igjen.
refused-cuts-off-you = Du ville ikke hatt noen vei igjen.
refused-not-your-piece = Det er ikke din brikke.
refused-piece-home = Den brikken er allerede i mål.
hint-frame = Sperrer skal stå i sporene.
fence-bar = Valgt sperre
fence-place = Plasser
fence-turn = Drei
fence-cancel = Avbryt
fence-left = Til venstre
fence-right = Til høyre
fence-up = Opp
fence-down = Ned
piece-waits = Trykk igjen for å flytte.
piece-move = Flytt
fence-in-words = Sperre { $fence }: { $effect }
square-pawn = { $square }, brikke: { $colour }
square-target = { $square }, hit kan du flytte
piece-start = Bane { $lane }: på startruten, fart { $speed }.
piece-turning = Bane { $lane }: på venderuten, fart { $speed }.
piece-home = Bane { $lane }: i mål.
piece-out = Bane { $lane }: på rute { $space }, på vei ut, fart { $speed }.
piece-back = Bane { $lane }: på rute { $space }, på vei tilbake, fart { $speed }.
landing-space = { $spaces ->
    [one] Går { $spaces } rute
   *[other] Går { $spaces } ruter
  }
landing-turning = Når venderuten
landing-home = Kommer i mål
landing-none = Allerede i mål
landing-sends-start = sender bane { $lane } tilbake til startruten
landing-sends-turning = sender bane { $lane } tilbake til venderuten
say-label = Brettet i ord
say-pawn = { $player }: brikke på { $square }.
say-steps = { $steps ->
    [one] { $steps } skritt igjen.
   *[other] { $steps } skritt igjen.
  }
say-fences = { $fences ->
    [0] Ingen sperrer igjen.
    [one] { $fences } sperre igjen.
   *[other] { $fences } sperrer igjen.
  }
say-fences-h = Vannrette sperrer over: { $fences }.
say-fences-v = Loddrette sperrer til høyre for: { $fences }.
say-no-fences = Ingen sperrer på brettet.
say-targets = Brikken din kan flytte til: { $squares }.
say-home = { $player }: { $home } av 4 brikker i mål.
say-needs = { $needs ->
    [one] { $needs } trekk igjen.
   *[other] { $needs } trekk igjen.
  }
type-label = Skriv et trekk
type-go = Flytt
refused-unreadable = «{ $text }» er ikke et trekk.
how-quoridor = Skriv en rute som e2, eller en sperre som e3h eller e3v.
how-squadro = Skriv en bane, 1 til 5.
