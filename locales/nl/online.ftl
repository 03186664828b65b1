### Online spelen
nav-lobby = Online spelen
home-invite = Vrienden uitnodigen
home-join = Meespelen
home-join-text = Speel met iemand die wacht, of word meteen gekoppeld.
home-watch = Kijken
home-watch-text = Kijk live mee met partijen.
contact-connecting = Verbinding maken…
contact-connected = Laden…
contact-reconnecting = Verbinding verbroken. Opnieuw verbinden…
contact-offline = Je bent offline. Je partij gaat verder zodra je weer online bent.
contact-away = Verbinding verbroken. Opnieuw verbinden; je partij is veilig.
contact-gone = Partij niet gevonden.
invite-title = Uitnodigen voor { $game }
invite-other = Tegenstander
invite-others = Tegenstanders
invite-other-number = Speler { $number }
invite-person = Een vriend of vriendin
invite-handicap-you = Jij begint met je middelste speelstuk omgedraaid
invite-handicap-other = Je tegenstander begint met het middelste speelstuk omgedraaid
invite-who = Wie kan meespelen
invite-who-link = Iedereen met de link
invite-who-all = Iedereen (te zien in de lobby)
invite-make = Partij maken
invite-making = Je partij wordt gemaakt…
invite-away = De server is niet bereikbaar. Zodra hij terug is, maken we je partij.
invite-away-offline = Je bent offline. Zodra je weer online bent, maken we je partij.
name-label = Je naam
name-note = Andere spelers zien deze naam. Je hebt geen account nodig.
name-kept = Bewaard.
name-failed = Deze naam kan niet.
control-none = Geen tijdslimiet
control-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
  }
control-move = { $seconds ->
    [one] { $seconds } seconde per zet
   *[other] { $seconds } seconden per zet
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } u
clock-label = Resterende tijd: { $time }
terms-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
  }
terms-fences = { $player }: { $fences ->
    [0] geen barricades
    [one] { $fences } barricade
   *[other] { $fences } barricades
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: voorsprong
terms-position = Eigen beginstelling
seat-free = Vrije plek
seat-yours = { $name } (jij)
seat-sit = Meespelen
waiting-title = Wachten op je tegenstander
waiting-title-invited = Je bent uitgenodigd voor { $game }
waiting-title-watch = { $game }, begint zo
waiting-drawn = De kleuren worden geloot.
waiting-note = De partij begint zodra alle plekken bezet zijn.
waiting-note-invited = Speel mee, of blijf kijken.
waiting-options = Opties van de partij
waiting-change = Partij aanpassen
waiting-change-note = Als je de partij aanpast, krijg je een nieuwe uitnodigingslink. De oude werkt dan niet meer.
waiting-computer = Intussen tegen de computer spelen
waiting-computer-note = Je houdt je plek. Je krijgt bericht als de partij begint.
waiting-notify = Laat het me weten als de partij begint
waiting-notify-on = Je krijgt een melding.
waiting-over = De partij is begonnen.
waiting-aborted = Deze partij is geannuleerd
waiting-abort = Partij annuleren
waiting-get-up = Plek vrijgeven
share-label = Anderen uitnodigen
share-sit = Uitnodigingslink
share-watch = Link om te kijken
share-copy = Kopiëren
share-copied = Gekopieerd
share-send = Delen…
share-title = Speel { $game } met me
share-local = Deze link werkt alleen op deze computer. Wil je via je netwerk spelen, start de server dan met:
share-code = QR-code van de uitnodigingslink
lobby-title = Online spelen
lobby-pairing = Snel een partij
lobby-which = Spel
lobby-pair = Tegenstander zoeken
lobby-open = Open partijen
lobby-open-none = Er wacht niemand. Maak een partij, dan verschijnt die hier.
lobby-running = Live partijen
lobby-running-none = Er worden nu geen openbare partijen gespeeld.
lobby-game = { $game }: { $names }
lobby-watch = Kijken
lobby-own = Openen
lobby-away = De server is niet bereikbaar. Nieuwe poging…
lobby-away-offline = Je bent offline. De lobby gaat weer open zodra je online bent.
lobby-meanwhile = Intussen:
lobby-computer = Tegen de computer: { $game }
lobby-people = { $here ->
    [1] Je bent nu de enige hier
    [one] Er is nu { $here } persoon hier
   *[other] Er zijn nu { $here } mensen hier
  }
lobby-recent = Recente partijen
lobby-view = Bekijken
lobby-computers = Twee computers zien spelen: { $game }
lobby-new = Partij maken: { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
  }
talk = Snelle berichten
message-hello = Hallo!
message-goodLuck = Succes!
message-haveFun = Veel plezier!
message-wellPlayed = Goed gespeeld!
message-goodGame = Mooie partij!
message-thanks = Bedankt!
message-sorry = Sorry!
message-oops = Oeps!
message-oneMoment = Momentje graag.
message-mustGo = Ik moet ervandoor.
message-goodbye = Tot ziens!
action-takeback = Zet terugnemen
action-offer-draw = Remise aanbieden
action-offer-draw-sure = Remiseaanbod bevestigen
action-abort = Partij annuleren
action-abort-sure = Bevestig: annuleren
action-record = Partij downloaden
action-rematch = Revanche
action-rematch-asked = Revanche aangeboden
action-rematch-accept = Revanche aannemen
action-next-game = Volgende partij
asked-draw = { $player } biedt remise aan.
asked-draw-own = Je hebt remise aangeboden.
asked-takeback = { $player } wil een zet terugnemen.
asked-takeback-own = Je hebt gevraagd een zet terug te nemen.
answer-accept = Aannemen
answer-decline = Afwijzen
status-aborted = De partij is geannuleerd.
status-agreement = Remise in onderling overleg.
premoves = Premove: { $moves }
premoves-cancel = Annuleren
premove-dropped = Premove vervallen, niet meer mogelijk: { $move }
refused-not-stored = De server kan nu niets opslaan. Probeer het later nog eens.
refused-already-asked = Je hebt het al gevraagd. Wacht een beurt.
refused-nothing-to-take-back = Je hebt geen zet om terug te nemen.
refused-too-late-to-abort = Iedereen heeft al een zet gedaan: je kunt alleen nog opgeven.
refused-seat-taken = Iemand was sneller: de plek is bezet.
refused-started = De partij is al begonnen.
refused-for-bots = Deze plek is voor een bot.
refused-bad-terms = Met deze opties kun je geen partij spelen.
refused-illegal-move = Die zet kan niet.
refused-not-seated = Je speelt niet mee in deze partij.
refused-not-your-turn = Je bent niet aan zet.
refused-stale = De partij is al verder. Probeer het nog eens.
refused-time-is-up = Je tijd is om.
refused-not-started = De partij is nog niet begonnen.
refused-not-over = De partij is nog niet afgelopen.
refused-nothing-asked = Dat aanbod geldt niet meer.
refused-not-alone = Vraag je tegenstander of je de zet mag terugnemen.
refused-not-creator = Alleen wie de partij heeft gemaakt, kan die annuleren.
refused-rematch-made = De volgende partij is al gemaakt.
refused-not-found = Partij niet gevonden.
refused-too-many = Te veel partijen tegelijk. Maak er een af, annuleer er een of probeer het later nog eens.
refused-too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
refused-bad-name = Die naam kan niet. Kies een andere.
refused-closing = De server start opnieuw op. Probeer het zo nog eens.
