### Partie

## Hráči

player-you = Vy
player-computer = Počítač (úroveň { $level })
player-computer-colour = { $colour } (počítač, úroveň { $level })
player-guest = Host { $tag }
player-bot = Bot { $tag }

## Stavový řádek

status-your-turn = Jste na tahu.
status-turn = Na tahu: { $player }.
status-thinking = { $player } přemýšlí…
status-won = Vyhráváte!
status-won-resigned = Vyhráváte, soupeři to vzdali.
status-wins = { $player } vyhrává.
status-wins-resigned = { $player } vyhrává, ostatní to vzdali.
status-won-steps = { $steps ->
    [one] Vyhráváte o { $steps } krok!
    [few] Vyhráváte o { $steps } kroky!
    [many] Vyhráváte o { $steps } kroku!
   *[other] Vyhráváte o { $steps } kroků!
  }
status-wins-steps = { $steps ->
    [one] { $player } vyhrává o { $steps } krok.
    [few] { $player } vyhrává o { $steps } kroky.
    [many] { $player } vyhrává o { $steps } kroku.
   *[other] { $player } vyhrává o { $steps } kroků.
  }
status-won-moves = { $moves ->
    [one] Vyhráváte o { $moves } tah!
    [few] Vyhráváte o { $moves } tahy!
    [many] Vyhráváte o { $moves } tahu!
   *[other] Vyhráváte o { $moves } tahů!
  }
status-wins-moves = { $moves ->
    [one] { $player } vyhrává o { $moves } tah.
    [few] { $player } vyhrává o { $moves } tahy.
    [many] { $player } vyhrává o { $moves } tahu.
   *[other] { $player } vyhrává o { $moves } tahů.
  }
status-own-resigned = Vzdáváte se. { $player } vyhrává.
status-other-resigned = { $loser } se vzdává. Vyhráváte!
status-resigned = { $loser } se vzdává. { $player } vyhrává.
status-own-time = Došel vám čas. { $player } vyhrává.
status-other-time = Vypršel čas: { $loser }. Vyhráváte!
status-time = Vypršel čas: { $loser }. { $player } vyhrává.
status-won-time = Vyhráváte na čas.
status-wins-time = { $player } vyhrává na čas.
status-repetition = Remíza opakováním pozice.
status-turn-limit = Remíza: dosažen limit tahů.
status-other-tab = Tuto partii hrajete na jiné kartě. Tady ji můžete jen sledovat.
time-ran-out = Vypršel čas: { $player }.
looking-back-start = Prohlížení: začátek
looking-back-turn = Prohlížení: tah { $turn }
looking-back-note = Díváte se na dřívější pozici.

## Losování

draw-title = Kdo začíná?
draw-starts = { $player } začíná
draw-you-start = Začínáte vy

## Tahy slovy

said-move = { $player }: { $move }.
move-leaves = odchází ze hry
move-pawn = figurka na { $square }
move-fence-h = vodorovná překážka nad { $square }
move-fence-v = svislá překážka vpravo od { $square }
move-lane = dráha { $lane }
move-lane-spaces = dráha { $lane }, z pole { $from } na pole { $to }

## Tlačítka u desky

actions-label = Akce
action-undo = Vzít tah zpět
action-resign = Vzdát se
action-resign-sure = Opravdu se vzdát
action-again = Odveta
after-label = Co dál
action-level = Zkusit úroveň { $level }: { $name }
action-new-level = Změnit úroveň
action-share = Sdílet
action-turn = Otočit desku
action-copy = Kopírovat tahy
action-copied = Zkopírováno

## Seznam tahů

moves-label = Tahy
moves-none = Zatím žádné tahy.
look-label = Procházet tahy
action-first = První tah
action-back = Předchozí tah
action-forward = Další tah
action-last = Poslední tah
action-live = Zpět do hry
side-label = Tahy a akce

## Počty u jména hráče

fences-left = { $fences ->
    [0] Bez překážek
    [one] Zbývá { $fences } překážka
    [few] Zbývají { $fences } překážky
    [many] Zbývá { $fences } překážky
   *[other] Zbývá { $fences } překážek
  }
steps-to-goal = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
  }
moves-needed = { $needs ->
    [one] Zbývá { $needs } tah
    [few] Zbývají { $needs } tahy
    [many] Zbývá { $needs } tahu
   *[other] Zbývá { $needs } tahů
  }
pieces-home = V cíli { $home } ze 4

## Deska pro čtečky obrazovky

board-label-quoridor = Hrací deska Quoridor. Šipkami procházíte pole, Enter tam táhne figurkou. H a V vezmou překážku, šipky ji posunou, R ji otočí, Enter ji umístí, Escape akci zruší.
board-label-squadro = Herní plán Squadro. Klávesy 1 až 5 vyberou dráhu, šipky vlevo a vpravo sousední, Enter táhne kamenem.

## Co překážka způsobí

effect-you = +{ $steps } pro vás
effect-them = +{ $steps } pro soupeře
effect-seat = { $colour } +{ $steps }
effect-seat-you = vy +{ $steps }
effect-none = Nikoho nezdrží

## Proč tah nejde

refused-game-over = Partie skončila.
refused-already-there = Tady už vaše figurka stojí.
refused-occupied = V cestě stojí figurka.
refused-fence-between = V cestě je překážka { $fence }.
refused-straight-jump-possible = Skočte rovně na { $square }: šikmo se smí, jen když to rovně nejde.
refused-pawn-behind = Nelze skočit: hned za figurkou stojí další.
refused-too-far = Příliš daleko.
refused-no-fence-left = Nemáte už žádné překážky.
refused-off-board = Překážka se musí na desku vejít celá.
refused-overlaps = Překrývá překážku { $fence }.
refused-crosses = Kříží překážku { $fence }.
refused-cuts-off = { $player }: nezbyla by žádná cesta.
refused-cuts-off-you = Nezbyla by vám žádná cesta.
refused-not-your-piece = To není váš kámen.
refused-piece-home = Tento kámen už je v cíli.
hint-frame = Překážky patří do drážek.

## Lišta pro potvrzení

fence-bar = Vybraná překážka
fence-place = Umístit
fence-turn = Otočit
fence-cancel = Zrušit
fence-left = Doleva
fence-right = Doprava
fence-up = Nahoru
fence-down = Dolů
piece-waits = Dalším klepnutím táhnete.
piece-move = Táhnout

## Pod kurzorem

fence-in-words = Překážka { $fence }: { $effect }
square-pawn = { $square }, figurka: { $colour }
square-target = { $square }, sem můžete táhnout
piece-start = Dráha { $lane }: na startovní pozici, rychlost { $speed }.
piece-turning = Dráha { $lane }: na poli obratu, rychlost { $speed }.
piece-home = Dráha { $lane }: v cíli.
piece-out = Dráha { $lane }: na poli { $space }, na cestě tam, rychlost { $speed }.
piece-back = Dráha { $lane }: na poli { $space }, na cestě zpět, rychlost { $speed }.

## Co udělá kámen v Squadru

landing-space = { $spaces ->
    [one] Pohne se o { $spaces } pole
    [few] Pohne se o { $spaces } pole
    [many] Pohne se o { $spaces } pole
   *[other] Pohne se o { $spaces } polí
  }
landing-turning = Dojde na pole obratu
landing-home = Dojde do cíle
landing-none = Už je v cíli
landing-sends-start = dráha { $lane }: zpět na startovní pozici
landing-sends-turning = dráha { $lane }: zpět na pole obratu

## Režim pro čtečku obrazovky

say-label = Deska slovy
say-pawn = { $player }: figurka na { $square }.
say-steps = { $steps ->
    [one] Do cíle zbývá { $steps } krok.
    [few] Do cíle zbývají { $steps } kroky.
    [many] Do cíle zbývá { $steps } kroku.
   *[other] Do cíle zbývá { $steps } kroků.
  }
say-fences = { $fences ->
    [0] Žádné překážky nezbývají.
    [one] Zbývá { $fences } překážka.
    [few] Zbývají { $fences } překážky.
    [many] Zbývá { $fences } překážky.
   *[other] Zbývá { $fences } překážek.
  }
say-fences-h = Vodorovné překážky nad poli: { $fences }.
say-fences-v = Svislé překážky vpravo od polí: { $fences }.
say-no-fences = Na desce nejsou žádné překážky.
say-targets = Figurkou můžete táhnout na: { $squares }.
say-home = { $player }: { $home } ze 4 kamenů v cíli.
say-needs = { $needs ->
    [one] K výhře zbývá { $needs } tah.
    [few] K výhře zbývají { $needs } tahy.
    [many] K výhře zbývá { $needs } tahu.
   *[other] K výhře zbývá { $needs } tahů.
  }
type-label = Napište tah
type-go = Táhnout
refused-unreadable = „{ $text }“ není tah.
how-quoridor = Napište pole, například e2, nebo překážku, například e3h či e3v.
how-squadro = Napište dráhu, 1 až 5.
