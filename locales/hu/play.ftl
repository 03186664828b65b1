### Farside magyarul
player-you = Te
player-computer = Gép ({ $level }. szint)
player-computer-colour = { $colour } (gép, { $level }. szint)
player-guest = Vendég { $tag }
player-bot = Bot { $tag }
status-your-turn = Te jössz.
status-turn = { $player } jön.
status-thinking = { $player } gondolkodik.
status-won = Nyertél!
status-won-resigned = Nyertél: a többiek feladták.
status-wins = { $player } nyert.
status-wins-resigned = { $player } nyert: a többiek feladták.
status-won-steps = { $steps ->
    [one] { $steps } lépés előnnyel nyertél!
   *[other] { $steps } lépés előnnyel nyertél!
  }
status-wins-steps = { $steps ->
    [one] { $player } nyert, { $steps } lépés előnnyel.
   *[other] { $player } nyert, { $steps } lépés előnnyel.
  }
status-won-moves = { $moves ->
    [one] { $moves } lépés előnnyel nyertél!
   *[other] { $moves } lépés előnnyel nyertél!
  }
status-wins-moves = { $moves ->
    [one] { $player } nyert, { $moves } lépés előnnyel.
   *[other] { $player } nyert, { $moves } lépés előnnyel.
  }
status-own-resigned = Feladtad. { $player } nyert.
status-other-resigned = { $loser } feladta. Nyertél!
status-resigned = { $loser } feladta. { $player } nyert.
status-own-time = Lejárt az időd. { $player } nyert.
status-other-time = { $loser } kifutott az időből. Nyertél!
status-time = { $loser } kifutott az időből. { $player } nyert.
status-won-time = Nyertél: a többiek ideje lejárt.
status-wins-time = { $player } nyert: a többiek ideje lejárt.
status-repetition = Döntetlen: ismétlődő állás.
status-turn-limit = Döntetlen: túl sok lépés.
status-other-tab = Ezt a játszmát egy másik lapon játszod. Ez a lap csak követi.
time-ran-out = { $player } kifutott az időből.
looking-back-start = Visszanézés: kezdőállás
looking-back-turn = Visszanézés: { $turn }. lépés
looking-back-note = Egy korábbi állást nézel.
draw-title = Ki kezd?
draw-starts = { $player } kezd
draw-you-start = Te kezdesz
said-move = { $player }: { $move }.
move-leaves = kiszáll a játszmából
move-pawn = bábu ide: { $square }
move-fence-h = vízszintes akadály { $square } fölé
move-fence-v = függőleges akadály { $square } jobb oldalára
move-lane = { $lane }. sáv
move-lane-spaces = { $lane }. sáv, { $from }. mezőről { $to }. mezőre
actions-label = Játszmaműveletek
action-undo = Visszavonás
action-resign = Feladás
action-resign-sure = Biztosan feladod?
action-again = Visszavágó
after-label = Hogyan tovább?
action-level = Próbáld ki: { $level }. szint, { $name }
action-new-level = Másik szint
action-share = Megosztás
action-turn = Tábla forgatása
action-copy = Lépések másolása
action-copied = Kimásolva
moves-label = Lépések
moves-none = Még nincs lépés.
look-label = Lépések átnézése
action-first = Első lépés
action-back = Előző lépés
action-forward = Következő lépés
action-last = Utolsó lépés
action-live = Vissza a játszmához
side-label = Lépések és műveletek
fences-left = { $fences ->
    [0] Nincs több akadály
    [one] Még { $fences } akadály
   *[other] Még { $fences } akadály
  }
steps-to-goal = { $steps ->
    [one] { $steps } lépés
   *[other] { $steps } lépés
  }
moves-needed = { $needs ->
    [one] Még { $needs } lépés
   *[other] Még { $needs } lépés
  }
pieces-home = { $home }/4 célba ért
board-label-quoridor = Quoridor-tábla. A nyilakkal mezőről mezőre mozogsz, az Enterrel odalép a bábu. A H és a V felvesz egy akadályt, a nyilak igazítják, az R elforgatja, az Enter leteszi, az Esc visszateszi.
board-label-squadro = Squadro-tábla. Az 1–5. billentyű kijelöl egy sávot, a balra és jobbra nyíl a következőt, az Enterrel lép a sáv eleme.
effect-you = +{ $steps } neked
effect-them = +{ $steps } az ellenfélnek
effect-seat = { $colour } +{ $steps }
effect-seat-you = te +{ $steps }
effect-none = Senkit sem lassít
refused-game-over = A játszma véget ért.
refused-already-there = A bábud már ott áll.
refused-occupied = Egy bábu útban van.
refused-fence-between = Útban van ez az akadály: { $fence }.
refused-straight-jump-possible = Ugorj egyenesen ({ $square }): átlósan csak akkor lehet, ha az nem megy.
refused-pawn-behind = Nem ugorhatsz át egy bábut, ha közvetlenül mögötte másik áll.
refused-too-far = Túl messze van.
refused-no-fence-left = Nincs több akadályod.
refused-off-board = Az akadálynak rá kell férnie a táblára.
refused-overlaps = Fedi ezt az akadályt: { $fence }.
refused-crosses = Keresztezi ezt az akadályt: { $fence }.
refused-cuts-off = { $player } nem jutna többé célba.
refused-cuts-off-you = Nem maradna szabad utad a célba.
refused-not-your-piece = Ez nem a te elemed.
refused-piece-home = Ez az elem már célba ért.
hint-frame = Az akadályok helye a vájatokban van.
fence-bar = Kijelölt akadály
fence-place = Letétel
fence-turn = Elforgatás
fence-cancel = Mégse
fence-left = Balra
fence-right = Jobbra
fence-up = Fel
fence-down = Le
piece-waits = Koppints újra, és lép.
piece-move = Lépés
fence-in-words = { $fence } akadály: { $effect }
square-pawn = { $square }, bábu: { $colour }
square-target = { $square }, ide léphetsz
piece-start = { $lane }. sáv: startpozícióban, mozgáspont: { $speed }.
piece-turning = { $lane }. sáv: a fordulóponton, mozgáspont: { $speed }.
piece-home = { $lane }. sáv: célba ért.
piece-out = { $lane }. sáv: { $space }. mező, odafelé, mozgáspont: { $speed }.
piece-back = { $lane }. sáv: { $space }. mező, visszafelé, mozgáspont: { $speed }.
landing-space = { $spaces ->
    [one] { $spaces } mezőt lép
   *[other] { $spaces } mezőt lép
  }
landing-turning = Eléri a fordulópontot
landing-home = Célba ér
landing-none = Már célba ért
landing-sends-start = { $lane }. sáv visszakerül a startpozícióba
landing-sends-turning = { $lane }. sáv visszakerül a fordulópontra
say-label = A tábla szavakban
say-pawn = { $player }: a bábu helye { $square }.
say-steps = { $steps ->
    [one] Még { $steps } lépés a célig.
   *[other] Még { $steps } lépés a célig.
  }
say-fences = { $fences ->
    [0] Nincs több akadály.
    [one] Még { $fences } akadály.
   *[other] Még { $fences } akadály.
  }
say-fences-h = Vízszintes akadályok e mezők fölött: { $fences }.
say-fences-v = Függőleges akadályok e mezőktől jobbra: { $fences }.
say-no-fences = Nincs akadály a táblán.
say-targets = A bábud ide léphet: { $squares }.
say-home = { $player }: 4 elemből { $home } célba ért.
say-needs = { $needs ->
    [one] Még { $needs } lépés.
   *[other] Még { $needs } lépés.
  }
type-label = Írj be egy lépést
type-go = Lépés
refused-unreadable = „{ $text }” nem lépés.
how-quoridor = Írj be egy mezőt, például e2, vagy egy akadályt, például e3h vagy e3v.
how-squadro = Írd be egy sáv számát 1-től 5-ig.
