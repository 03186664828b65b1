### Farside eesti keeles
player-you = Sina
player-computer = Arvuti (tase { $level })
player-computer-colour = { $colour } (arvuti, tase { $level })
player-guest = Külaline { $tag }
player-bot = Bot { $tag }
status-your-turn = Sinu kord.
status-turn = Käigul on { $player }.
status-thinking = { $player } mõtleb.
status-won = Sina võitsid!
status-won-resigned = Sina võitsid: teised alistusid.
status-wins = { $player } võitis.
status-wins-resigned = { $player } võitis: teised alistusid.
status-won-steps = { $steps ->
    [one] Sina võitsid { $steps } sammu eduga!
   *[other] Sina võitsid { $steps } sammu eduga!
  }
status-wins-steps = { $steps ->
    [one] { $player } võitis { $steps } sammu eduga.
   *[other] { $player } võitis { $steps } sammu eduga.
  }
status-won-moves = { $moves ->
    [one] Sina võitsid { $moves } käigu eduga!
   *[other] Sina võitsid { $moves } käigu eduga!
  }
status-wins-moves = { $moves ->
    [one] { $player } võitis { $moves } käigu eduga.
   *[other] { $player } võitis { $moves } käigu eduga.
  }
status-own-resigned = Sa alistusid. { $player } võitis.
status-other-resigned = { $loser } alistus. Sina võitsid!
status-resigned = { $loser } alistus. { $player } võitis.
status-own-time = Sinu aeg sai otsa. { $player } võitis.
status-other-time = { $loser } ületas ajalimiidi. Sina võitsid!
status-time = { $loser } ületas ajalimiidi. { $player } võitis.
status-won-time = Sina võitsid ajaga.
status-wins-time = { $player } võitis ajaga.
status-repetition = Viik: seis kordus.
status-turn-limit = Viik: käikude piir on täis.
status-other-tab = Mängid seda mängu teisel vahekaardil. See siin käib kaasa.
time-ran-out = { $player } ületas ajalimiidi.
looking-back-start = Tagasivaade: algus
looking-back-turn = Tagasivaade: { $turn }. käik
looking-back-note = Vaatad varasemat seisu.
draw-title = Kes alustab?
draw-starts = { $player } alustab
draw-you-start = Sina alustad
said-move = { $player }: { $move }.
move-leaves = lahkub mängust
move-pawn = nupp ruudule { $square }
move-fence-h = horisontaalne tara ruudu { $square } kohale
move-fence-v = vertikaalne tara ruudust { $square } paremale
move-lane = rada { $lane }
move-lane-spaces = rada { $lane }, ruudult { $from } ruudule { $to }
actions-label = Mängu toimingud
action-undo = Võta tagasi
action-resign = Alistu
action-resign-sure = Kinnita alistumine
action-again = Revanš
after-label = Mis edasi?
action-level = Proovi taset { $level }: { $name }
action-new-level = Muuda taset
action-share = Jaga
action-turn = Pööra mängulauda
action-copy = Kopeeri käigud
action-copied = Kopeeritud
moves-label = Käigud
moves-none = Käike veel pole.
look-label = Sirvi käike
action-first = Esimene käik
action-back = Eelmine käik
action-forward = Järgmine käik
action-last = Viimane käik
action-live = Tagasi mängu
side-label = Käigud ja toimingud
fences-left = { $fences ->
    [0] Tarad on otsas
    [one] { $fences } tara alles
   *[other] { $fences } tara alles
  }
steps-to-goal = { $steps ->
    [one] { $steps } samm
   *[other] { $steps } sammu
  }
moves-needed = { $needs ->
    [one] Veel { $needs } käik
   *[other] Veel { $needs } käiku
  }
pieces-home = { $home }/4 kohal
board-label-quoridor = Quoridori mängulaud. Nooleklahvid liiguvad ruudult ruudule, Enter käib nupuga sinna. H ja V võtavad tara, nooled nihutavad seda, R pöörab, Enter paneb paika, Esc tühistab.
board-label-squadro = Squadro mängulaud. Klahvid 1–5 valivad raja, nooled vasakule ja paremale järgmise, Enter käib selle nupuga.
effect-you = sulle +{ $steps }
effect-them = vastasele +{ $steps }
effect-seat = { $colour } +{ $steps }
effect-seat-you = sina +{ $steps }
effect-none = Ei aeglusta kedagi
refused-game-over = Mäng on läbi.
refused-already-there = Sinu nupp on juba seal.
refused-occupied = Nupp on ees.
refused-fence-between = Tara { $fence } on ees.
refused-straight-jump-possible = Hüppa otse: { $square }. Diagonaalis saab ainult siis, kui otse ei saa.
refused-pawn-behind = Nupust ei saa üle hüpata, kui kohe selle taga on teine nupp.
refused-too-far = Liiga kaugel.
refused-no-fence-left = Sul pole enam tarasid.
refused-off-board = Tara peab mängulauale mahtuma.
refused-overlaps = Kattub taraga { $fence }.
refused-crosses = Ristub taraga { $fence }.
refused-cuts-off = { $player } ei pääseks enam läbi.
refused-cuts-off-you = Sa ei pääseks enam läbi.
refused-not-your-piece = See pole sinu nupp.
refused-piece-home = See nupp on juba kohal.
hint-frame = Tarad käivad soontesse.
fence-bar = Valitud tara
fence-place = Pane
fence-turn = Pööra
fence-cancel = Tühista
fence-left = Vasakule
fence-right = Paremale
fence-up = Üles
fence-down = Alla
piece-waits = Käimiseks puuduta uuesti.
piece-move = Käi
fence-in-words = Tara { $fence }: { $effect }
square-pawn = { $square }, nupp: { $colour }
square-target = { $square }, siia saad käia
piece-start = Rada { $lane }: alguspunktis, kiirus { $speed }.
piece-turning = Rada { $lane }: pöörderuudul, kiirus { $speed }.
piece-home = Rada { $lane }: kohal.
piece-out = Rada { $lane }: ruudul { $space }, minekul, kiirus { $speed }.
piece-back = Rada { $lane }: ruudul { $space }, tagasiteel, kiirus { $speed }.
landing-space = { $spaces ->
    [one] Liigub { $spaces } ruudu
   *[other] Liigub { $spaces } ruutu
  }
landing-turning = Jõuab pöörderuudule
landing-home = Jõuab kohale
landing-none = Juba kohal
landing-sends-start = saadab raja { $lane } nupu tagasi alguspunkti
landing-sends-turning = saadab raja { $lane } nupu tagasi pöörderuudule
say-label = Mängulaud sõnades
say-pawn = { $player }: nupp ruudul { $square }.
say-steps = { $steps ->
    [one] Veel { $steps } samm.
   *[other] Veel { $steps } sammu.
  }
say-fences = { $fences ->
    [0] Tarad on otsas.
    [one] { $fences } tara alles.
   *[other] { $fences } tara alles.
  }
say-fences-h = Horisontaalsed tarad, ruutude kohal: { $fences }.
say-fences-v = Vertikaalsed tarad, ruutudest paremal: { $fences }.
say-no-fences = Mängulaual pole tarasid.
say-targets = Sinu nupp saab käia ruutudele: { $squares }.
say-home = { $player }: neljast nupust on kohal { $home }.
say-needs = { $needs ->
    [one] Veel { $needs } käik.
   *[other] Veel { $needs } käiku.
  }
type-label = Sisesta käik
type-go = Käi
refused-unreadable = „{ $text }“ pole käik.
how-quoridor = Sisesta ruut, näiteks e2, või tara, näiteks e3h või e3v.
how-squadro = Sisesta raja number, 1–5.
