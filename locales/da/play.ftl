### Et parti
player-you = Dig
player-computer = Computer (niveau { $level })
player-computer-colour = { $colour } (computer, niveau { $level })
player-guest = Gæst { $tag }
player-bot = Bot { $tag }
status-your-turn = Det er din tur.
status-turn = { $player } er i trækket.
status-thinking = { $player } tænker.
status-won = Du vandt!
status-won-resigned = Du vandt: alle de andre gav op.
status-wins = { $player } vandt.
status-wins-resigned = { $player } vandt: alle de andre gav op.
status-won-steps = { $steps ->
    [one] Du vandt med { $steps } skridt!
   *[other] Du vandt med { $steps } skridt!
  }
status-wins-steps = { $steps ->
    [one] { $player } vandt med { $steps } skridt.
   *[other] { $player } vandt med { $steps } skridt.
  }
status-won-moves = { $moves ->
    [one] Du vandt med { $moves } træk!
   *[other] Du vandt med { $moves } træk!
  }
status-wins-moves = { $moves ->
    [one] { $player } vandt med { $moves } træk.
   *[other] { $player } vandt med { $moves } træk.
  }
status-own-resigned = Du gav op. { $player } vandt.
status-other-resigned = { $loser } gav op. Du vandt!
status-resigned = { $loser } gav op. { $player } vandt.
status-own-time = Du løb tør for tid. { $player } vandt.
status-other-time = { $loser } løb tør for tid. Du vandt!
status-time = { $loser } løb tør for tid. { $player } vandt.
status-won-time = Du vandt på tid.
status-wins-time = { $player } vandt på tid.
status-repetition = Uafgjort ved gentagelse.
status-turn-limit = Uafgjort: grænsen for antal træk er nået.
status-other-tab = Du spiller dette parti i en anden fane. Her følger du bare med.
time-ran-out = { $player } løb tør for tid.
looking-back-start = Tilbageblik: begyndelsen
looking-back-turn = Tilbageblik: træk { $turn }
looking-back-note = Du ser på en tidligere stilling.
draw-title = Hvem begynder?
draw-starts = { $player } begynder
draw-you-start = Du begynder
said-move = { $player }: { $move }.
move-leaves = forlader partiet
move-pawn = brik til { $square }
move-fence-h = vandret forhindring over { $square }
move-fence-v = lodret forhindring til højre for { $square }
move-lane = bane { $lane }
move-lane-spaces = bane { $lane } fra felt { $from } til felt { $to }
actions-label = Handlinger
action-undo = Fortryd
action-resign = Giv op
action-resign-sure = Bekræft: giv op
action-again = Revanche
after-label = Hvad nu?
action-level = Prøv niveau { $level }: { $name }
action-new-level = Skift niveau
action-share = Del
action-turn = Vend spillepladen
action-copy = Kopiér træk
action-copied = Kopieret
moves-label = Træk
moves-none = Ingen træk endnu.
look-label = Bladr gennem trækkene
action-first = Første træk
action-back = Forrige træk
action-forward = Næste træk
action-last = Sidste træk
action-live = Tilbage til partiet
side-label = Træk og handlinger
fences-left = { $fences ->
    [0] Ingen forhindringer
    [one] { $fences } forhindring
   *[other] { $fences } forhindringer
  }
steps-to-goal = { $steps ->
    [one] { $steps } skridt
   *[other] { $steps } skridt
  }
moves-needed = { $needs ->
    [one] { $needs } træk tilbage
   *[other] { $needs } træk tilbage
  }
pieces-home = { $home } af 4 i mål
board-label-quoridor = Spilleplade til Quoridor. Piletasterne går rundt på felterne, Enter flytter brikken dertil. H og V tager en forhindring, pilene skubber den, R drejer den, Enter placerer den, Escape annullerer.
board-label-squadro = Spilleplade til Squadro. Tasterne 1 til 5 vælger en bane, venstre og højre den næste, Enter flytter brikken.
effect-you = +{ $steps } for dig
effect-them = +{ $steps } modstanderen
effect-seat = { $colour } +{ $steps }
effect-seat-you = dig +{ $steps }
effect-none = Sinker ingen
refused-game-over = Partiet er slut.
refused-already-there = Din brik står der allerede.
refused-occupied = En brik står i vejen.
refused-fence-between = Forhindring { $fence } er i vejen.
refused-straight-jump-possible = Spring lige frem til { $square }: kun diagonalt, når det ikke går.
refused-pawn-behind = Du kan ikke springe over en brik med en anden lige bagved.
refused-too-far = For langt.
refused-no-fence-left = Du har ikke flere forhindringer.
refused-off-board = En forhindring skal kunne være på spillepladen.
refused-overlaps = Den overlapper forhindring { $fence }.
refused-crosses = Den krydser forhindring { $fence }.
refused-cuts-off = { $player } ville ikke have nogen vej igennem.
refused-cuts-off-you = Du ville ikke have nogen vej igennem.
refused-not-your-piece = Det er ikke din brik.
refused-piece-home = Den brik er allerede i mål.
hint-frame = Forhindringer skal stå i rillerne.
fence-bar = Valgt forhindring
fence-place = Placér
fence-turn = Drej
fence-cancel = Annullér
fence-left = Til venstre
fence-right = Til højre
fence-up = Op
fence-down = Ned
piece-waits = Tryk igen for at flytte.
piece-move = Flyt
fence-in-words = Forhindring { $fence }: { $effect }
square-pawn = { $square }, brik: { $colour }
square-target = { $square }, her kan du flytte hen
piece-start = Bane { $lane }: på startfeltet, fart { $speed }.
piece-turning = Bane { $lane }: på vendefeltet, fart { $speed }.
piece-home = Bane { $lane }: i mål.
piece-out = Bane { $lane }: på felt { $space }, på vej frem, fart { $speed }.
piece-back = Bane { $lane }: på felt { $space }, på vej tilbage, fart { $speed }.
landing-space = { $spaces ->
    [one] Rykker { $spaces } felt
   *[other] Rykker { $spaces } felter
  }
landing-turning = Når vendefeltet
landing-home = Kommer i mål
landing-none = Allerede i mål
landing-sends-start = sender bane { $lane } tilbage til startfeltet
landing-sends-turning = sender bane { $lane } tilbage til vendefeltet
say-label = Spillepladen i ord
say-pawn = { $player }: brik på { $square }.
say-steps = { $steps ->
    [one] { $steps } skridt tilbage.
   *[other] { $steps } skridt tilbage.
  }
say-fences = { $fences ->
    [0] Ikke flere forhindringer.
    [one] { $fences } forhindring tilbage.
   *[other] { $fences } forhindringer tilbage.
  }
say-fences-h = Vandrette forhindringer over: { $fences }.
say-fences-v = Lodrette forhindringer til højre for: { $fences }.
say-no-fences = Ingen forhindringer på spillepladen.
say-targets = Din brik kan flytte til: { $squares }.
say-home = { $player }: { $home } af 4 brikker i mål.
say-needs = { $needs ->
    [one] { $needs } træk tilbage.
   *[other] { $needs } træk tilbage.
  }
type-label = Skriv et træk
type-go = Flyt
refused-unreadable = ”{ $text }” er ikke et træk.
how-quoridor = Skriv et felt som e2 eller en forhindring som e3h eller e3v.
how-squadro = Skriv en bane, 1 til 5.
