### Igra z drugimi na spletu

nav-lobby = Igraj na spletu
home-invite = Igraj s prijatelji
home-join = Pridruži se partiji
home-join-text = Pridruži se komu, ki čaka, ali takoj poišči nasprotnika.
home-watch = Gledaj
home-watch-text = Gledaj partije v živo.

contact-connecting = Povezovanje …
contact-connected = Nalaganje …
contact-reconnecting = Povezava je prekinjena. Znova se povezujemo …
contact-offline = Ni internetne povezave. Partija se bo nadaljevala, ko se povezava vrne.
contact-away = Povezava je prekinjena. Znova se povezujemo; tvoja partija je na varnem.
contact-gone = Partije ni mogoče najti.

invite-title = Povabilo k igri { $game }
invite-other = Nasprotnik
invite-others = Nasprotniki
invite-other-number = Igralec { $number }
invite-person = Prijatelj
invite-handicap-you = Tvoja srednja figura začne na obračališču
invite-handicap-other = Nasprotnikova srednja figura začne na obračališču
invite-who = Kdo se lahko pridruži
invite-who-link = Vsi, ki imajo povezavo
invite-who-all = Vsi (partija je na javnem seznamu)
invite-make = Ustvari partijo
invite-making = Ustvarjamo partijo …
invite-away = Strežnik ni dosegljiv. Partijo bomo ustvarili takoj, ko bo spet na voljo.
invite-away-offline = Ni internetne povezave. Partijo bomo ustvarili takoj, ko se vrne.

name-label = Tvoje ime
name-note = To ime vidijo drugi igralci. Račun ni potreben.
name-kept = Shranjeno.
name-failed = Tega imena ni mogoče uporabiti.

control-none = Brez časovne omejitve
control-days = { $days ->
    [one] { $days } dan na potezo
    [two] { $days } dneva na potezo
    [few] { $days } dnevi na potezo
   *[other] { $days } dni na potezo
  }
control-move = { $seconds ->
    [one] { $seconds } sekunda na potezo
    [two] { $seconds } sekundi na potezo
    [few] { $seconds } sekunde na potezo
   *[other] { $seconds } sekund na potezo
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Preostali čas: { $time }
terms-players = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
  }
terms-fences = { $player }: { $fences ->
    [0] brez ograj
    [one] { $fences } ograja
    [two] { $fences } ograji
    [few] { $fences } ograje
   *[other] { $fences } ograj
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: prednost na začetku
terms-position = Prilagojena postavitev

seat-free = Prosto mesto
seat-yours = { $name } (ti)
seat-sit = Pridruži se
waiting-title = Čakamo na nasprotnika
waiting-title-invited = Povabilo k igri { $game }
waiting-title-watch = { $game }, kmalu se začne
waiting-drawn = Barve se določijo naključno.
waiting-note = Partija se začne, ko so zasedena vsa mesta.
waiting-note-invited = Pridruži se igri ali ostani in gledaj.
waiting-options = Možnosti partije
waiting-change = Spremeni partijo
waiting-change-note = Sprememba ustvari novo povezavo za povabilo. Stara neha delovati.
waiting-computer = Med čakanjem igraj proti računalniku
waiting-computer-note = Tvoje mesto te čaka. Ko se partija začne, te bomo obvestili.
waiting-notify = Obvesti me, ko se začne
waiting-notify-on = Obvestili te bomo.
waiting-over = Partija se je začela.
waiting-aborted = Ta partija je odpovedana
waiting-abort = Odpovej partijo
waiting-get-up = Zapusti mesto

share-label = Povabi druge
share-sit = Povezava za povabilo
share-watch = Povezava za gledalce
share-copy = Kopiraj
share-copied = Kopirano
share-send = Deli …
share-title = Igraj { $game } z mano
share-local = Ta povezava deluje samo na tem računalniku. Za igro v lokalnem omrežju zaženi strežnik z ukazom:
share-code = Koda QR povezave za povabilo

lobby-title = Igra na spletu
lobby-pairing = Hitro iskanje nasprotnika
lobby-which = Igra
lobby-pair = Poišči nasprotnika
lobby-open = Odprte partije
lobby-open-none = Trenutno nihče ne čaka. Ustvari partijo in pokazala se bo tukaj.
lobby-running = Partije v živo
lobby-running-none = Trenutno ne poteka nobena javna partija.
lobby-game = { $game }: { $names }
lobby-watch = Gledaj
lobby-own = Odpri
lobby-away = Strežnik ni dosegljiv. Poskušamo znova …
lobby-away-offline = Ni internetne povezave. Seznam se bo spet prikazal, ko se povezava vrne.
lobby-meanwhile = Medtem pa:
lobby-computer = Igraj proti računalniku: { $game }
lobby-people = { $here ->
    [1] Trenutno tu ni nikogar razen tebe
    [one] Trenutno je tu { $here } oseba
    [two] Trenutno sta tu { $here } osebi
    [few] Trenutno so tu { $here } osebe
   *[other] Trenutno je tu { $here } oseb
  }
lobby-recent = Nedavne partije
lobby-view = Poglej
lobby-computers = Gledaj dva računalnika: { $game }
lobby-new = Ustvari partijo: { $game }

present = Na zvezi
absent = Ni na zvezi
spectators = { $count ->
    [one] { $count } gledalec
    [two] { $count } gledalca
    [few] { $count } gledalci
   *[other] { $count } gledalcev
  }
talk = Hitra sporočila
message-hello = Živjo!
message-goodLuck = Srečno!
message-haveFun = Veliko zabave!
message-wellPlayed = Dobro odigrano!
message-goodGame = Dobra partija!
message-thanks = Hvala!
message-sorry = Oprosti!
message-oops = Ups!
message-oneMoment = Samo trenutek, prosim.
message-mustGo = Moram iti.
message-goodbye = Adijo!

action-takeback = Prosi za vrnitev
action-offer-draw = Ponudi remi
action-offer-draw-sure = Potrdi ponudbo remija
action-abort = Odpovej partijo
action-abort-sure = Potrdi: odpovej partijo
action-record = Prenesi partijo
action-rematch = Revanša
action-rematch-asked = Revanša ponujena
action-rematch-accept = Sprejmi revanšo
action-next-game = Naslednja partija

asked-draw = { $player } ponuja remi.
asked-draw-own = Ponujaš remi.
asked-takeback = { $player } prosi za vrnitev poteze.
asked-takeback-own = Prosiš za vrnitev poteze.
answer-accept = Sprejmi
answer-decline = Zavrni

status-aborted = Partija je odpovedana.
status-agreement = Remi po dogovoru.
premoves = Poteza vnaprej: { $moves }
premoves-cancel = Prekliči
premove-dropped = Poteza vnaprej preklicana, ni več mogoča: { $move }

refused-not-stored = Strežnik trenutno ne more ničesar shraniti. Poskusi pozneje.
refused-already-asked = Prošnja je že poslana. Počakaj eno potezo.
refused-nothing-to-take-back = Nimaš poteze za vrnitev.
refused-too-late-to-abort = Vsi so že odigrali potezo: zdaj je mogoča le še predaja.
refused-seat-taken = Nekdo te je prehitel: mesto je zasedeno.
refused-started = Partija se je že začela.
refused-for-bots = To mesto je za bota.
refused-bad-terms = S temi možnostmi partije ni mogoče igrati.
refused-illegal-move = Ta poteza ni mogoča.
refused-not-seated = V tej partiji ne igraš.
refused-not-your-turn = Nisi na vrsti.
refused-stale = Partija je šla naprej. Poskusi znova.
refused-time-is-up = Tvoj čas je potekel.
refused-not-started = Partija se še ni začela.
refused-not-over = Partija še ni končana.
refused-nothing-asked = Ta ponudba ne velja več.
refused-not-alone = Prosi nasprotnika za vrnitev poteze.
refused-not-creator = Partijo lahko odpove samo oseba, ki jo je ustvarila.
refused-rematch-made = Naslednja partija je že ustvarjena.
refused-not-found = Partije ni mogoče najti.
refused-too-many = Preveč partij hkrati. Katero končaj ali odpovej ali poskusi pozneje.
refused-too-fast = Prehitro. Počakaj trenutek in poskusi znova.
refused-bad-name = Tega imena ni mogoče uporabiti. Izberi drugo.
refused-closing = Strežnik se znova zaganja. Poskusi čez trenutek.
