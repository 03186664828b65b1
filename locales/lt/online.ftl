### Žaidimas su kitais internete

nav-lobby = Internete
home-invite = Žaisti su draugais
home-join = Prisijungti prie partijos
home-join-text = Prisijunkite prie laukiančio žaidėjo arba iškart raskite priešininką.
home-watch = Stebėti
home-watch-text = Stebėkite vykstančias partijas.

contact-connecting = Jungiamasi…
contact-connected = Įkeliama…
contact-reconnecting = Ryšys nutrūko. Jungiamasi iš naujo…
contact-offline = Nėra interneto ryšio. Partija tęsis, kai jis atsiras.
contact-away = Ryšys nutrūko. Jungiamasi iš naujo; jūsų partija nedings.
contact-gone = Partija nerasta.

invite-title = Kvietimas žaisti „{ $game }“
invite-other = Priešininkas
invite-others = Priešininkai
invite-other-number = Žaidėjas { $number }
invite-person = Draugas
invite-handicap-you = Jūsų vidurinė figūrėlė jau apsisukusi
invite-handicap-other = Priešininko vidurinė figūrėlė jau apsisukusi
invite-who = Kas gali prisijungti
invite-who-link = Visi, kas turi nuorodą
invite-who-all = Visi (partija matoma viešame sąraše)
invite-make = Sukurti partiją
invite-making = Kuriama partija…
invite-away = Serveris nepasiekiamas. Partiją sukursime, kai tik jis atsilieps.
invite-away-offline = Nėra interneto ryšio. Partiją sukursime, kai tik jis atsiras.

name-label = Jūsų vardas
name-note = Šį vardą mato kiti žaidėjai. Paskyros nereikia.
name-kept = Išsaugota.
name-failed = Šio vardo naudoti negalima.

control-none = Laikas neribojamas
control-days = { $days ->
    [one] { $days } diena ėjimui
    [few] { $days } dienos ėjimui
    [many] { $days } dienos ėjimui
   *[other] { $days } dienų ėjimui
  }
control-move = { $seconds ->
    [one] { $seconds } sekundė ėjimui
    [few] { $seconds } sekundės ėjimui
    [many] { $seconds } sekundės ėjimui
   *[other] { $seconds } sekundžių ėjimui
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d. { $hours } h
clock-label = Liko laiko: { $time }
terms-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
  }
terms-fences = { $player }: { $fences ->
    [0] be barjerų
    [one] { $fences } barjeras
    [few] { $fences } barjerai
    [many] { $fences } barjero
   *[other] { $fences } barjerų
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: pradžios pranašumas
terms-position = Nestandartinė pozicija

seat-free = Laisva vieta
seat-yours = { $name } (jūs)
seat-sit = Prisijungti
waiting-title = Laukiama priešininko
waiting-title-invited = Jus kviečia žaisti „{ $game }“
waiting-title-watch = { $game }, netrukus prasidės
waiting-drawn = Spalvos paskirstomos atsitiktinai.
waiting-note = Partija prasidės, kai bus užimtos visos vietos.
waiting-note-invited = Prisijunkite ir žaiskite arba likite stebėti.
waiting-options = Partijos parinktys
waiting-change = Pakeisti partiją
waiting-change-note = Pakeitus partiją sukuriama nauja kvietimo nuoroda. Senoji nebeveiks.
waiting-computer = Kol laukiate, žaisti su kompiuteriu
waiting-computer-note = Jūsų vieta palaikoma. Pranešime, kai partija prasidės.
waiting-notify = Pranešti, kai prasidės
waiting-notify-on = Gausite pranešimą.
waiting-over = Partija prasidėjo.
waiting-aborted = Ši partija atšaukta
waiting-abort = Atšaukti partiją
waiting-get-up = Užleisti vietą

share-label = Pakviesti kitus
share-sit = Kvietimo nuoroda
share-watch = Nuoroda žiūrovams
share-copy = Kopijuoti
share-copied = Nukopijuota
share-send = Bendrinti…
share-title = Sužaiskime „{ $game }“
share-local = Ši nuoroda veikia tik šiame kompiuteryje. Žaidimui savo tinkle paleiskite serverį komanda:
share-code = Kvietimo nuorodos QR kodas

lobby-title = Žaidimas internete
lobby-pairing = Greita priešininko paieška
lobby-which = Žaidimas
lobby-pair = Rasti priešininką
lobby-open = Laukiančios partijos
lobby-open-none = Dabar niekas nelaukia. Sukurkite partiją, ir ji atsiras čia.
lobby-running = Vykstančios partijos
lobby-running-none = Dabar nevyksta jokia vieša partija.
lobby-game = { $game }: { $names }
lobby-watch = Stebėti
lobby-own = Atidaryti
lobby-away = Serveris nepasiekiamas. Bandoma iš naujo…
lobby-away-offline = Nėra interneto ryšio. Kai jis atsiras, sąrašas vėl bus rodomas.
lobby-meanwhile = O kol kas:
lobby-computer = Žaisti su kompiuteriu: { $game }
lobby-people = { $here ->
    [1] Dabar čia esate tik jūs
    [one] Dabar čia { $here } žmogus
    [few] Dabar čia { $here } žmonės
    [many] Dabar čia { $here } žmogaus
   *[other] Dabar čia { $here } žmonių
  }
lobby-recent = Neseniai baigtos partijos
lobby-view = Peržiūrėti
lobby-computers = Stebėti du kompiuterius: { $game }
lobby-new = Sukurti partiją: { $game }

present = Prisijungta
absent = Atsijungta
spectators = { $count ->
    [one] { $count } žiūrovas
    [few] { $count } žiūrovai
    [many] { $count } žiūrovo
   *[other] { $count } žiūrovų
  }
talk = Greitos žinutės
message-hello = Sveiki!
message-goodLuck = Sėkmės!
message-haveFun = Smagaus žaidimo!
message-wellPlayed = Gerai sužaista!
message-goodGame = Gera partija!
message-thanks = Ačiū!
message-sorry = Atsiprašau!
message-oops = Oi!
message-oneMoment = Minutėlę, prašau.
message-mustGo = Turiu eiti.
message-goodbye = Iki!

action-takeback = Prašyti atšaukti ėjimą
action-offer-draw = Siūlyti lygiąsias
action-offer-draw-sure = Tikrai siūlyti lygiąsias
action-abort = Atšaukti partiją
action-abort-sure = Tikrai atšaukti partiją
action-record = Atsisiųsti partiją
action-rematch = Revanšas
action-rematch-asked = Revanšas pasiūlytas
action-rematch-accept = Priimti revanšą
action-next-game = Kita partija

asked-draw = { $player } siūlo lygiąsias.
asked-draw-own = Pasiūlėte lygiąsias.
asked-takeback = { $player } prašo atšaukti ėjimą.
asked-takeback-own = Paprašėte atšaukti ėjimą.
answer-accept = Sutikti
answer-decline = Atmesti

status-aborted = Partija atšaukta.
status-agreement = Lygiosios susitarus.
premoves = Iš anksto: { $moves }
premoves-cancel = Atšaukti
premove-dropped = Išankstinis ėjimas atšauktas, jis nebeįmanomas: { $move }

refused-not-stored = Serveris dabar nieko negali išsaugoti. Bandykite vėliau.
refused-already-asked = Jau prašėte. Palaukite vieną ėjimą.
refused-nothing-to-take-back = Neturite ėjimo, kurį būtų galima atšaukti.
refused-too-late-to-abort = Visi jau padarė ėjimą: dabar galima tik pasiduoti.
refused-seat-taken = Kažkas suspėjo greičiau: vieta užimta.
refused-started = Partija jau prasidėjo.
refused-for-bots = Ši vieta skirta botui.
refused-bad-terms = Su šiomis parinktimis žaisti negalima.
refused-illegal-move = Toks ėjimas negalimas.
refused-not-seated = Šioje partijoje nežaidžiate.
refused-not-your-turn = Dabar ne jūsų ėjimas.
refused-stale = Partija jau pasistūmėjo. Bandykite dar kartą.
refused-time-is-up = Jūsų laikas baigėsi.
refused-not-started = Partija dar neprasidėjo.
refused-not-over = Partija dar nesibaigė.
refused-nothing-asked = Šis pasiūlymas nebegalioja.
refused-not-alone = Paprašykite priešininko leisti atšaukti ėjimą.
refused-not-creator = Partiją atšaukti gali tik ją sukūręs žaidėjas.
refused-rematch-made = Kita partija jau sukurta.
refused-not-found = Partija nerasta.
refused-too-many = Per daug partijų vienu metu. Kurią nors užbaikite ar atšaukite arba bandykite vėliau.
refused-too-fast = Per greitai. Truputį palaukite ir bandykite dar kartą.
refused-bad-name = Šio vardo naudoti negalima. Pasirinkite kitą.
refused-closing = Serveris paleidžiamas iš naujo. Bandykite po akimirkos.
