### Partija

player-you = Tu
player-computer = Dators ({ $level }. līmenis)
player-computer-colour = { $colour } (dators, { $level }. līmenis)
player-guest = Viesis { $tag }
player-bot = Bots { $tag }

status-your-turn = Tavs gājiens.
status-turn = Iet { $player }.
status-thinking = { $player } domā.
status-won = Tu uzvarēji!
status-won-resigned = Tu uzvarēji: pārējie padevās.
status-wins = { $player } uzvar.
status-wins-resigned = { $player } uzvar: pārējie padevās.
status-won-steps = { $steps ->
    [zero] Tu uzvarēji ar { $steps } soļu pārsvaru!
    [one] Tu uzvarēji ar { $steps } soļa pārsvaru!
   *[other] Tu uzvarēji ar { $steps } soļu pārsvaru!
  }
status-wins-steps = { $steps ->
    [zero] { $player } uzvar ar { $steps } soļu pārsvaru.
    [one] { $player } uzvar ar { $steps } soļa pārsvaru.
   *[other] { $player } uzvar ar { $steps } soļu pārsvaru.
  }
status-won-moves = { $moves ->
    [zero] Tu uzvarēji ar { $moves } gājienu pārsvaru!
    [one] Tu uzvarēji ar { $moves } gājiena pārsvaru!
   *[other] Tu uzvarēji ar { $moves } gājienu pārsvaru!
  }
status-wins-moves = { $moves ->
    [zero] { $player } uzvar ar { $moves } gājienu pārsvaru.
    [one] { $player } uzvar ar { $moves } gājiena pārsvaru.
   *[other] { $player } uzvar ar { $moves } gājienu pārsvaru.
  }
status-own-resigned = Tu padevies. { $player } uzvar.
status-other-resigned = { $loser } padevās. Tu uzvarēji!
status-resigned = { $loser } padevās. { $player } uzvar.
status-own-time = Tavs laiks ir beidzies. { $player } uzvar.
status-other-time = Laiks beidzies: { $loser }. Tu uzvarēji!
status-time = Laiks beidzies: { $loser }. { $player } uzvar.
status-won-time = Tu uzvarēji: citiem beidzies laiks.
status-wins-time = { $player } uzvar: citiem beidzies laiks.
status-repetition = Neizšķirts: pozīcija atkārtojās.
status-turn-limit = Neizšķirts: sasniegts gājienu limits.
status-other-tab = Šo partiju tu spēlē citā cilnē. Šeit tai var sekot.
time-ran-out = Laiks beidzies: { $player }.
looking-back-start = Atskats: sākums
looking-back-turn = Atskats: { $turn }. gājiens
looking-back-note = Tu skaties agrāku pozīciju.

draw-title = Kurš sāk?
draw-starts = Sāk { $player }
draw-you-start = Sāc tu

said-move = { $player }: { $move }.
move-leaves = izstājas no spēles
move-pawn = bandinieks uz { $square }
move-fence-h = horizontāla barjera virs { $square }
move-fence-v = vertikāla barjera pa labi no { $square }
move-lane = { $lane }. celiņš
move-lane-spaces = { $lane }. celiņš, no { $from }. lauciņa uz { $to }. lauciņu

actions-label = Partijas darbības
action-undo = Atsaukt gājienu
action-resign = Padoties
action-resign-sure = Tiešām padoties
action-again = Revanšs
after-label = Kas tālāk
action-level = Izmēģināt { $level }. līmeni: { $name }
action-new-level = Mainīt līmeni
action-share = Kopīgot
action-turn = Apgriezt laukumu
action-copy = Kopēt gājienus
action-copied = Nokopēts

moves-label = Gājieni
moves-none = Gājienu vēl nav.
look-label = Gājienu pārskats
action-first = Pirmais gājiens
action-back = Iepriekšējais gājiens
action-forward = Nākamais gājiens
action-last = Pēdējais gājiens
action-live = Atpakaļ uz partiju
side-label = Gājieni un darbības

fences-left = { $fences ->
    [0] Barjeru vairs nav
    [zero] Vēl { $fences } barjeru
    [one] Vēl { $fences } barjera
   *[other] Vēl { $fences } barjeras
  }
steps-to-goal = { $steps ->
    [zero] { $steps } soļu
    [one] { $steps } solis
   *[other] { $steps } soļi
  }
moves-needed = { $needs ->
    [zero] Vēl { $needs } gājienu
    [one] Vēl { $needs } gājiens
   *[other] Vēl { $needs } gājieni
  }
pieces-home = { $home } no 4 mājās

board-label-quoridor = „Quoridor” laukums. Ar bultiņām pārvietojas pa lauciņiem, ar Enter bandinieks iet turp. H un V paņem barjeru, bultiņas to pabīda, R pagriež, Enter novieto, Esc atceļ.
board-label-squadro = „Squadro” laukums. Taustiņi no 1 līdz 5 izvēlas celiņu, bultiņas pa kreisi un pa labi – blakus celiņu, ar Enter iet celiņa kauliņš.

effect-you = +{ $steps } tev
effect-them = +{ $steps } pretiniekam
effect-seat = { $colour } +{ $steps }
effect-seat-you = tu +{ $steps }
effect-none = Nevienu nekavē

refused-game-over = Partija ir beigusies.
refused-already-there = Tavs bandinieks jau ir tur.
refused-occupied = Ceļā stāv bandinieks.
refused-fence-between = Ceļā ir barjera { $fence }.
refused-straight-jump-possible = Lec taisni uz { $square }: pa diagonāli tikai tad, ja taisni nevar.
refused-pawn-behind = Nevar pārlēkt pāri bandiniekam, aiz kura tūlīt stāv cits.
refused-too-far = Pārāk tālu.
refused-no-fence-left = Tev vairs nav barjeru.
refused-off-board = Barjerai jāietilpst laukumā.
refused-overlaps = Pārklājas ar barjeru { $fence }.
refused-crosses = Krusto barjeru { $fence }.
refused-cuts-off = { $player } paliktu bez ceļa uz mērķi.
refused-cuts-off-you = Tu paliktu bez ceļa uz mērķi.
refused-not-your-piece = Tas nav tavs kauliņš.
refused-piece-home = Šis kauliņš jau ir mājās.
hint-frame = Barjeras liek rievās.

fence-bar = Izvēlētā barjera
fence-place = Novietot
fence-turn = Pagriezt
fence-cancel = Atcelt
fence-left = Pa kreisi
fence-right = Pa labi
fence-up = Uz augšu
fence-down = Uz leju
piece-waits = Pieskaries vēlreiz, lai ietu.
piece-move = Iet

fence-in-words = Barjera { $fence }: { $effect }
square-pawn = { $square }, bandinieks: { $colour }
square-target = { $square }, šurp vari iet
piece-start = { $lane }. celiņš: starta vietā, ātrums { $speed }.
piece-turning = { $lane }. celiņš: apgriešanās lauciņā, ātrums { $speed }.
piece-home = { $lane }. celiņš: mājās.
piece-out = { $lane }. celiņš: { $space }. lauciņā, ceļā turp, ātrums { $speed }.
piece-back = { $lane }. celiņš: { $space }. lauciņā, ceļā atpakaļ, ātrums { $speed }.

landing-space = { $spaces ->
    [zero] Iet { $spaces } lauciņus
    [one] Iet { $spaces } lauciņu
   *[other] Iet { $spaces } lauciņus
  }
landing-turning = Sasniedz apgriešanās lauciņu
landing-home = Nonāk mājās
landing-none = Jau mājās
landing-sends-start = sūta { $lane }. celiņa kauliņu uz starta vietu
landing-sends-turning = sūta { $lane }. celiņa kauliņu uz apgriešanās lauciņu

say-label = Laukums vārdos
say-pawn = { $player }: bandinieks lauciņā { $square }.
say-steps = { $steps ->
    [zero] Līdz mērķim vēl { $steps } soļu.
    [one] Līdz mērķim vēl { $steps } solis.
   *[other] Līdz mērķim vēl { $steps } soļi.
  }
say-fences = { $fences ->
    [0] Barjeru vairs nav.
    [zero] Vēl { $fences } barjeru.
    [one] Vēl { $fences } barjera.
   *[other] Vēl { $fences } barjeras.
  }
say-fences-h = Horizontālas barjeras, virs lauciņiem: { $fences }.
say-fences-v = Vertikālas barjeras, pa labi no lauciņiem: { $fences }.
say-no-fences = Laukumā nav barjeru.
say-targets = Tavs bandinieks var iet uz: { $squares }.
say-home = { $player }: mājās { $home } no 4 kauliņiem.
say-needs = { $needs ->
    [zero] Līdz uzvarai vēl { $needs } gājienu.
    [one] Līdz uzvarai vēl { $needs } gājiens.
   *[other] Līdz uzvarai vēl { $needs } gājieni.
  }
type-label = Ieraksti gājienu
type-go = Iet
refused-unreadable = „{ $text }” nav gājiens.
how-quoridor = Ieraksti lauciņu, piemēram, e2, vai barjeru, piemēram, e3h vai e3v.
how-squadro = Ieraksti celiņu, no 1 līdz 5.
