### Farside suomeksi
player-you = Sinä
player-computer = Tietokone (taso { $level })
player-computer-colour = { $colour } (tietokone, taso { $level })
player-guest = Vieras { $tag }
player-bot = Botti { $tag }
status-your-turn = Sinun vuorosi.
status-turn = Vuorossa { $player }.
status-thinking = { $player } miettii.
status-won = Voitit!
status-won-resigned = Voitit: muut luovuttivat.
status-wins = { $player } voittaa.
status-wins-resigned = { $player } voittaa: muut luovuttivat.
status-won-steps = { $steps ->
    [one] Voitit { $steps } askeleen erolla!
   *[other] Voitit { $steps } askeleen erolla!
  }
status-wins-steps = { $steps ->
    [one] { $player } voittaa { $steps } askeleen erolla.
   *[other] { $player } voittaa { $steps } askeleen erolla.
  }
status-won-moves = { $moves ->
    [one] Voitit { $moves } siirron erolla!
   *[other] Voitit { $moves } siirron erolla!
  }
status-wins-moves = { $moves ->
    [one] { $player } voittaa { $moves } siirron erolla.
   *[other] { $player } voittaa { $moves } siirron erolla.
  }
status-own-resigned = Luovutit. { $player } voittaa.
status-other-resigned = { $loser } luovutti. Voitit!
status-resigned = { $loser } luovutti. { $player } voittaa.
status-own-time = Aikasi loppui. { $player } voittaa.
status-other-time = { $loser } ylitti aikarajan. Voitit!
status-time = { $loser } ylitti aikarajan. { $player } voittaa.
status-won-time = Voitit ajalla.
status-wins-time = { $player } voittaa ajalla.
status-repetition = Tasapeli: sama asema toistui.
status-turn-limit = Tasapeli: vuoroja kertyi liikaa.
status-other-tab = Pelaat tätä peliä toisessa välilehdessä. Tämä välilehti seuraa mukana.
time-ran-out = { $player } ylitti aikarajan.
looking-back-start = Katselet alkuasemaa
looking-back-turn = Katselet vuoroa { $turn }
looking-back-note = Katselet aiempaa asemaa.
draw-title = Kuka aloittaa?
draw-starts = { $player } aloittaa
draw-you-start = Sinä aloitat
said-move = { $player }: { $move }.
move-leaves = jättää pelin
move-pawn = nappula ruutuun { $square }
move-fence-h = vaakasuora aita ruudun { $square } yläpuolelle
move-fence-v = pystysuora aita ruudun { $square } oikealle puolelle
move-lane = rata { $lane }
move-lane-spaces = rata { $lane }, ruudusta { $from } ruutuun { $to }
actions-label = Pelin toiminnot
action-undo = Peru siirto
action-resign = Luovuta
action-resign-sure = Vahvista luovutus
action-again = Uusintapeli
after-label = Mitä seuraavaksi?
action-level = Kokeile tasoa { $level }: { $name }
action-new-level = Vaihda tasoa
action-share = Jaa
action-turn = Käännä pelilauta
action-copy = Kopioi siirrot
action-copied = Kopioitu
moves-label = Siirrot
moves-none = Ei vielä siirtoja.
look-label = Selaa siirtoja
action-first = Ensimmäinen siirto
action-back = Edellinen siirto
action-forward = Seuraava siirto
action-last = Viimeinen siirto
action-live = Takaisin peliin
side-label = Siirrot ja toiminnot
fences-left = { $fences ->
    [0] Ei aitoja jäljellä
    [one] { $fences } aita jäljellä
   *[other] { $fences } aitaa jäljellä
  }
steps-to-goal = { $steps ->
    [one] { $steps } askel
   *[other] { $steps } askelta
  }
moves-needed = { $needs ->
    [one] { $needs } siirto jäljellä
   *[other] { $needs } siirtoa jäljellä
  }
pieces-home = { $home }/4 maalissa
board-label-quoridor = Quoridorin pelilauta. Nuolinäppäimet liikuttavat ruudusta toiseen, Enter siirtää nappulan siihen. H ja V ottavat aidan, nuolet siirtävät sitä, R kääntää sen, Enter asettaa sen, Esc peruu.
board-label-squadro = Squadron pelilauta. Näppäimet 1–5 valitsevat radan, nuolet vasemmalle ja oikealle seuraavan, Enter siirtää radan nappulaa.
effect-you = +{ $steps } sinulle
effect-them = +{ $steps } vastustajalle
effect-seat = { $colour } +{ $steps }
effect-seat-you = sinä +{ $steps }
effect-none = Ei hidasta ketään
refused-game-over = Peli on päättynyt.
refused-already-there = Nappulasi on jo siinä.
refused-occupied = Nappula on tiellä.
refused-fence-between = Aita { $fence } on tiellä.
refused-straight-jump-possible = Hyppää suoraan: { $square }. Vinottain vain, jos suora hyppy on estetty.
refused-pawn-behind = Et voi hypätä nappulan yli, jos heti sen takana on toinen nappula.
refused-too-far = Liian kaukana.
refused-no-fence-left = Sinulla ei ole aitoja jäljellä.
refused-off-board = Aidan on mahduttava pelilaudalle.
refused-overlaps = Menee päällekkäin aidan { $fence } kanssa.
refused-crosses = Menee ristiin aidan { $fence } kanssa.
refused-cuts-off = { $player } jäisi ilman reittiä maaliin.
refused-cuts-off-you = Jäisit ilman reittiä maaliin.
refused-not-your-piece = Tuo ei ole sinun nappulasi.
refused-piece-home = Tuo nappula on jo maalissa.
hint-frame = Aidat asetetaan uriin.
fence-bar = Valittu aita
fence-place = Aseta
fence-turn = Käännä
fence-cancel = Peru
fence-left = Vasemmalle
fence-right = Oikealle
fence-up = Ylös
fence-down = Alas
piece-waits = Siirrä napauttamalla uudelleen.
piece-move = Siirrä
fence-in-words = Aita { $fence }: { $effect }
square-pawn = { $square }, nappula: { $colour }
square-target = { $square }, voit siirtyä tähän
piece-start = Rata { $lane }: lähtöruudussa, nopeus { $speed }.
piece-turning = Rata { $lane }: kääntöruudussa, nopeus { $speed }.
piece-home = Rata { $lane }: maalissa.
piece-out = Rata { $lane }: ruudussa { $space }, menomatkalla, nopeus { $speed }.
piece-back = Rata { $lane }: ruudussa { $space }, paluumatkalla, nopeus { $speed }.
landing-space = { $spaces ->
    [one] Etenee { $spaces } ruudun
   *[other] Etenee { $spaces } ruutua
  }
landing-turning = Pääsee kääntöruutuun
landing-home = Pääsee maaliin
landing-none = On jo maalissa
landing-sends-start = radan { $lane } nappula palaa lähtöruutuun
landing-sends-turning = radan { $lane } nappula palaa kääntöruutuun
say-label = Pelilauta sanoin
say-pawn = { $player }: nappula ruudussa { $square }.
say-steps = { $steps ->
    [one] { $steps } askel maaliin.
   *[other] { $steps } askelta maaliin.
  }
say-fences = { $fences ->
    [0] Ei aitoja jäljellä.
    [one] { $fences } aita jäljellä.
   *[other] { $fences } aitaa jäljellä.
  }
say-fences-h = Vaakasuorat aidat, näiden ruutujen yläpuolella: { $fences }.
say-fences-v = Pystysuorat aidat, näiden ruutujen oikealla puolella: { $fences }.
say-no-fences = Pelilaudalla ei ole aitoja.
say-targets = Nappulasi voi siirtyä näihin ruutuihin: { $squares }.
say-home = { $player }: neljästä nappulasta maalissa { $home }.
say-needs = { $needs ->
    [one] { $needs } siirto jäljellä.
   *[other] { $needs } siirtoa jäljellä.
  }
type-label = Kirjoita siirto
type-go = Siirrä
refused-unreadable = ”{ $text }” ei ole siirto.
how-quoridor = Kirjoita ruutu, esimerkiksi e2, tai aita, esimerkiksi e3h tai e3v.
how-squadro = Kirjoita radan numero, 1–5.
