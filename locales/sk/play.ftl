### Partia

## Hráči

player-you = Vy
player-computer = Počítač (úroveň { $level })
player-computer-colour = { $colour } (počítač, úroveň { $level })
player-guest = Hosť { $tag }
player-bot = Bot { $tag }

## Stavový riadok

status-your-turn = Ste na ťahu.
status-turn = Na ťahu: { $player }.
status-thinking = { $player } premýšľa…
status-won = Vyhrali ste!
status-won-resigned = Vyhrali ste, súperi to vzdali.
status-wins = { $player } vyhráva.
status-wins-resigned = { $player } vyhráva, ostatní to vzdali.
status-won-steps = { $steps ->
    [one] Vyhrali ste o { $steps } krok!
    [few] Vyhrali ste o { $steps } kroky!
    [many] Vyhrali ste o { $steps } kroku!
   *[other] Vyhrali ste o { $steps } krokov!
  }
status-wins-steps = { $steps ->
    [one] { $player } vyhráva o { $steps } krok.
    [few] { $player } vyhráva o { $steps } kroky.
    [many] { $player } vyhráva o { $steps } kroku.
   *[other] { $player } vyhráva o { $steps } krokov.
  }
status-won-moves = { $moves ->
    [one] Vyhrali ste o { $moves } ťah!
    [few] Vyhrali ste o { $moves } ťahy!
    [many] Vyhrali ste o { $moves } ťahu!
   *[other] Vyhrali ste o { $moves } ťahov!
  }
status-wins-moves = { $moves ->
    [one] { $player } vyhráva o { $moves } ťah.
    [few] { $player } vyhráva o { $moves } ťahy.
    [many] { $player } vyhráva o { $moves } ťahu.
   *[other] { $player } vyhráva o { $moves } ťahov.
  }
status-own-resigned = Vzdali ste sa. { $player } vyhráva.
status-other-resigned = { $loser } sa vzdáva. Vyhrali ste!
status-resigned = { $loser } sa vzdáva. { $player } vyhráva.
status-own-time = Vypršal vám čas. { $player } vyhráva.
status-other-time = Vypršal čas: { $loser }. Vyhrali ste!
status-time = Vypršal čas: { $loser }. { $player } vyhráva.
status-won-time = Vyhrali ste na čas.
status-wins-time = { $player } vyhráva na čas.
status-repetition = Remíza opakovaním pozície.
status-turn-limit = Remíza: dosiahnutý limit ťahov.
status-other-tab = Túto partiu hráte na inej karte. Tu ju môžete len sledovať.
time-ran-out = Vypršal čas: { $player }.
looking-back-start = Prezeranie: začiatok
looking-back-turn = Prezeranie: ťah { $turn }
looking-back-note = Pozeráte sa na skoršiu pozíciu.

## Losovanie

draw-title = Kto začína?
draw-starts = { $player } začína
draw-you-start = Začínate vy

## Ťahy slovami

said-move = { $player }: { $move }.
move-leaves = odchádza z hry
move-pawn = figúrka na { $square }
move-fence-h = vodorovná prekážka nad { $square }
move-fence-v = zvislá prekážka vpravo od { $square }
move-lane = dráha { $lane }
move-lane-spaces = dráha { $lane }, z políčka { $from } na políčko { $to }

## Tlačidlá pri doske

actions-label = Akcie
action-undo = Vziať ťah späť
action-resign = Vzdať sa
action-resign-sure = Naozaj sa vzdať
action-again = Odveta
after-label = Čo ďalej
action-level = Skúsiť úroveň { $level }: { $name }
action-new-level = Zmeniť úroveň
action-share = Zdieľať
action-turn = Otočiť dosku
action-copy = Kopírovať ťahy
action-copied = Skopírované

## Zoznam ťahov

moves-label = Ťahy
moves-none = Zatiaľ žiadne ťahy.
look-label = Prechádzať ťahy
action-first = Prvý ťah
action-back = Predchádzajúci ťah
action-forward = Ďalší ťah
action-last = Posledný ťah
action-live = Späť do hry
side-label = Ťahy a akcie

## Počty pri mene hráča

fences-left = { $fences ->
    [0] Bez prekážok
    [one] Zostáva { $fences } prekážka
    [few] Zostávajú { $fences } prekážky
    [many] Zostáva { $fences } prekážky
   *[other] Zostáva { $fences } prekážok
  }
steps-to-goal = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } krokov
  }
moves-needed = { $needs ->
    [one] Zostáva { $needs } ťah
    [few] Zostávajú { $needs } ťahy
    [many] Zostáva { $needs } ťahu
   *[other] Zostáva { $needs } ťahov
  }
pieces-home = V cieli { $home } zo 4

## Doska pre čítačky obrazovky

board-label-quoridor = Hracia doska Quoridor. Šípkami prechádzate políčka, Enter tam potiahne figúrkou. H a V vezmú prekážku, šípky ju posunú, R ju otočí, Enter ju umiestni, Escape akciu zruší.
board-label-squadro = Hracia doska Squadro. Klávesy 1 až 5 vyberú dráhu, šípky vľavo a vpravo susednú, Enter potiahne kameňom.

## Čo prekážka spôsobí

effect-you = +{ $steps } pre vás
effect-them = +{ $steps } pre súpera
effect-seat = { $colour } +{ $steps }
effect-seat-you = vy +{ $steps }
effect-none = Nikoho nezdrží

## Prečo ťah nejde

refused-game-over = Partia sa skončila.
refused-already-there = Tu už vaša figúrka stojí.
refused-occupied = V ceste stojí figúrka.
refused-fence-between = V ceste je prekážka { $fence }.
refused-straight-jump-possible = Skočte rovno na { $square }: šikmo sa smie, len keď to rovno nejde.
refused-pawn-behind = Nedá sa skočiť: hneď za figúrkou stojí ďalšia.
refused-too-far = Príliš ďaleko.
refused-no-fence-left = Nemáte už žiadne prekážky.
refused-off-board = Prekážka sa musí na dosku zmestiť celá.
refused-overlaps = Prekrýva prekážku { $fence }.
refused-crosses = Križuje prekážku { $fence }.
refused-cuts-off = { $player }: nezostala by žiadna cesta.
refused-cuts-off-you = Nezostala by vám žiadna cesta.
refused-not-your-piece = To nie je váš kameň.
refused-piece-home = Tento kameň už je v cieli.
hint-frame = Prekážky patria do drážok.

## Lišta na potvrdenie

fence-bar = Vybraná prekážka
fence-place = Umiestniť
fence-turn = Otočiť
fence-cancel = Zrušiť
fence-left = Doľava
fence-right = Doprava
fence-up = Nahor
fence-down = Nadol
piece-waits = Ďalším ťuknutím potiahnete.
piece-move = Potiahnuť

## Pod kurzorom

fence-in-words = Prekážka { $fence }: { $effect }
square-pawn = { $square }, figúrka: { $colour }
square-target = { $square }, sem môžete potiahnuť
piece-start = Dráha { $lane }: na štartovom políčku, rýchlosť { $speed }.
piece-turning = Dráha { $lane }: na políčku obratu, rýchlosť { $speed }.
piece-home = Dráha { $lane }: v cieli.
piece-out = Dráha { $lane }: na políčku { $space }, na ceste tam, rýchlosť { $speed }.
piece-back = Dráha { $lane }: na políčku { $space }, na ceste späť, rýchlosť { $speed }.

## Čo urobí kameň v Squadre

landing-space = { $spaces ->
    [one] Posunie sa o { $spaces } políčko
    [few] Posunie sa o { $spaces } políčka
    [many] Posunie sa o { $spaces } políčka
   *[other] Posunie sa o { $spaces } políčok
  }
landing-turning = Príde na políčko obratu
landing-home = Príde do cieľa
landing-none = Už je v cieli
landing-sends-start = dráha { $lane }: späť na štartové políčko
landing-sends-turning = dráha { $lane }: späť na políčko obratu

## Režim pre čítačku obrazovky

say-label = Doska slovami
say-pawn = { $player }: figúrka na { $square }.
say-steps = { $steps ->
    [one] Do cieľa zostáva { $steps } krok.
    [few] Do cieľa zostávajú { $steps } kroky.
    [many] Do cieľa zostáva { $steps } kroku.
   *[other] Do cieľa zostáva { $steps } krokov.
  }
say-fences = { $fences ->
    [0] Nezostávajú žiadne prekážky.
    [one] Zostáva { $fences } prekážka.
    [few] Zostávajú { $fences } prekážky.
    [many] Zostáva { $fences } prekážky.
   *[other] Zostáva { $fences } prekážok.
  }
say-fences-h = Vodorovné prekážky nad políčkami: { $fences }.
say-fences-v = Zvislé prekážky vpravo od políčok: { $fences }.
say-no-fences = Na doske nie sú žiadne prekážky.
say-targets = Figúrkou môžete potiahnuť na: { $squares }.
say-home = { $player }: { $home } zo 4 kameňov v cieli.
say-needs = { $needs ->
    [one] K výhre zostáva { $needs } ťah.
    [few] K výhre zostávajú { $needs } ťahy.
    [many] K výhre zostáva { $needs } ťahu.
   *[other] K výhre zostáva { $needs } ťahov.
  }
type-label = Napíšte ťah
type-go = Potiahnuť
refused-unreadable = „{ $text }“ nie je ťah.
how-quoridor = Napíšte políčko, napríklad e2, alebo prekážku, napríklad e3h či e3v.
how-squadro = Napíšte dráhu, 1 až 5.
