### Partije s ljudima preko mreže

## Putevi

nav-lobby = Na mreži
home-invite = Igraj s prijateljem
home-join = Pridruži se partiji
home-join-text = Pridruži se nekome ko čeka ili odmah nađi protivnika.
home-watch = Gledaj
home-watch-text = Gledaj partije uživo.

## Veza

contact-connecting = Povezivanje…
contact-connected = Učitavanje…
contact-reconnecting = Veza je prekinuta. Ponovo se povezujemo…
contact-offline = Nema mreže. Partija se nastavlja kad se ponovo povežeš.
contact-away = Veza je prekinuta. Ponovo se povezujemo, partija je sačuvana.
contact-gone = Partija nije pronađena.

## Pravljenje partije

invite-title = Poziv za { $game }
invite-other = Protivnik
invite-others = Protivnici
invite-other-number = Igrač { $number }
invite-person = Prijatelj
invite-handicap-you = Počinješ sa srednjom figurom na polju okreta
invite-handicap-other = Protivnik počinje sa srednjom figurom na polju okreta
invite-who = Ko može da se pridruži
invite-who-link = Svako ko ima link
invite-who-all = Svako (vidi se u lobiju)
invite-make = Napravi partiju
invite-making = Pravimo partiju…
invite-away = Server nije dostupan. Napravićemo partiju čim se vrati.
invite-away-offline = Nema mreže. Napravićemo partiju čim se ponovo povežeš.

## Ime

name-label = Tvoje ime
name-note = Ovo ime vide drugi igrači. Nalog nije potreban.
name-kept = Sačuvano.
name-failed = Ovo ime ne može da se koristi.

## Uslovi

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
clock-days = { $days } d { $hours } č
clock-label = Preostalo vreme: { $time }
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
terms-head-start = { $player }: prednost
terms-position = Prilagođena pozicija

## Čekanje

seat-free = Slobodno mesto
seat-yours = { $name } (ti)
seat-sit = Pridruži se
waiting-title = Čeka se protivnik
waiting-title-invited = Imaš poziv za { $game }
waiting-title-watch = { $game }, uskoro počinje
waiting-drawn = Boje se dodeljuju nasumično.
waiting-note = Partija počinje kad sva mesta budu zauzeta.
waiting-note-invited = Pridruži se ili ostani da gledaš.
waiting-options = Podešavanja partije
waiting-change = Izmeni partiju
waiting-change-note = Izmenom nastaje novi pozivni link. Stari prestaje da radi.
waiting-computer = Igraj protiv računara dok čekaš
waiting-computer-note = Mesto ti ostaje. Javićemo ti kad partija počne.
waiting-notify = Javi mi kad počne
waiting-notify-on = Stići će ti obaveštenje.
waiting-over = Partija je počela.
waiting-aborted = Partija je otkazana
waiting-abort = Otkaži partiju
waiting-get-up = Napusti

## Linkovi

share-label = Pozovi druge
share-sit = Pozivni link
share-watch = Link za gledaoce
share-copy = Kopiraj
share-copied = Kopirano
share-send = Podeli…
share-title = Hajde da igramo { $game }!
share-local = Ovaj link radi samo na ovom računaru. Za igru preko mreže pokreni server ovako:
share-code = QR kod pozivnog linka

## Lobi

lobby-title = Igraj na mreži
lobby-pairing = Brzo uparivanje
lobby-which = Igra
lobby-pair = Nađi protivnika
lobby-open = Otvorene partije
lobby-open-none = Niko ne čeka. Napravi partiju i pojaviće se ovde.
lobby-running = Partije uživo
lobby-running-none = Trenutno se ne igra nijedna javna partija.
lobby-game = { $game }: { $names }
lobby-watch = Gledaj
lobby-own = Otvori
lobby-away = Server nije dostupan. Pokušavamo ponovo…
lobby-away-offline = Nema mreže. Lobi se otvara kad se ponovo povežeš.
lobby-meanwhile = U međuvremenu:
lobby-computer = Igraj protiv računara: { $game }
lobby-people = { $here ->
    [1] Trenutno si ovde samo ti
    [one] Trenutno je ovde { $here } osoba
    [few] Trenutno su ovde { $here } osobe
   *[other] Trenutno je ovde { $here } osoba
  }
lobby-recent = Nedavne partije
lobby-view = Pogledaj
lobby-computers = Gledaj dva računara: { $game }
lobby-new = Napravi partiju: { $game }

## Društvo za tablom

present = Na mreži
absent = Van mreže
spectators = { $count ->
    [one] { $count } gledalac
    [few] { $count } gledaoca
   *[other] { $count } gledalaca
  }
talk = Brze poruke
message-hello = Zdravo!
message-goodLuck = Srećno!
message-haveFun = Uživaj u igri!
message-wellPlayed = Odličan potez!
message-goodGame = Dobra partija!
message-thanks = Hvala!
message-sorry = Izvini!
message-oops = Ups!
message-oneMoment = Samo trenutak.
message-mustGo = Moram da idem.
message-goodbye = Doviđenja!

## Dugmad pored table

action-takeback = Traži vraćanje poteza
action-offer-draw = Ponudi remi
action-offer-draw-sure = Potvrdi ponudu za remi
action-abort = Otkaži partiju
action-abort-sure = Potvrdi: otkaži partiju
action-record = Preuzmi partiju
action-rematch = Revanš
action-rematch-asked = Revanš je ponuđen
action-rematch-accept = Prihvati revanš
action-next-game = Sledeća partija

## Pitanja

asked-draw = { $player } nudi remi.
asked-draw-own = Ponuda za remi je poslata.
asked-takeback = { $player } traži vraćanje poteza.
asked-takeback-own = Zahtev za vraćanje poteza je poslat.
answer-accept = Prihvati
answer-decline = Odbij

## Statusni red

status-aborted = Partija je otkazana.
status-agreement = Remi po dogovoru.
premoves = Potez unapred: { $moves }
premoves-cancel = Otkaži
premove-dropped = Potez unapred je otkazan, više nije moguć: { $move }

## Šta server odbija

refused-not-stored = Server trenutno ne može ništa da sačuva. Pokušaj kasnije.
refused-already-asked = Zahtev je već poslat. Sačekaj jedan potez.
refused-nothing-to-take-back = Nemaš potez koji možeš da vratiš.
refused-too-late-to-abort = Svi su već igrali: sada možeš samo da predaš partiju.
refused-seat-taken = Neko drugi je bio brži: mesto je zauzeto.
refused-started = Partija je već počela.
refused-for-bots = Ovo mesto je za bota.
refused-bad-terms = Sa ovim podešavanjima ne može da se igra.
refused-illegal-move = Taj potez nije moguć.
refused-not-seated = Ne igraš u ovoj partiji.
refused-not-your-turn = Nisi na potezu.
refused-stale = Partija je otišla dalje. Pokušaj ponovo.
refused-time-is-up = Vreme ti je isteklo.
refused-not-started = Partija još nije počela.
refused-not-over = Partija još nije završena.
refused-nothing-asked = Ta ponuda više ne važi.
refused-not-alone = Zatraži od protivnika vraćanje poteza.
refused-not-creator = Partiju može da otkaže samo onaj ko ju je napravio.
refused-rematch-made = Sledeća partija je već napravljena.
refused-not-found = Partija nije pronađena.
refused-too-many = Previše partija odjednom. Završi ili otkaži neku, ili pokušaj kasnije.
refused-too-fast = Prebrzo. Sačekaj trenutak i pokušaj ponovo.
refused-bad-name = To ime ne može da se koristi. Izaberi drugo.
refused-closing = Server se ponovo pokreće. Pokušaj za koji trenutak.
