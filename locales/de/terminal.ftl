### Spielen im Terminal
terminal-player = Spieler { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partie beendet
terminal-welcome = Spiel gegen den Computer oder mit Freunden an einer Tastatur.
terminal-try = Zum Ausprobieren:
terminal-which-game = Welches Spiel? { $answers }
terminal-how-many-players = Wie viele Spieler? { $answers }
terminal-opponent = Gegner? Spielstärke des Computers von 1 ({ $weakest }) bis 8 ({ $strongest }) oder { $friends }
terminal-type-help = Mit { $help } siehst du alle Befehle.
terminal-first-drawn = { $player } beginnt (ausgelost).
terminal-how-quoridor = Gib das Zielfeld ein (e2) oder ein Hindernis: das Feld links unten davon, dann h oder v (e3h).
terminal-help-legal = die möglichen Züge auflisten
terminal-help-board = das Spielbrett noch einmal zeigen
terminal-help-undo = den letzten Zug zurücknehmen
terminal-help-resign = die Partie aufgeben
terminal-help-draw = Remis anbieten oder annehmen
terminal-help-rematch = noch einmal mit getauschten Seiten spielen
terminal-help-file = DATEI
terminal-help-save = die Partie speichern (.json für JSON, sonst Text)
terminal-help-quit = die Partie verlassen
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } Hindernis, Ziel: Reihe { $row }
   *[other] { $number }: { $fences } Hindernisse, Ziel: Reihe { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } Hindernis, Ziel: Spalte { $column }
   *[other] { $number }: { $fences } Hindernisse, Ziel: Spalte { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: noch { $steps } Schritt
   *[other] { $player }: noch { $steps } Schritte
  }
terminal-out = { $player }: ausgeschieden
terminal-moves = { $moves ->
    [one] { $player }: noch { $moves } Zug (je Bahn: { $lanes })
   *[other] { $player }: noch { $moves } Züge (je Bahn: { $lanes })
  }
terminal-time-left = { $player }: noch { $time }
terminal-legal-pawn = Spielfigur
terminal-no-pawn-moves = kein Zug der Spielfigur
terminal-legal-fences = Hindernisse
terminal-legal-lanes = Bahnen
terminal-computer-move = { $player } spielt { $move }.
terminal-draw-declined = { $player } lehnt das Remis ab.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-line-too-long = Diese Zeile ist zu lang.
terminal-save-where = In welche Datei speichern? Zum Beispiel: { $example }
terminal-saved = Gespeichert in { $file }.
terminal-save-exists = { $file } gibt es schon. Wähl einen anderen Namen.
terminal-save-no-folder = Speichern nicht möglich: { $file }. Diesen Ordner gibt es nicht.
terminal-save-forbidden = Speichern nicht möglich: { $file }. Keine Berechtigung.
terminal-save-full = Speichern nicht möglich: { $file }. Der Datenträger ist voll.
terminal-save-failed = Speichern nicht möglich: { $file }. Das System meldet: { $error }
terminal-keys = Tasten
terminal-menu = Menü
terminal-quit = Beenden
terminal-fence = Hindernis
terminal-lane = Bahn
terminal-choose = Wählen
terminal-key-space = Leertaste
terminal-key-enter = Enter
terminal-key-delete = Entf
terminal-keys-cursor = den Cursor bewegen
terminal-keys-confirm = den Zug ausführen
terminal-keys-fence = Hindernis nehmen, waagerecht oder senkrecht
terminal-keys-rotate = das Hindernis drehen
terminal-keys-lane = eine Bahn auswählen
terminal-keys-type = Zug oder Befehl eingeben; Tab ergänzt
terminal-keys-look = durch die Züge blättern
terminal-keys-menu = alles andere
terminal-keys-suspend = zurück zur Shell (fg führt wieder her)
terminal-keys-mouse = Oder mit der Maus: auf einen Zug zeigen, dann klicken.
terminal-redo = Wiederholen
terminal-hint = Tipp
terminal-paths = Wege
terminal-evaluation = Bewertung
terminal-pause = Anhalten oder fortsetzen
terminal-save = In Datei speichern
terminal-too-small = Dieses Fenster ist zu klein: { $width } Spalten und { $height } Zeilen sind nötig.
terminal-analyzing = Wird analysiert …
terminal-best = Am besten: { $line }
terminal-answer = Y nimmt an, N lehnt ab.
terminal-not-kept = Diese Partie kann nicht gespeichert werden. Das System meldet: { $error }
terminal-watch-computers = Computern beim Spielen zusehen
