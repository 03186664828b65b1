### Eine Partie
player-you = Du
player-computer = Computer (Stufe { $level })
player-computer-colour = { $colour } (Computer, Stufe { $level })
player-guest = Gast { $tag }
player-bot = Bot { $tag }
status-your-turn = Du bist am Zug.
status-turn = { $player } ist am Zug.
status-thinking = { $player } überlegt.
status-won = Du hast gewonnen!
status-won-resigned = Du hast gewonnen: Alle anderen haben aufgegeben.
status-wins = { $player } hat gewonnen.
status-wins-resigned = { $player } hat gewonnen: Alle anderen haben aufgegeben.
status-won-steps = { $steps ->
    [one] Du hast mit { $steps } Schritt Vorsprung gewonnen!
   *[other] Du hast mit { $steps } Schritten Vorsprung gewonnen!
  }
status-wins-steps = { $steps ->
    [one] { $player } hat mit { $steps } Schritt Vorsprung gewonnen.
   *[other] { $player } hat mit { $steps } Schritten Vorsprung gewonnen.
  }
status-won-moves = { $moves ->
    [one] Du hast mit { $moves } Zug Vorsprung gewonnen!
   *[other] Du hast mit { $moves } Zügen Vorsprung gewonnen!
  }
status-wins-moves = { $moves ->
    [one] { $player } hat mit { $moves } Zug Vorsprung gewonnen.
   *[other] { $player } hat mit { $moves } Zügen Vorsprung gewonnen.
  }
status-own-resigned = Du hast aufgegeben. { $player } hat gewonnen.
status-other-resigned = { $loser } hat aufgegeben. Du hast gewonnen!
status-resigned = { $loser } hat aufgegeben. { $player } hat gewonnen.
status-own-time = Deine Zeit ist abgelaufen. { $player } hat gewonnen.
status-other-time = Die Zeit von { $loser } ist abgelaufen. Du hast gewonnen!
status-time = Die Zeit von { $loser } ist abgelaufen. { $player } hat gewonnen.
status-won-time = Du hast durch Zeitüberschreitung gewonnen.
status-wins-time = { $player } hat durch Zeitüberschreitung gewonnen.
status-repetition = Remis durch Stellungswiederholung.
status-turn-limit = Remis: Zuglimit erreicht.
status-other-tab = Du spielst diese Partie in einem anderen Tab. Hier läuft sie nur mit.
time-ran-out = Die Zeit von { $player } ist abgelaufen.
looking-back-start = Rückblick: Anfang
looking-back-turn = Rückblick: Zug { $turn }
looking-back-note = Du siehst eine frühere Stellung.
draw-title = Wer beginnt?
draw-starts = { $player } beginnt
draw-you-start = Du beginnst
said-move = { $player }: { $move }.
move-leaves = scheidet aus
move-pawn = Spielfigur nach { $square }
move-fence-h = waagerechtes Hindernis über { $square }
move-fence-v = senkrechtes Hindernis rechts von { $square }
move-lane = Bahn { $lane }
move-lane-spaces = Bahn { $lane }, von Feld { $from } auf Feld { $to }
actions-label = Aktionen
action-undo = Zurücknehmen
action-resign = Aufgeben
action-resign-sure = Aufgabe bestätigen
action-again = Revanche
after-label = Wie weiter?
action-level = Stufe { $level } versuchen: { $name }
action-new-level = Spielstärke ändern
action-share = Teilen
action-turn = Spielbrett drehen
action-copy = Züge kopieren
action-copied = Kopiert
moves-label = Züge
moves-none = Noch keine Züge.
look-label = Züge durchblättern
action-first = Erster Zug
action-back = Vorheriger Zug
action-forward = Nächster Zug
action-last = Letzter Zug
action-live = Zurück zur Partie
side-label = Züge und Aktionen
fences-left = { $fences ->
    [0] Keine Hindernisse mehr
    [one] Noch { $fences } Hindernis
   *[other] Noch { $fences } Hindernisse
  }
steps-to-goal = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }
moves-needed = { $needs ->
    [one] Noch { $needs } Zug
   *[other] Noch { $needs } Züge
  }
pieces-home = { $home } von 4 im Ziel
board-label-quoridor = Quoridor-Spielbrett. Mit den Pfeiltasten wanderst du über die Felder, Enter zieht mit der Spielfigur dorthin. H und V nehmen ein Hindernis auf, Pfeile verschieben es, R dreht es, Enter setzt es, Escape bricht ab.
board-label-squadro = Squadro-Spielbrett. Die Tasten 1 bis 5 wählen eine Bahn, links und rechts die nächste, Enter zieht mit dem Spielstein.
effect-you = +{ $steps } für dich
effect-them = +{ $steps } für den Gegner
effect-seat = { $colour } +{ $steps }
effect-seat-you = du +{ $steps }
effect-none = Hält niemanden auf
refused-game-over = Die Partie ist zu Ende.
refused-already-there = Deine Spielfigur steht schon dort.
refused-occupied = Eine Spielfigur ist im Weg.
refused-fence-between = Hindernis { $fence } ist im Weg.
refused-straight-jump-possible = Spring gerade nach { $square }: diagonal nur, wenn das nicht geht.
refused-pawn-behind = Kein Sprung: Direkt dahinter steht noch eine Spielfigur.
refused-too-far = Zu weit.
refused-no-fence-left = Du hast keine Hindernisse mehr.
refused-off-board = Ein Hindernis muss ganz auf dem Spielbrett liegen.
refused-overlaps = Es überlappt Hindernis { $fence }.
refused-crosses = Es kreuzt Hindernis { $fence }.
refused-cuts-off = { $player } hätte keinen Weg mehr ins Ziel.
refused-cuts-off-you = Du hättest keinen Weg mehr ins Ziel.
refused-not-your-piece = Das ist nicht dein Spielstein.
refused-piece-home = Dieser Spielstein ist schon im Ziel.
hint-frame = Hindernisse gehören in die Rillen.
fence-bar = Ausgewähltes Hindernis
fence-place = Setzen
fence-turn = Drehen
fence-cancel = Abbrechen
fence-left = Nach links
fence-right = Nach rechts
fence-up = Nach oben
fence-down = Nach unten
piece-waits = Zum Ziehen noch einmal tippen.
piece-move = Ziehen
fence-in-words = Hindernis { $fence }: { $effect }
square-pawn = { $square }, Spielfigur: { $colour }
square-target = { $square }, hierher kannst du ziehen
piece-start = Bahn { $lane }: auf der Startposition, Bewegungswert { $speed }.
piece-turning = Bahn { $lane }: auf dem Wendefeld, Bewegungswert { $speed }.
piece-home = Bahn { $lane }: im Ziel.
piece-out = Bahn { $lane }: auf Feld { $space }, Hinweg, Bewegungswert { $speed }.
piece-back = Bahn { $lane }: auf Feld { $space }, Rückweg, Bewegungswert { $speed }.
landing-space = { $spaces ->
    [one] Zieht { $spaces } Feld
   *[other] Zieht { $spaces } Felder
  }
landing-turning = Erreicht das Wendefeld
landing-home = Erreicht das Ziel
landing-none = Schon im Ziel
landing-sends-start = setzt Bahn { $lane } zur Startposition zurück
landing-sends-turning = setzt Bahn { $lane } zum Wendefeld zurück
say-label = Das Spielbrett in Worten
say-pawn = { $player }: Spielfigur auf { $square }.
say-steps = { $steps ->
    [one] Noch { $steps } Schritt.
   *[other] Noch { $steps } Schritte.
  }
say-fences = { $fences ->
    [0] Keine Hindernisse mehr.
    [one] Noch { $fences } Hindernis.
   *[other] Noch { $fences } Hindernisse.
  }
say-fences-h = Waagerechte Hindernisse über: { $fences }.
say-fences-v = Senkrechte Hindernisse rechts von: { $fences }.
say-no-fences = Keine Hindernisse auf dem Spielbrett.
say-targets = Deine Spielfigur kann ziehen nach: { $squares }.
say-home = { $player }: { $home } von 4 Spielsteinen im Ziel.
say-needs = { $needs ->
    [one] Noch { $needs } Zug.
   *[other] Noch { $needs } Züge.
  }
type-label = Zug eingeben
type-go = Ziehen
refused-unreadable = „{ $text }“ ist kein Zug.
how-quoridor = Gib ein Feld ein, etwa e2, oder ein Hindernis, etwa e3h oder e3v.
how-squadro = Gib eine Bahn ein, 1 bis 5.
