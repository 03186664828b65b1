### Spill på nett
nav-lobby = Spill på nett
home-invite = Spill mot en venn
home-join = Bli med i et parti
home-join-text = Spill med noen som venter, eller få en motstander med en gang.
home-watch = Se på
home-watch-text = Følg partier direkte.
contact-connecting = Kobler til …
contact-connected = Laster inn …
contact-reconnecting = Mistet forbindelsen. Kobler til igjen …
contact-offline = Du er frakoblet. Partiet fortsetter når du er på nett igjen.
contact-away = Mistet forbindelsen. Kobler til igjen; partiet ditt er trygt.
contact-gone = Fant ikke partiet.
invite-title = Inviter til { $game }
invite-other = Motstander
invite-others = Motstandere
invite-other-number = Spiller { $number }
invite-person = En venn
invite-handicap-you = Du starter med den midterste brikken snudd
invite-handicap-other = Motstanderen starter med den midterste brikken snudd
invite-who = Hvem kan bli med
invite-who-link = Alle med lenken
invite-who-all = Alle (vises i lobbyen)
invite-make = Opprett parti
invite-making = Oppretter partiet …
invite-away = Får ikke kontakt med serveren. Vi oppretter partiet så snart den er tilbake.
invite-away-offline = Du er frakoblet. Vi oppretter partiet så snart du er på nett igjen.
name-label = Navnet ditt
name-note = Andre spillere ser dette navnet. Du trenger ingen konto.
name-kept = Lagret.
name-failed = Dette navnet kan ikke brukes.
control-none = Ingen tidsgrense
control-days = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
  }
control-move = { $seconds ->
    [one] { $seconds } sekund per trekk
   *[other] { $seconds } sekunder per trekk
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } t
clock-label = Tid igjen: { $time }
terms-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }
terms-fences = { $player }: { $fences ->
    [0] ingen sperrer
    [one] { $fences } sperre
   *[other] { $fences } sperrer
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: forsprang
terms-position = Egen startstilling
seat-free = Ledig plass
seat-yours = { $name } (du)
seat-sit = Bli med
waiting-title = Venter på motstanderen
waiting-title-invited = Du er invitert til { $game }
waiting-title-watch = { $game }, starter snart
waiting-drawn = Fargene fordeles tilfeldig.
waiting-note = Partiet starter når alle plassene er tatt.
waiting-note-invited = Bli med og spill, eller bli og se på.
waiting-options = Valg for partiet
waiting-change = Oppdater partiet
waiting-change-note = Når du oppdaterer, lages det en ny invitasjonslenke. Den gamle slutter å virke.
waiting-computer = Spill mot datamaskinen imens
waiting-computer-note = Plassen din er reservert. Du får beskjed når partiet starter.
waiting-notify = Gi meg beskjed når det starter
waiting-notify-on = Du får et varsel.
waiting-over = Partiet har startet.
waiting-aborted = Partiet ble avlyst
waiting-abort = Avlys partiet
waiting-get-up = Forlat plassen
share-label = Inviter andre
share-sit = Invitasjonslenke
share-watch = Tilskuerlenke
share-copy = Kopier
share-copied = Kopiert
share-send = Del …
share-title = Spill { $game } med meg
share-local = Denne lenken virker bare på denne datamaskinen. Vil du spille over nettverket, starter du serveren med:
share-code = QR-kode for invitasjonslenken
lobby-title = Spill på nett
lobby-pairing = Rask start
lobby-which = Spill
lobby-pair = Finn en motstander
lobby-open = Åpne partier
lobby-open-none = Ingen venter nå. Opprett et parti, så dukker det opp her.
lobby-running = Pågående partier
lobby-running-none = Ingen offentlige partier spilles akkurat nå.
lobby-game = { $game }: { $names }
lobby-watch = Se på
lobby-own = Åpne
lobby-away = Får ikke kontakt med serveren. Prøver igjen …
lobby-away-offline = Du er frakoblet. Lobbyen åpner igjen når du er på nett.
lobby-meanwhile = Imens:
lobby-computer = Spill mot datamaskinen: { $game }
lobby-people = { $here ->
    [1] Du er alene her akkurat nå
    [one] { $here } person er her akkurat nå
   *[other] { $here } personer er her akkurat nå
  }
lobby-recent = Siste partier
lobby-view = Vis
lobby-computers = Se to datamaskiner spille: { $game }
lobby-new = Opprett parti: { $game }
present = Tilkoblet
absent = Frakoblet
spectators = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
  }
talk = Hurtigprat
message-hello = Hei!
message-goodLuck = Lykke til!
message-haveFun = Kos deg!
message-wellPlayed = Bra spilt!
message-goodGame = Bra parti!
message-thanks = Takk!
message-sorry = Beklager!
message-oops = Oi!
message-oneMoment = Et øyeblikk.
message-mustGo = Jeg må gå.
message-goodbye = Ha det!
action-takeback = Ta tilbake trekk
action-offer-draw = Tilby uavgjort
action-offer-draw-sure = Bekreft: tilby uavgjort
action-abort = Avlys partiet
action-abort-sure = Bekreft: avlys partiet
action-record = Last ned partiet
action-rematch = Omkamp
action-rematch-asked = Omkamp tilbudt
action-rematch-accept = Godta omkamp
action-next-game = Neste parti
asked-draw = { $player } tilbyr uavgjort.
asked-draw-own = Du har tilbudt uavgjort.
asked-takeback = { $player } vil ta tilbake et trekk.
asked-takeback-own = Du har bedt om å ta tilbake et trekk.
answer-accept = Godta
answer-decline = Avslå
status-aborted = Partiet ble avlyst.
status-agreement = Uavgjort etter avtale.
premoves = Forhåndstrekk: { $moves }
premoves-cancel = Avbryt
premove-dropped = Forhåndstrekket ble strøket, ikke lenger mulig: { $move }
refused-not-stored = Serveren kan ikke lagre noe akkurat nå. Prøv igjen senere.
refused-already-asked = Du har allerede spurt. Vent en tur.
refused-nothing-to-take-back = Du har ikke noe trekk å ta tilbake.
refused-too-late-to-abort = Alle har gjort et trekk: nå kan du bare gi opp.
refused-seat-taken = Noen andre var raskere: plassen er tatt.
refused-started = Partiet har allerede startet.
refused-for-bots = Denne plassen er for en bot.
refused-bad-terms = Det går ikke an å spille med disse valgene.
refused-illegal-move = Det trekket er ikke mulig.
refused-not-seated = Du er ikke med i dette partiet.
refused-not-your-turn = Det er ikke din tur.
refused-stale = Partiet har gått videre. Prøv igjen.
refused-time-is-up = Tiden din er ute.
refused-not-started = Partiet har ikke startet ennå.
refused-not-over = Partiet er ikke ferdig ennå.
refused-nothing-asked = Tilbudet gjelder ikke lenger.
refused-not-alone = Spør motstanderen om du får ta tilbake trekket.
refused-not-creator = Bare den som opprettet partiet, kan avlyse det.
refused-rematch-made = Neste parti er allerede opprettet.
refused-not-found = Fant ikke partiet.
refused-too-many = For mange partier på en gang. Avslutt eller avlys ett, eller prøv igjen senere.
refused-too-fast = Det gikk for fort. Vent litt og prøv igjen.
refused-bad-name = Det navnet kan ikke brukes. Velg et annet.
refused-closing = Serveren starter på nytt. Prøv igjen om et øyeblikk.
