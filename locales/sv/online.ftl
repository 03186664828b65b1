### Spela online
nav-lobby = Spela online
home-invite = Bjud in en vän
home-join = Gå med i ett parti
home-join-text = Spela med någon som väntar, eller få en motståndare direkt.
home-watch = Titta på
home-watch-text = Följ partier live.
contact-connecting = Ansluter …
contact-connected = Laddar …
contact-reconnecting = Anslutningen bröts. Ansluter igen …
contact-offline = Du är offline. Partiet fortsätter när du är online igen.
contact-away = Anslutningen bröts. Ansluter igen; ditt parti är i tryggt förvar.
contact-gone = Partiet hittades inte.
invite-title = Bjud in till { $game }
invite-other = Motståndare
invite-others = Motståndare
invite-other-number = Spelare { $number }
invite-person = En vän
invite-handicap-you = Du börjar med din mittenpjäs vänd
invite-handicap-other = Motståndaren börjar med sin mittenpjäs vänd
invite-who = Vem kan gå med
invite-who-link = Alla med länken
invite-who-all = Vem som helst (syns i lobbyn)
invite-make = Skapa parti
invite-making = Skapar ditt parti …
invite-away = Servern kan inte nås. Vi skapar partiet så snart den är tillbaka.
invite-away-offline = Du är offline. Vi skapar partiet så snart du är online igen.
name-label = Ditt namn
name-note = Andra spelare ser det här namnet. Inget konto behövs.
name-kept = Sparat.
name-failed = Det här namnet går inte att använda.
control-none = Ingen tidsgräns
control-days = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
  }
control-move = { $seconds ->
    [one] { $seconds } sekund per drag
   *[other] { $seconds } sekunder per drag
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Tid kvar: { $time }
terms-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
  }
terms-fences = { $player }: { $fences ->
    [0] inga väggar
    [one] { $fences } vägg
   *[other] { $fences } väggar
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: försprång
terms-position = Egen startställning
seat-free = Ledig plats
seat-yours = { $name } (du)
seat-sit = Gå med
waiting-title = Väntar på din motståndare
waiting-title-invited = Du är inbjuden till { $game }
waiting-title-watch = { $game }, börjar snart
waiting-drawn = Färgerna lottas.
waiting-note = Partiet börjar när alla platser är tagna.
waiting-note-invited = Gå med och spela, eller stanna och titta på.
waiting-options = Partiets inställningar
waiting-change = Uppdatera partiet
waiting-change-note = När du uppdaterar skapas en ny inbjudningslänk. Den gamla slutar fungera.
waiting-computer = Spela mot datorn så länge
waiting-computer-note = Din plats är reserverad. Du får veta när partiet börjar.
waiting-notify = Meddela mig när det börjar
waiting-notify-on = Du får en avisering.
waiting-over = Partiet har börjat.
waiting-aborted = Partiet avbröts
waiting-abort = Avbryt partiet
waiting-get-up = Lämna platsen
share-label = Bjud in andra
share-sit = Inbjudningslänk
share-watch = Åskådarlänk
share-copy = Kopiera
share-copied = Kopierat
share-send = Dela …
share-title = Spela { $game } med mig
share-local = Länken fungerar bara på den här datorn. Vill du spela över nätverket startar du servern med:
share-code = QR-kod för inbjudningslänken
lobby-title = Spela online
lobby-pairing = Snabbmatch
lobby-which = Spel
lobby-pair = Hitta motståndare
lobby-open = Öppna partier
lobby-open-none = Ingen väntar just nu. Skapa ett parti så visas det här.
lobby-running = Pågående partier
lobby-running-none = Inga offentliga partier spelas just nu.
lobby-game = { $game }: { $names }
lobby-watch = Titta på
lobby-own = Öppna
lobby-away = Servern kan inte nås. Försöker igen …
lobby-away-offline = Du är offline. Lobbyn öppnar igen när du är online.
lobby-meanwhile = Under tiden:
lobby-computer = Spela mot datorn: { $game }
lobby-people = { $here ->
    [1] Du är ensam här just nu
    [one] { $here } person här just nu
   *[other] { $here } personer här just nu
  }
lobby-recent = Senaste partierna
lobby-view = Visa
lobby-computers = Se två datorer spela: { $game }
lobby-new = Skapa parti: { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } åskådare
   *[other] { $count } åskådare
  }
talk = Snabbchatt
message-hello = Hej!
message-goodLuck = Lycka till!
message-haveFun = Ha så kul!
message-wellPlayed = Bra spelat!
message-goodGame = Bra match!
message-thanks = Tack!
message-sorry = Förlåt!
message-oops = Hoppsan!
message-oneMoment = Ett ögonblick, tack.
message-mustGo = Jag måste gå.
message-goodbye = Hej då!
action-takeback = Ta tillbaka drag
action-offer-draw = Erbjud oavgjort
action-offer-draw-sure = Bekräfta: erbjud oavgjort
action-abort = Avbryt partiet
action-abort-sure = Bekräfta: avbryt partiet
action-record = Ladda ner partiet
action-rematch = Revansch
action-rematch-asked = Revansch erbjuden
action-rematch-accept = Tacka ja till revansch
action-next-game = Nästa parti
asked-draw = { $player } erbjuder oavgjort.
asked-draw-own = Du har erbjudit oavgjort.
asked-takeback = { $player } vill ta tillbaka ett drag.
asked-takeback-own = Du har bett om att ta tillbaka ett drag.
answer-accept = Godta
answer-decline = Avböj
status-aborted = Partiet avbröts.
status-agreement = Oavgjort enligt överenskommelse.
premoves = Förhandsdrag: { $moves }
premoves-cancel = Avbryt
premove-dropped = Förhandsdraget ströks, inte längre möjligt: { $move }
refused-not-stored = Servern kan inte spara något just nu. Försök igen senare.
refused-already-asked = Du har redan frågat. Vänta en tur.
refused-nothing-to-take-back = Du har inget drag att ta tillbaka.
refused-too-late-to-abort = Alla har redan gjort ett drag: nu kan du bara ge upp.
refused-seat-taken = Någon annan var snabbare: platsen är tagen.
refused-started = Partiet har redan börjat.
refused-for-bots = Den här platsen är till för en bot.
refused-bad-terms = Det går inte att spela med de här inställningarna.
refused-illegal-move = Det draget går inte.
refused-not-seated = Du är inte med i det här partiet.
refused-not-your-turn = Det är inte din tur.
refused-stale = Partiet har gått vidare. Försök igen.
refused-time-is-up = Din tid är slut.
refused-not-started = Partiet har inte börjat än.
refused-not-over = Partiet är inte slut än.
refused-nothing-asked = Erbjudandet gäller inte längre.
refused-not-alone = Be motståndaren om att få ta tillbaka draget.
refused-not-creator = Bara den som skapade partiet kan avbryta det.
refused-rematch-made = Nästa parti är redan skapat.
refused-not-found = Partiet hittades inte.
refused-too-many = För många partier på en gång. Avsluta eller avbryt ett, eller försök igen senare.
refused-too-fast = Det gick för fort. Vänta en stund och försök igen.
refused-bad-name = Det namnet går inte att använda. Välj ett annat.
refused-closing = Servern startar om. Försök igen om en liten stund.
