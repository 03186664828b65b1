### Vykstanti partija

player-you = Jūs
player-computer = Kompiuteris (lygis { $level })
player-computer-colour = { $colour } (kompiuteris, lygis { $level })
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
    [one] Laimėjote { $steps } žingsniu!
    [few] Laimėjote { $steps } žingsniais!
    [many] Laimėjote { $steps } žingsnio!
   *[other] Laimėjote { $steps } žingsnių!
  }
status-wins-steps = { $steps ->
    [one] { $player } laimi { $steps } žingsniu.
    [few] { $player } laimi { $steps } žingsniais.
    [many] { $player } laimi { $steps } žingsnio.
   *[other] { $player } laimi { $steps } žingsnių.
  }
status-won-moves = { $moves ->
    [one] Laimėjote { $moves } ėjimu!
    [few] Laimėjote { $moves } ėjimais!
    [many] Laimėjote { $moves } ėjimo!
   *[other] Laimėjote { $moves } ėjimų!
  }
status-wins-moves = { $moves ->
    [one] { $player } laimi { $moves } ėjimu.
    [few] { $player } laimi { $moves } ėjimais.
    [many] { $player } laimi { $moves } ėjimo.
   *[other] { $player } laimi { $moves } ėjimų.
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
looking-back-turn = Peržiūra: ėjimas { $turn }
looking-back-note = Žiūrite ankstesnę poziciją.

draw-title = Kas pradeda?
draw-starts = Pradeda { $player }
draw-you-start = Pradedate jūs

said-move = { $player }: { $move }.
move-leaves = palieka žaidimą
move-pawn = pėstininkas į { $square }
move-fence-h = horizontalus barjeras virš { $square }
move-fence-v = vertikalus barjeras dešiniau { $square }
move-lane = takelis { $lane }
move-lane-spaces = takelis { $lane }, iš laukelio { $from } į laukelį { $to }

actions-label = Partijos veiksmai
action-undo = Atšaukti ėjimą
action-resign = Pasiduoti
action-resign-sure = Tikrai pasiduoti
action-again = Revanšas
after-label = Kas toliau
action-level = Išbandyti lygį { $level }: { $name }
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
piece-waits = Bakstelėkite dar kartą.
piece-move = Eiti

fence-in-words = Barjeras { $fence }: { $effect }
square-pawn = { $square }, pėstininkas: { $colour }
square-target = { $square }, čia galite eiti
piece-start = Takelis { $lane }: pradžios laukelyje, greitis { $speed }.
piece-turning = Takelis { $lane }: apsisukimo laukelyje, greitis { $speed }.
piece-home = Takelis { $lane }: namie.
piece-out = Takelis { $lane }: laukelyje { $space }, eina pirmyn, greitis { $speed }.
piece-back = Takelis { $lane }: laukelyje { $space }, grįžta, greitis { $speed }.

landing-space = { $spaces ->
    [one] Eina { $spaces } laukelį
    [few] Eina { $spaces } laukelius
    [many] Eina { $spaces } laukelio
   *[other] Eina { $spaces } laukelių
  }
landing-turning = Pasiekia apsisukimo laukelį
landing-home = Grįžta namo
landing-none = Jau namie
landing-sends-start = takelis { $lane }: atgal į pradžios laukelį
landing-sends-turning = takelis { $lane }: atgal į apsisukimo laukelį

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
say-fences-v = Vertikalūs barjerai, dešiniau langelių: { $fences }.
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
