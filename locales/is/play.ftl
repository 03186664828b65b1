### Viðureign
player-you = Þú
player-computer = Tölva (stig { $level })
player-computer-colour = { $colour } (tölva, stig { $level })
player-guest = Gestur { $tag }
player-bot = Botti { $tag }
status-your-turn = Þú átt leik.
status-turn = { $player } á leik.
status-thinking = { $player } hugsar.
status-won = Þú vannst!
status-won-resigned = Þú vannst: allir hinir gáfust upp.
status-wins = { $player } vann.
status-wins-resigned = { $player } vann: allir hinir gáfust upp.
status-won-steps = { $steps ->
    [one] Þú vannst með { $steps } skrefs mun!
   *[other] Þú vannst með { $steps } skrefa mun!
  }
status-wins-steps = { $steps ->
    [one] { $player } vann með { $steps } skrefs mun.
   *[other] { $player } vann með { $steps } skrefa mun.
  }
status-won-moves = { $moves ->
    [one] Þú vannst með { $moves } leiks mun!
   *[other] Þú vannst með { $moves } leikja mun!
  }
status-wins-moves = { $moves ->
    [one] { $player } vann með { $moves } leiks mun.
   *[other] { $player } vann með { $moves } leikja mun.
  }
status-own-resigned = Þú gafst upp. { $player } vann.
status-other-resigned = { $loser } gafst upp. Þú vannst!
status-resigned = { $loser } gafst upp. { $player } vann.
status-own-time = Þú féllst á tíma. { $player } vann.
status-other-time = { $loser } féll á tíma. Þú vannst!
status-time = { $loser } féll á tíma. { $player } vann.
status-won-time = Þú vannst á tíma.
status-wins-time = { $player } vann á tíma.
status-repetition = Jafntefli vegna endurtekningar.
status-turn-limit = Jafntefli: hámarksfjölda leikja náð.
status-other-tab = Þú ert að spila þessa viðureign í öðrum flipa. Hér geturðu bara fylgst með.
time-ran-out = { $player } féll á tíma.
looking-back-start = Litið til baka: upphafið
looking-back-turn = Litið til baka: leikur { $turn }
looking-back-note = Þú ert að skoða fyrri stöðu.
draw-title = Hver byrjar?
draw-starts = { $player } byrjar
draw-you-start = Þú byrjar
said-move = { $player }: { $move }.
move-leaves = hættir keppni
move-pawn = peð á { $square }
move-fence-h = láréttur veggur fyrir ofan { $square }
move-fence-v = lóðréttur veggur hægra megin við { $square }
move-lane = braut { $lane }
move-lane-spaces = braut { $lane } af reit { $from } á reit { $to }
actions-label = Aðgerðir
action-undo = Taka til baka
action-resign = Gefast upp
action-resign-sure = Staðfesta uppgjöf
action-again = Spila aftur
after-label = Hvað næst?
action-level = Prófa stig { $level }: { $name }
action-new-level = Breyta um stig
action-share = Deila
action-turn = Snúa spilaborðinu
action-copy = Afrita leiki
action-copied = Afritað
moves-label = Leikir
moves-none = Engir leikir enn.
look-label = Fletta í leikjum
action-first = Fyrsti leikur
action-back = Fyrri leikur
action-forward = Næsti leikur
action-last = Síðasti leikur
action-live = Aftur í viðureignina
side-label = Leikir og aðgerðir
fences-left = { $fences ->
    [0] Engir veggir eftir
    [one] { $fences } veggur eftir
   *[other] { $fences } veggir eftir
  }
steps-to-goal = { $steps ->
    [one] { $steps } skref
   *[other] { $steps } skref
  }
moves-needed = { $needs ->
    [one] { $needs } leikur eftir
   *[other] { $needs } leikir eftir
  }
pieces-home = { $home } af 4 heima
board-label-quoridor = Quoridor-spilaborð. Örvalyklar fara á milli reita, Enter færir peðið þangað. H og V taka vegg, örvar hnika honum, R snýr honum, Enter setur hann, Escape hættir við.
board-label-squadro = Squadro-spilaborð. Lyklarnir 1 til 5 velja braut, vinstri og hægri þá næstu, Enter færir kubbinn.
effect-you = +{ $steps } fyrir þig
effect-them = +{ $steps } fyrir hinn
effect-seat = { $colour } +{ $steps }
effect-seat-you = þú +{ $steps }
effect-none = Tefur engan
refused-game-over = Viðureigninni er lokið.
refused-already-there = Peðið þitt er þegar þarna.
refused-occupied = Peð er í veginum.
refused-fence-between = Veggur { $fence } er í veginum.
refused-straight-jump-possible = Hoppaðu beint á { $square }: á ská aðeins ef það er ekki hægt.
refused-pawn-behind = Ekki má hoppa yfir peð ef annað er rétt fyrir aftan það.
refused-too-far = Of langt.
refused-no-fence-left = Þú átt enga veggi eftir.
refused-off-board = Veggur þarf að rúmast á spilaborðinu.
refused-overlaps = Hann skarast við vegg { $fence }.
refused-crosses = Hann sker vegg { $fence }.
refused-cuts-off = { $player } hefði enga leið eftir.
refused-cuts-off-you = Þú hefðir enga leið eftir.
refused-not-your-piece = Þetta er ekki þinn kubbur.
refused-piece-home = Þessi kubbur er þegar kominn heim.
hint-frame = Veggir fara í raufarnar.
fence-bar = Valinn veggur
fence-place = Setja
fence-turn = Snúa
fence-cancel = Hætta við
fence-left = Til vinstri
fence-right = Til hægri
fence-up = Upp
fence-down = Niður
piece-waits = Ýttu aftur til að færa.
piece-move = Færa
fence-in-words = Veggur { $fence }: { $effect }
square-pawn = { $square }, peð: { $colour }
square-target = { $square }, þú getur farið hingað
piece-start = Braut { $lane }: á upphafsreit, hraði { $speed }.
piece-turning = Braut { $lane }: á snúningsreit, hraði { $speed }.
piece-home = Braut { $lane }: heima.
piece-out = Braut { $lane }: á reit { $space }, á útleið, hraði { $speed }.
piece-back = Braut { $lane }: á reit { $space }, á bakaleið, hraði { $speed }.
landing-space = { $spaces ->
    [one] Fer { $spaces } reit
   *[other] Fer { $spaces } reiti
  }
landing-turning = Kemst á snúningsreitinn
landing-home = Kemst heim
landing-none = Þegar heima
landing-sends-start = sendir braut { $lane } aftur á upphafsreit
landing-sends-turning = sendir braut { $lane } aftur á snúningsreit
say-label = Spilaborðið í orðum
say-pawn = { $player }: peð á { $square }.
say-steps = { $steps ->
    [one] { $steps } skref eftir.
   *[other] { $steps } skref eftir.
  }
say-fences = { $fences ->
    [0] Engir veggir eftir.
    [one] { $fences } veggur eftir.
   *[other] { $fences } veggir eftir.
  }
say-fences-h = Láréttir veggir, fyrir ofan: { $fences }.
say-fences-v = Lóðréttir veggir, hægra megin við: { $fences }.
say-no-fences = Engir veggir á spilaborðinu.
say-targets = Peðið þitt getur farið á: { $squares }.
say-home = { $player }: { $home } af 4 kubbum heima.
say-needs = { $needs ->
    [one] { $needs } leikur eftir.
   *[other] { $needs } leikir eftir.
  }
type-label = Sláðu inn leik
type-go = Leika
refused-unreadable = „{ $text }“ er ekki leikur.
how-quoridor = Sláðu inn reit eins og e2 eða vegg eins og e3h eða e3v.
how-squadro = Sláðu inn braut, 1 til 5.
