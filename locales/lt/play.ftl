### Vykstanti partija

player-you = Jūs
player-computer = Kompiuteris ({ $level } lygis)
player-computer-colour = { $colour } (kompiuteris, { $level } lygis)
player-guest = Svečias { $tag }
player-bot = Botas { $tag }

status-your-turn = Jūsų ėjimas.
status-turn = Eina { $player }.
status-thinking = { $player } galvoja.
status-won = Laimėjote!
status-won-resigned = Laimėjote: kiti pasidavė.
status-wins = { $player } laimi.
status-wins-resigned = { $player } laimi: kiti pasidavė.
status-won-steps = { $steps ->
    [one] Laimėjote { $steps } žingsnio persvara!
    [few] Laimėjote { $steps } žingsnių persvara!
    [many] Laimėjote { $steps } žingsnio persvara!
   *[other] Laimėjote { $steps } žingsnių persvara!
  }
status-wins-steps = { $steps ->
    [one] { $player } laimi { $steps } žingsnio persvara.
    [few] { $player } laimi { $steps } žingsnių persvara.
    [many] { $player } laimi { $steps } žingsnio persvara.
   *[other] { $player } laimi { $steps } žingsnių persvara.
  }
status-won-moves = { $moves ->
    [one] Laimėjote { $moves } ėjimo persvara!
    [few] Laimėjote { $moves } ėjimų persvara!
    [many] Laimėjote { $moves } ėjimo persvara!
   *[other] Laimėjote { $moves } ėjimų persvara!
  }
status-wins-moves = { $moves ->
    [one] { $player } laimi { $moves } ėjimo persvara.
    [few] { $player } laimi { $moves } ėjimų persvara.
    [many] { $player } laimi { $moves } ėjimo persvara.
   *[other] { $player } laimi { $moves } ėjimų persvara.
  }
status-own-resigned = Pasidavėte. { $player } laimi.
status-other-resigned = { $loser } pasidavė. Laimėjote!
status-resigned = { $loser } pasidavė. { $player } laimi.
status-own-time = Jūsų laikas baigėsi. { $player } laimi.
status-other-time = Baigėsi laikas: { $loser }. Laimėjote!
status-time = Baigėsi laikas: { $loser }. { $player } laimi.
status-won-time = Laimėjote: kitiems baigėsi laikas.
status-wins-time = { $player } laimi: kitiems baigėsi laikas.
status-repetition = Lygiosios: pozicija pasikartojo.
status-turn-limit = Lygiosios: pasiekta ėjimų riba.
status-other-tab = Šią partiją žaidžiate kitame skirtuke. Čia ją galite sekti.
time-ran-out = Baigėsi laikas: { $player }.
looking-back-start = Peržiūra: pradžia
looking-back-turn = Peržiūra: { $turn } ėjimas
looking-back-note = Žiūrite ankstesnę poziciją.

draw-title = Kas pradeda?
draw-starts = Pradeda { $player }
draw-you-start = Pradedate jūs

said-move = { $player }: { $move }.
move-leaves = palieka žaidimą
move-pawn = pėstininkas į { $square }
move-fence-h = horizontalus barjeras virš { $square }
move-fence-v = vertikalus barjeras į dešinę nuo { $square }
move-lane = { $lane } takelis
move-lane-spaces = { $lane } takelis, iš { $from } laukelio į { $to } laukelį

actions-label = Partijos veiksmai
action-undo = Atšaukti ėjimą
action-resign = Pasiduoti
action-resign-sure = Tikrai pasiduoti
action-again = Revanšas
after-label = Kas toliau
action-level = Išbandyti { $level } lygį: { $name }
action-new-level = Keisti lygį
action-share = Bendrinti
action-turn = Apsukti lentą
action-copy = Kopijuoti ėjimus
action-copied = Nukopijuota

moves-label = Ėjimai
moves-none = Ėjimų dar nėra.
look-label = Ėjimų peržiūra
action-first = Pirmas ėjimas
action-back = Ankstesnis ėjimas
action-forward = Kitas ėjimas
action-last = Paskutinis ėjimas
action-live = Grįžti į partiją
side-label = Ėjimai ir veiksmai

fences-left = { $fences ->
    [0] Barjerų nebėra
    [one] Liko { $fences } barjeras
    [few] Liko { $fences } barjerai
    [many] Liko { $fences } barjero
   *[other] Liko { $fences } barjerų
  }
steps-to-goal = { $steps ->
    [one] { $steps } žingsnis
    [few] { $steps } žingsniai
    [many] { $steps } žingsnio
   *[other] { $steps } žingsnių
  }
moves-needed = { $needs ->
    [one] Liko { $needs } ėjimas
    [few] Liko { $needs } ėjimai
    [many] Liko { $needs } ėjimo
   *[other] Liko { $needs } ėjimų
  }
pieces-home = { $home } iš 4 namie

board-label-quoridor = „Quoridor“ lenta. Rodyklėmis judama po langelius, Enter perkelia ten pėstininką. H ir V paima barjerą, rodyklės jį pastumia, R pasuka, Enter pastato, Esc atšaukia.
board-label-squadro = „Squadro“ lenta. Klavišai nuo 1 iki 5 pasirenka takelį, rodyklės kairėn ir dešinėn – gretimą, Enter perkelia jo figūrėlę.

effect-you = +{ $steps } jums
effect-them = +{ $steps } priešininkui
effect-seat = { $colour } +{ $steps }
effect-seat-you = jūs +{ $steps }
effect-none = Niekam netrukdo

refused-game-over = Partija baigėsi.
refused-already-there = Jūsų pėstininkas jau ten.
refused-occupied = Kelyje stovi pėstininkas.
refused-fence-between = Kelyje stovi barjeras { $fence }.
refused-straight-jump-possible = Šokite tiesiai į { $square }: įstrižai – tik jei tiesiai negalima.
refused-pawn-behind = Negalima peršokti pėstininko, jei iškart už jo stovi kitas.
refused-too-far = Per toli.
refused-no-fence-left = Barjerų nebeturite.
refused-off-board = Barjeras turi tilpti lentoje.
refused-overlaps = Persidengia su barjeru { $fence }.
refused-crosses = Kerta barjerą { $fence }.
refused-cuts-off = { $player } nebeturėtų kelio iki finišo.
refused-cuts-off-you = Nebeturėtumėte kelio iki finišo.
refused-not-your-piece = Tai ne jūsų figūrėlė.
refused-piece-home = Ši figūrėlė jau namie.
hint-frame = Barjerai statomi į griovelius.

fence-bar = Pasirinktas barjeras
fence-place = Pastatyti
fence-turn = Pasukti
fence-cancel = Atšaukti
fence-left = Kairėn
fence-right = Dešinėn
fence-up = Aukštyn
fence-down = Žemyn
piece-waits = Bakstelėkite dar kartą, kad eitų.
piece-move = Eiti

fence-in-words = Barjeras { $fence }: { $effect }
square-pawn = { $square }, pėstininkas: { $colour }
square-target = { $square }, čia galite eiti
piece-start = { $lane } takelis: pradžios laukelyje, greitis { $speed }.
piece-turning = { $lane } takelis: apsisukimo laukelyje, greitis { $speed }.
piece-home = { $lane } takelis: namie.
piece-out = { $lane } takelis: { $space } laukelyje, eina pirmyn, greitis { $speed }.
piece-back = { $lane } takelis: { $space } laukelyje, grįžta, greitis { $speed }.

landing-space = { $spaces ->
    [one] Eina { $spaces } laukelį
    [few] Eina { $spaces } laukelius
    [many] Eina { $spaces } laukelio
   *[other] Eina { $spaces } laukelių
  }
landing-turning = Pasiekia apsisukimo laukelį
landing-home = Grįžta namo
landing-none = Jau namie
landing-sends-start = grąžina { $lane } takelio figūrėlę į pradžią
landing-sends-turning = grąžina { $lane } takelio figūrėlę į apsisukimo laukelį

say-label = Lenta žodžiais
say-pawn = { $player }: pėstininkas langelyje { $square }.
say-steps = { $steps ->
    [one] Iki finišo liko { $steps } žingsnis.
    [few] Iki finišo liko { $steps } žingsniai.
    [many] Iki finišo liko { $steps } žingsnio.
   *[other] Iki finišo liko { $steps } žingsnių.
  }
say-fences = { $fences ->
    [0] Barjerų nebėra.
    [one] Liko { $fences } barjeras.
    [few] Liko { $fences } barjerai.
    [many] Liko { $fences } barjero.
   *[other] Liko { $fences } barjerų.
  }
say-fences-h = Horizontalūs barjerai, virš langelių: { $fences }.
say-fences-v = Vertikalūs barjerai, į dešinę nuo langelių: { $fences }.
say-no-fences = Lentoje barjerų nėra.
say-targets = Jūsų pėstininkas gali eiti į: { $squares }.
say-home = { $player }: namie { $home } iš 4 figūrėlių.
say-needs = { $needs ->
    [one] Iki pergalės liko { $needs } ėjimas.
    [few] Iki pergalės liko { $needs } ėjimai.
    [many] Iki pergalės liko { $needs } ėjimo.
   *[other] Iki pergalės liko { $needs } ėjimų.
  }
type-label = Įrašykite ėjimą
type-go = Eiti
refused-unreadable = „{ $text }“ nėra ėjimas.
how-quoridor = Įrašykite langelį, pvz., e2, arba barjerą, pvz., e3h ar e3v.
how-squadro = Įrašykite takelį, nuo 1 iki 5.
