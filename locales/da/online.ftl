### Spil online
nav-lobby = Spil online
home-invite = Spil mod en ven
home-join = Vær med i et parti
home-join-text = Spil med en, der venter, eller få en modstander med det samme.
home-watch = Se med
home-watch-text = Se partier live.
contact-connecting = Opretter forbindelse …
contact-connected = Indlæser …
contact-reconnecting = Forbindelsen blev afbrudt. Forbinder igen …
contact-offline = Du er offline. Partiet fortsætter, når du er online igen.
contact-away = Forbindelsen blev afbrudt. Forbinder igen; dit parti går ikke tabt.
contact-gone = Partiet blev ikke fundet.
invite-title = Invitér til { $game }
invite-other = Modstander
invite-others = Modstandere
invite-other-number = Spiller { $number }
invite-person = En ven
invite-handicap-you = Du starter med din midterste brik vendt
invite-handicap-other = Din modstander starter med sin midterste brik vendt
invite-who = Hvem kan være med
invite-who-link = Alle med linket
invite-who-all = Alle (vises i lobbyen)
invite-make = Opret parti
invite-making = Opretter dit parti …
invite-away = Ingen forbindelse til serveren. Vi opretter partiet, så snart den er tilbage.
invite-away-offline = Du er offline. Vi opretter partiet, så snart du er online igen.
name-label = Dit navn
name-note = Andre spillere ser dette navn. Du behøver ingen konto.
name-kept = Gemt.
name-failed = Dette navn kan ikke bruges.
control-none = Ingen tidsgrænse
control-days = { $days ->
    [one] { $days } dag pr. træk
   *[other] { $days } dage pr. træk
  }
control-move = { $seconds ->
    [one] { $seconds } sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
  }
control-minutes = { $minutes } min.
control-seconds = { $seconds } sek.
control-increment = { $time } + { $increment } sek.
clock-days = { $days } d { $hours } t
clock-label = Tid tilbage: { $time }
terms-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
  }
terms-fences = { $player }: { $fences ->
    [0] ingen forhindringer
    [one] { $fences } forhindring
   *[other] { $fences } forhindringer
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: forspring
terms-position = Egen startstilling
seat-free = Ledig plads
seat-yours = { $name } (dig)
seat-sit = Vær med
waiting-title = Venter på din modstander
waiting-title-invited = Du er inviteret til { $game }
waiting-title-watch = { $game }, starter snart
waiting-drawn = Der trækkes lod om farverne.
waiting-note = Partiet starter, når alle pladser er taget.
waiting-note-invited = Vær med, eller bliv og se på.
waiting-options = Indstillinger for partiet
waiting-change = Opdatér partiet
waiting-change-note = Når du opdaterer, laves der et nyt invitationslink. Det gamle holder op med at virke.
waiting-computer = Spil mod computeren imens
waiting-computer-note = Din plads er reserveret. Du får besked, når partiet starter.
waiting-notify = Giv mig besked, når det starter
waiting-notify-on = Du får en notifikation.
waiting-over = Partiet er startet.
waiting-aborted = Partiet blev aflyst
waiting-abort = Aflys parti
waiting-get-up = Forlad pladsen
share-label = Invitér andre
share-sit = Invitationslink
share-watch = Tilskuerlink
share-copy = Kopiér
share-copied = Kopieret
share-send = Del …
share-title = Spil { $game } med mig
share-local = Linket virker kun på denne computer. Vil du spille over dit netværk, så start serveren med:
share-code = QR-kode til invitationslinket
lobby-title = Spil online
lobby-pairing = Hurtig start
lobby-which = Spil
lobby-pair = Find en modstander
lobby-open = Åbne partier
lobby-open-none = Ingen venter lige nu. Opret et parti, så dukker det op her.
lobby-running = Partier i gang
lobby-running-none = Der spilles ingen offentlige partier lige nu.
lobby-game = { $game }: { $names }
lobby-watch = Se med
lobby-own = Åbn
lobby-away = Ingen forbindelse til serveren. Prøver igen …
lobby-away-offline = Du er offline. Lobbyen åbner igen, når du er online.
lobby-meanwhile = Imens:
lobby-computer = Spil mod computeren: { $game }
lobby-people = { $here ->
    [1] Du er alene her lige nu
    [one] { $here } person er her lige nu
   *[other] { $here } personer er her lige nu
  }
lobby-recent = Seneste partier
lobby-view = Vis
lobby-computers = Se to computere spille: { $game }
lobby-new = Opret parti: { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
  }
talk = Hurtige beskeder
message-hello = Hej!
message-goodLuck = Held og lykke!
message-haveFun = God fornøjelse!
message-wellPlayed = Godt spillet!
message-goodGame = Godt parti!
message-thanks = Tak!
message-sorry = Undskyld!
message-oops = Ups!
message-oneMoment = Lige et øjeblik.
message-mustGo = Jeg er nødt til at gå.
message-goodbye = Farvel!
action-takeback = Tag træk tilbage
action-offer-draw = Tilbyd uafgjort
action-offer-draw-sure = Bekræft: tilbyd uafgjort
action-abort = Aflys parti
action-abort-sure = Bekræft: aflys parti
action-record = Download parti
action-rematch = Revanche
action-rematch-asked = Revanche tilbudt
action-rematch-accept = Tag imod revanche
action-next-game = Næste parti
asked-draw = { $player } tilbyder uafgjort.
asked-draw-own = Du har tilbudt uafgjort.
asked-takeback = { $player } vil gerne tage et træk tilbage.
asked-takeback-own = Du har bedt om at tage et træk tilbage.
answer-accept = Acceptér
answer-decline = Afvis
status-aborted = Partiet blev aflyst.
status-agreement = Uafgjort efter aftale.
premoves = Forhåndstræk: { $moves }
premoves-cancel = Annullér
premove-dropped = Forhåndstræk annulleret, ikke længere muligt: { $move }
refused-not-stored = Serveren kan ikke gemme noget lige nu. Prøv igen senere.
refused-already-asked = Du har allerede spurgt. Vent en tur.
refused-nothing-to-take-back = Du har intet træk at tage tilbage.
refused-too-late-to-abort = Alle har trukket: nu kan du kun give op.
refused-seat-taken = En anden var hurtigere: pladsen er taget.
refused-started = Partiet er allerede startet.
refused-for-bots = Denne plads er til en bot.
refused-bad-terms = Man kan ikke spille et parti med disse indstillinger.
refused-illegal-move = Det træk er ikke muligt.
refused-not-seated = Du er ikke med i dette parti.
refused-not-your-turn = Det er ikke din tur.
refused-stale = Partiet er kommet videre. Prøv igen.
refused-time-is-up = Din tid er udløbet.
refused-not-started = Partiet er ikke startet endnu.
refused-not-over = Partiet er ikke slut endnu.
refused-nothing-asked = Tilbuddet gælder ikke længere.
refused-not-alone = Spørg din modstander, om du må tage trækket tilbage.
refused-not-creator = Kun den, der oprettede partiet, kan aflyse det.
refused-rematch-made = Det næste parti er allerede oprettet.
refused-not-found = Partiet blev ikke fundet.
refused-too-many = For mange partier på én gang. Afslut eller aflys et, eller prøv igen senere.
refused-too-fast = Det går for hurtigt. Vent lidt, og prøv igen.
refused-bad-name = Det navn kan ikke bruges. Vælg et andet.
refused-closing = Serveren genstarter. Prøv igen om lidt.
