### Igra s drugima na internetu

nav-lobby = Igraj online
home-invite = Igraj s prijateljima
home-join = Pridruži se partiji
home-join-text = Pridruži se nekome tko čeka ili odmah pronađi protivnika.
home-watch = Gledaj
home-watch-text = Gledaj partije uživo.

contact-connecting = Povezivanje…
contact-connected = Učitavanje…
contact-reconnecting = Veza je prekinuta. Ponovno povezivanje…
contact-offline = Nema internetske veze. Partija će se nastaviti kad se veza vrati.
contact-away = Veza je prekinuta. Ponovno povezivanje; tvoja je partija na sigurnom.
contact-gone = Partija nije pronađena.

invite-title = Poziv na igru { $game }
invite-other = Protivnik
invite-others = Protivnici
invite-other-number = Igrač { $number }
invite-person = Prijatelj
invite-handicap-you = Tvoja srednja figura kreće s polja okreta
invite-handicap-other = Protivnikova srednja figura kreće s polja okreta
invite-who = Tko se može pridružiti
invite-who-link = Svi koji imaju poveznicu
invite-who-all = Svi (partija je na javnom popisu)
invite-make = Stvori partiju
invite-making = Stvaranje partije…
invite-away = Poslužitelj nije dostupan. Partija će se stvoriti čim se vrati.
invite-away-offline = Nema internetske veze. Partija će se stvoriti čim se veza vrati.

name-label = Tvoje ime
name-note = Ovo ime vide drugi igrači. Račun nije potreban.
name-kept = Spremljeno.
name-failed = To se ime ne može koristiti.

control-none = Bez limita
control-days = { $days ->
    [one] { $days } dan po potezu
    [few] { $days } dana po potezu
   *[other] { $days } dana po potezu
  }
control-move = { $seconds ->
    [one] { $seconds } sekunda po potezu
    [few] { $seconds } sekunde po potezu
   *[other] { $seconds } sekundi po potezu
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Preostalo vrijeme: { $time }
terms-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
  }
terms-fences = { $player }: { $fences ->
    [0] bez prepreka
    [one] { $fences } prepreka
    [few] { $fences } prepreke
   *[other] { $fences } prepreka
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: prednost na početku
terms-position = Prilagođena pozicija

seat-free = Slobodno mjesto
seat-yours = { $name } (ti)
seat-sit = Pridruži se
waiting-title = Čekamo protivnika
waiting-title-invited = Poziv na igru { $game }
waiting-title-watch = { $game }, uskoro počinje
waiting-drawn = Boje se dodjeljuju nasumično.
waiting-note = Partija počinje kad se popune sva mjesta.
waiting-note-invited = Pridruži se igri ili ostani i gledaj.
waiting-options = Opcije partije
waiting-change = Promijeni partiju
waiting-change-note = Promjenom nastaje nova poveznica za poziv. Stara prestaje vrijediti.
waiting-computer = Igraj protiv računala dok čekaš
waiting-computer-note = Tvoje mjesto te čeka. Javit ćemo ti kad partija počne.
waiting-notify = Javi mi kad počne
waiting-notify-on = Dobit ćeš obavijest.
waiting-over = Partija je počela.
waiting-aborted = Ova je partija otkazana
waiting-abort = Otkaži partiju
waiting-get-up = Napusti mjesto

share-label = Pozovi druge
share-sit = Poveznica za poziv
share-watch = Poveznica za gledatelje
share-copy = Kopiraj
share-copied = Kopirano
share-send = Podijeli…
share-title = Zaigraj { $game } sa mnom
share-local = Ova poveznica radi samo na ovom računalu. Za igru u lokalnoj mreži pokreni poslužitelj naredbom:
share-code = QR kôd poveznice za poziv

lobby-title = Igra na internetu
lobby-pairing = Brza potraga za protivnikom
lobby-which = Igra
lobby-pair = Pronađi protivnika
lobby-open = Otvorene partije
lobby-open-none = Trenutačno nitko ne čeka. Stvori partiju i pojavit će se ovdje.
lobby-running = Partije uživo
lobby-running-none = Trenutačno se ne igra nijedna javna partija.
lobby-game = { $game }: { $names }
lobby-watch = Gledaj
lobby-own = Otvori
lobby-away = Poslužitelj nije dostupan. Pokušavamo ponovno…
lobby-away-offline = Nema internetske veze. Popis će se opet prikazati kad se veza vrati.
lobby-meanwhile = U međuvremenu:
lobby-computer = Igraj protiv računala: { $game }
lobby-people = { $here ->
    [1] Trenutačno ovdje nema nikoga osim tebe
    [one] Trenutačno je ovdje { $here } osoba
    [few] Trenutačno su ovdje { $here } osobe
   *[other] Trenutačno je ovdje { $here } osoba
  }
lobby-recent = Nedavne partije
lobby-view = Pogledaj
lobby-computers = Gledaj dva računala: { $game }
lobby-new = Stvori partiju: { $game }

present = Na vezi
absent = Nije na vezi
spectators = { $count ->
    [one] { $count } gledatelj
    [few] { $count } gledatelja
   *[other] { $count } gledatelja
  }
talk = Brze poruke
message-hello = Bok!
message-goodLuck = Sretno!
message-haveFun = Dobra zabava!
message-wellPlayed = Dobro odigrano!
message-goodGame = Dobra partija!
message-thanks = Hvala!
message-sorry = Oprosti!
message-oops = Ups!
message-oneMoment = Samo trenutak, molim.
message-mustGo = Moram ići.
message-goodbye = Doviđenja!

action-takeback = Zatraži vraćanje
action-offer-draw = Ponudi remi
action-offer-draw-sure = Potvrdi ponudu remija
action-abort = Otkaži partiju
action-abort-sure = Potvrdi: otkaži partiju
action-record = Preuzmi partiju
action-rematch = Revanš
action-rematch-asked = Revanš ponuđen
action-rematch-accept = Prihvati revanš
action-next-game = Sljedeća partija

asked-draw = { $player } nudi remi.
asked-draw-own = Nudiš remi.
asked-takeback = { $player } traži vraćanje poteza.
asked-takeback-own = Tražiš vraćanje poteza.
answer-accept = Prihvati
answer-decline = Odbij

status-aborted = Partija je otkazana.
status-agreement = Remi dogovorom.
premoves = Unaprijed: { $moves }
premoves-cancel = Odustani
premove-dropped = Potez unaprijed otkazan, više nije moguć: { $move }

refused-not-stored = Poslužitelj trenutačno ne može ništa spremiti. Pokušaj kasnije.
refused-already-asked = Zahtjev je već poslan. Pričekaj jedan potez.
refused-nothing-to-take-back = Nemaš poteza koji se može vratiti.
refused-too-late-to-abort = Svi su već odigrali potez: sada je moguća samo predaja.
refused-seat-taken = Netko te preduhitrio: mjesto je zauzeto.
refused-started = Partija je već počela.
refused-for-bots = Ovo je mjesto za bota.
refused-bad-terms = S ovim se opcijama ne može igrati.
refused-illegal-move = Taj potez nije moguć.
refused-not-seated = Ne igraš u ovoj partiji.
refused-not-your-turn = Nije tvoj red.
refused-stale = U partiji se u međuvremenu nešto promijenilo. Pokušaj ponovno.
refused-time-is-up = Tvoje je vrijeme isteklo.
refused-not-started = Partija još nije počela.
refused-not-over = Partija još nije završila.
refused-nothing-asked = Ta ponuda više ne vrijedi.
refused-not-alone = Zamoli protivnika za vraćanje poteza.
refused-not-creator = Partiju može otkazati samo onaj tko ju je stvorio.
refused-rematch-made = Sljedeća je partija već stvorena.
refused-not-found = Partija nije pronađena.
refused-too-many = Previše partija odjednom. Završi ili otkaži neku ili pokušaj kasnije.
refused-too-fast = Prebrzo. Pričekaj trenutak i pokušaj ponovno.
refused-bad-name = To se ime ne može koristiti. Odaberi drugo.
refused-closing = Poslužitelj se ponovno pokreće. Pokušaj za koji trenutak.
