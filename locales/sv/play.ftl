### Ett parti
player-you = Du
player-computer = Datorn (nivå { $level })
player-computer-colour = { $colour } (dator, nivå { $level })
player-guest = Gäst { $tag }
player-bot = Bot { $tag }
status-your-turn = Din tur.
status-turn = { $player } är på tur.
status-thinking = { $player } tänker.
status-won = Du vann!
status-won-resigned = Du vann: alla andra gav upp.
status-wins = { $player } vann.
status-wins-resigned = { $player } vann: alla andra gav upp.
status-won-steps = { $steps ->
    [one] Du vann med { $steps } steg!
   *[other] Du vann med { $steps } steg!
  }
status-wins-steps = { $steps ->
    [one] { $player } vann med { $steps } steg.
   *[other] { $player } vann med { $steps } steg.
  }
status-won-moves = { $moves ->
    [one] Du vann med { $moves } drag!
   *[other] Du vann med { $moves } drag!
  }
status-wins-moves = { $moves ->
    [one] { $player } vann med { $moves } drag.
   *[other] { $player } vann med { $moves } drag.
  }
status-own-resigned = Du gav upp. { $player } vann.
status-other-resigned = { $loser } gav upp. Du vann!
status-resigned = { $loser } gav upp. { $player } vann.
status-own-time = Din tid tog slut. { $player } vann.
status-other-time = Tiden tog slut för { $loser }. Du vann!
status-time = Tiden tog slut för { $loser }. { $player } vann.
status-won-time = Du vann på tid.
status-wins-time = { $player } vann på tid.
status-repetition = Oavgjort genom upprepning.
status-turn-limit = Oavgjort: gränsen för antal drag är nådd.
status-other-tab = Du spelar det här partiet i en annan flik. Här följer du bara med.
time-ran-out = Tiden tog slut för { $player }.
looking-back-start = Tillbakablick: början
looking-back-turn = Tillbakablick: drag { $turn }
looking-back-note = Du tittar på en tidigare ställning.
draw-title = Vem börjar?
draw-starts = { $player } börjar
draw-you-start = Du börjar
said-move = { $player }: { $move }.
move-leaves = lämnar partiet
move-pawn = spelpjäs till { $square }
move-fence-h = vågrät vägg ovanför { $square }
move-fence-v = lodrät vägg till höger om { $square }
move-lane = bana { $lane }
move-lane-spaces = bana { $lane } från ruta { $from } till ruta { $to }
actions-label = Åtgärder
action-undo = Ångra
action-resign = Ge upp
action-resign-sure = Bekräfta: ge upp
action-again = Revansch
after-label = Vad händer nu?
action-level = Prova nivå { $level }: { $name }
action-new-level = Byt nivå
action-share = Dela
action-turn = Vänd brädet
action-copy = Kopiera dragen
action-copied = Kopierat
moves-label = Drag
moves-none = Inga drag än.
look-label = Bläddra bland dragen
action-first = Första draget
action-back = Föregående drag
action-forward = Nästa drag
action-last = Sista draget
action-live = Tillbaka till partiet
side-label = Drag och åtgärder
fences-left = { $fences ->
    [0] Inga väggar kvar
    [one] { $fences } vägg kvar
   *[other] { $fences } väggar kvar
  }
steps-to-goal = { $steps ->
    [one] { $steps } steg
   *[other] { $steps } steg
  }
moves-needed = { $needs ->
    [one] { $needs } drag kvar
   *[other] { $needs } drag kvar
  }
pieces-home = { $home } av 4 i mål
board-label-quoridor = Quoridor-bräde. Piltangenterna går mellan rutorna, Enter flyttar spelpjäsen dit. H och V tar en vägg, pilarna flyttar den, R vrider den, Enter placerar den, Escape avbryter.
board-label-squadro = Squadro-bräde. Tangenterna 1 till 5 väljer bana, vänster och höger nästa bana, Enter flyttar pjäsen.
effect-you = +{ $steps } för dig
effect-them = +{ $steps } motståndaren
effect-seat = { $colour } +{ $steps }
effect-seat-you = du +{ $steps }
effect-none = Fördröjer ingen
refused-game-over = Partiet är slut.
refused-already-there = Din spelpjäs står redan där.
refused-occupied = En spelpjäs är i vägen.
refused-fence-between = Väggen { $fence } är i vägen.
refused-straight-jump-possible = Hoppa rakt fram till { $square }: diagonalt bara när det inte går.
refused-pawn-behind = Du kan inte hoppa över en spelpjäs med en annan precis bakom.
refused-too-far = För långt.
refused-no-fence-left = Du har inga väggar kvar.
refused-off-board = En vägg måste få plats på brädet.
refused-overlaps = Den överlappar väggen { $fence }.
refused-crosses = Den korsar väggen { $fence }.
refused-cuts-off = { $player } skulle inte ha någon väg kvar.
refused-cuts-off-you = Du skulle inte ha någon väg kvar.
refused-not-your-piece = Det är inte din pjäs.
refused-piece-home = Den pjäsen är redan i mål.
hint-frame = Väggarna ska stå i spåren.
fence-bar = Vald vägg
fence-place = Placera
fence-turn = Vrid
fence-cancel = Avbryt
fence-left = Åt vänster
fence-right = Åt höger
fence-up = Uppåt
fence-down = Nedåt
piece-waits = Tryck igen för att flytta.
piece-move = Flytta
fence-in-words = Vägg { $fence }: { $effect }
square-pawn = { $square }, spelpjäs: { $colour }
square-target = { $square }, hit kan du flytta
piece-start = Bana { $lane }: på startrutan, fart { $speed }.
piece-turning = Bana { $lane }: på vändrutan, fart { $speed }.
piece-home = Bana { $lane }: i mål.
piece-out = Bana { $lane }: på ruta { $space }, på väg ut, fart { $speed }.
piece-back = Bana { $lane }: på ruta { $space }, på väg tillbaka, fart { $speed }.
landing-space = { $spaces ->
    [one] Går { $spaces } ruta
   *[other] Går { $spaces } rutor
  }
landing-turning = Når vändrutan
landing-home = Går i mål
landing-none = Redan i mål
landing-sends-start = skickar bana { $lane } tillbaka till start
landing-sends-turning = skickar bana { $lane } tillbaka till vändrutan
say-label = Brädet i ord
say-pawn = { $player }: spelpjäs på { $square }.
say-steps = { $steps ->
    [one] { $steps } steg kvar.
   *[other] { $steps } steg kvar.
  }
say-fences = { $fences ->
    [0] Inga väggar kvar.
    [one] { $fences } vägg kvar.
   *[other] { $fences } väggar kvar.
  }
say-fences-h = Vågräta väggar, ovanför: { $fences }.
say-fences-v = Lodräta väggar, till höger om: { $fences }.
say-no-fences = Inga väggar på brädet.
say-targets = Din spelpjäs kan flytta till: { $squares }.
say-home = { $player }: { $home } av 4 pjäser i mål.
say-needs = { $needs ->
    [one] { $needs } drag kvar.
   *[other] { $needs } drag kvar.
  }
type-label = Skriv ett drag
type-go = Flytta
refused-unreadable = ”{ $text }” är inget drag.
how-quoridor = Skriv en ruta, till exempel e2, eller en vägg, till exempel e3h eller e3v.
how-squadro = Skriv en bana, 1 till 5.
