### Online spielen
nav-lobby = Online spielen
home-invite = Freunde einladen
home-join = Mitspielen
home-join-text = Spiel mit jemandem, der schon wartet, oder finde sofort einen Gegner.
home-watch = Zuschauen
home-watch-text = Schau bei laufenden Partien zu.
contact-connecting = Verbindung wird hergestellt …
contact-connected = Wird geladen …
contact-reconnecting = Verbindung verloren. Neuer Versuch …
contact-offline = Du bist offline. Deine Partie geht weiter, sobald du wieder online bist.
contact-away = Verbindung verloren. Neuer Versuch läuft; deine Partie ist sicher.
contact-gone = Partie nicht gefunden.
invite-title = Zu { $game } einladen
invite-other = Gegner
invite-others = Gegner
invite-other-number = Spieler { $number }
invite-person = Freund oder Freundin
invite-handicap-you = Dein mittlerer Spielstein beginnt umgedreht
invite-handicap-other = Der mittlere Spielstein deines Gegners beginnt umgedreht
invite-who = Wer kann mitspielen?
invite-who-link = Alle mit dem Link
invite-who-all = Alle (steht in der Lobby)
invite-make = Partie erstellen
invite-making = Deine Partie wird erstellt …
invite-away = Der Server ist nicht erreichbar. Sobald er wieder da ist, wird deine Partie erstellt.
invite-away-offline = Du bist offline. Sobald du wieder online bist, wird deine Partie erstellt.
name-label = Dein Name
name-note = Diesen Namen sehen die anderen. Du brauchst kein Konto.
name-kept = Gespeichert.
name-failed = Dieser Name geht leider nicht.
control-none = Ohne Zeitlimit
control-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
control-move = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } T { $hours } h
clock-label = Verbleibende Zeit: { $time }
terms-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
terms-fences = { $player }: { $fences ->
    [0] keine Hindernisse
    [one] { $fences } Hindernis
   *[other] { $fences } Hindernisse
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: Vorsprung
terms-position = Eigene Stellung
seat-free = Freier Platz
seat-yours = { $name } (du)
seat-sit = Mitspielen
waiting-title = Warten auf Gegner
waiting-title-invited = Du bist zu { $game } eingeladen
waiting-title-watch = { $game }, gleich geht’s los
waiting-drawn = Die Farben werden ausgelost.
waiting-note = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-note-invited = Spiel mit oder bleib und schau zu.
waiting-options = Optionen der Partie
waiting-change = Partie ändern
waiting-change-note = Damit entsteht ein neuer Einladungslink. Der alte funktioniert dann nicht mehr.
waiting-computer = Inzwischen gegen den Computer spielen
waiting-computer-note = Dein Platz bleibt reserviert. Du erfährst, wenn die Partie beginnt.
waiting-notify = Benachrichtigen, wenn es losgeht
waiting-notify-on = Du bekommst eine Benachrichtigung.
waiting-over = Die Partie hat begonnen.
waiting-aborted = Diese Partie wurde abgebrochen
waiting-abort = Partie abbrechen
waiting-get-up = Platz freigeben
share-label = Andere einladen
share-sit = Einladungslink
share-watch = Link zum Zuschauen
share-copy = Kopieren
share-copied = Kopiert
share-send = Teilen …
share-title = Spiel { $game } mit mir
share-local = Dieser Link funktioniert nur auf diesem Computer. Um im Netzwerk zu spielen, starte den Server mit:
share-code = QR-Code des Einladungslinks
lobby-title = Online spielen
lobby-pairing = Schnell losspielen
lobby-which = Spiel
lobby-pair = Gegner finden
lobby-open = Offene Partien
lobby-open-none = Gerade wartet niemand. Erstell eine Partie, dann erscheint sie hier.
lobby-running = Laufende Partien
lobby-running-none = Zurzeit läuft keine öffentliche Partie.
lobby-game = { $game }: { $names }
lobby-watch = Zuschauen
lobby-own = Öffnen
lobby-away = Der Server ist nicht erreichbar. Neuer Versuch …
lobby-away-offline = Du bist offline. Die Lobby öffnet sich wieder, sobald du online bist.
lobby-meanwhile = Inzwischen:
lobby-computer = Gegen den Computer: { $game }
lobby-people = { $here ->
    [1] Gerade bist nur du hier
    [one] { $here } Person ist gerade hier
   *[other] { $here } Personen sind gerade hier
  }
lobby-recent = Letzte Partien
lobby-view = Ansehen
lobby-computers = Zwei Computern zuschauen: { $game }
lobby-new = Partie erstellen: { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
  }
talk = Schnellchat
message-hello = Hallo!
message-goodLuck = Viel Glück!
message-haveFun = Viel Spaß!
message-wellPlayed = Gut gespielt!
message-goodGame = Schöne Partie!
message-thanks = Danke!
message-sorry = Tut mir leid!
message-oops = Ups!
message-oneMoment = Einen Moment, bitte.
message-mustGo = Ich muss los.
message-goodbye = Tschüss!
action-takeback = Zug zurücknehmen
action-offer-draw = Remis anbieten
action-offer-draw-sure = Remisangebot bestätigen
action-abort = Partie abbrechen
action-abort-sure = Abbruch bestätigen
action-record = Partie herunterladen
action-rematch = Revanche
action-rematch-asked = Revanche angeboten
action-rematch-accept = Revanche annehmen
action-next-game = Nächste Partie
asked-draw = { $player } bietet Remis an.
asked-draw-own = Du hast Remis angeboten.
asked-takeback = { $player } möchte einen Zug zurücknehmen.
asked-takeback-own = Du hast gefragt, ob du einen Zug zurücknehmen darfst.
answer-accept = Annehmen
answer-decline = Ablehnen
status-aborted = Die Partie wurde abgebrochen.
status-agreement = Remis durch Einigung.
premoves = Vorauszug: { $moves }
premoves-cancel = Verwerfen
premove-dropped = Vorauszug verworfen, nicht mehr möglich: { $move }
refused-not-stored = Der Server kann gerade nichts speichern. Versuch es später noch einmal.
refused-already-asked = Du hast schon gefragt. Warte einen Zug ab.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst.
refused-too-late-to-abort = Alle haben schon gezogen: Du kannst nur noch aufgeben.
refused-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
refused-started = Die Partie hat schon begonnen.
refused-for-bots = Dieser Platz ist für einen Bot.
refused-bad-terms = Mit diesen Optionen lässt sich keine Partie spielen.
refused-illegal-move = Dieser Zug ist nicht möglich.
refused-not-seated = Du spielst in dieser Partie nicht mit.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Die Partie ist schon weiter. Versuch es noch einmal.
refused-time-is-up = Deine Zeit ist abgelaufen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-nothing-asked = Dieses Angebot gilt nicht mehr.
refused-not-alone = Frag deinen Gegner, ob du den Zug zurücknehmen darfst.
refused-not-creator = Abbrechen kann die Partie nur, wer sie erstellt hat.
refused-rematch-made = Die nächste Partie ist schon erstellt.
refused-not-found = Partie nicht gefunden.
refused-too-many = Zu viele Partien auf einmal. Beende eine, brich eine ab oder versuch es später noch einmal.
refused-too-fast = Das ging zu schnell. Warte einen Moment und versuch es noch einmal.
refused-bad-name = Dieser Name geht nicht. Wähle einen anderen.
refused-closing = Der Server startet neu. Versuch es gleich noch einmal.
