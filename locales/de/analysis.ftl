analysis-title = Analysebrett
analysis-intro = Stell eine beliebige Stellung auf oder füg eine Partie ein, um sie durchzusehen.
analysis-players = { $game }, { $players } Spieler
analysis-paste = Partie oder Stellung einfügen
analysis-paste-how = Eine Partieaufzeichnung, eine Zugliste, eine Stellung oder ein Link zu einer Analyse.
analysis-file = Datei öffnen
analysis-unreadable = Das ist keine mögliche Partie oder Stellung:
analysis-of = { $game }: Analyse
action-review = Partie durchsehen
saved-review-label = Durchsehen: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Bewertung im Verlauf der Partie
analysis-position = { $moves ->
    [0] Anfang. { $evaluation }
   *[other] Nach Zug { $moves }. { $evaluation }
  }
analysis-proven = bewiesen
analysis-card = Durchsicht der Partie
analysis-better = Besser
analysis-moments = Größte Momente
analysis-leads = Wer vorn lag
analysis-next-error = Nächster Fehler
analysis-stop = Anhalten
analysis-try = Noch mal versuchen
analysis-try-find = Finde einen besseren Zug für { $player }.
analysis-try-checking = { $move } wird geprüft …
analysis-try-kept = Ja! { $move } hält das Ergebnis fest.
analysis-try-lost = { $move } verschenkt auch etwas.
analysis-try-show = Den besseren Zug zeigen
analysis-engine = Computer
analysis-lines = Varianten
analysis-paths = Wege anzeigen
analysis-depth = Tiefe { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exakt: Tablebase des Servers
    [endgame] Exakt: gelöstes Endspiel
    [book] Aus dem Eröffnungsbuch
   *[search] Durch Suche geschätzt
  }
analysis-variation = Variante
analysis-marks = Diesen Zug kennzeichnen
analysis-glyph = { $glyph ->
    [brilliant] Brillanter Zug
    [good] Guter Zug
    [interesting] Interessanter Zug
    [dubious] Zweifelhafter Zug
    [mistake] Fehler
   *[blunder] Grober Fehler
  }
analysis-comment = Kommentar (bleibt auf diesem Gerät)
analysis-promote = Zur Hauptvariante
analysis-delete = Ab hier löschen
analysis-play-on = Von hier weiterspielen
analysis-away = Der Server ist gerade nicht erreichbar.
analysis-edit = Stellung bearbeiten
analysis-analyse = Analysieren
analysis-edit-how = { $game ->
    [quoridor] Zieh Spielfiguren und Hindernisse dahin, wo du sie haben willst. Klick auf eine Rille, um ein Hindernis zu setzen, oder auf ein Hindernis, um es zu entfernen.
   *[squadro] Zieh die Spielsteine auf ihren Bahnen. Klick auf einen Spielstein, um ihn umzudrehen. 0 ist die Startposition, 6 das Wendefeld, 12 das Ziel.
  }
analysis-rack = Aufs Spielbrett ziehen
analysis-square = Feld
analysis-fences-left = Im Vorrat
analysis-fences = Hindernisse auf dem Spielbrett
analysis-lane = Bahn { $lane }
analysis-to-move = Am Zug
analysis-position-string = Stellung
problem-unreadable = Das ist nicht lesbar: „{ $word }“
problem-players = Nicht für { $given } Spieler.
problem-turn = { $player } spielt nicht mit und kann nicht am Zug sein.
problem-same-square = Zwei Spielfiguren auf { $square }.
problem-nobody-plays = Niemand spielt mit.
problem-off-board = Hindernis { $fence } ragt über das Spielbrett hinaus.
problem-fences = Hindernisse { $one } und { $other } sind sich im Weg.
problem-too-many-left = { $player } kann höchstens { $most } Hindernisse übrig haben.
problem-too-many-fences = { $given } Hindernisse; im Spiel sind nur { $most }.
problem-no-path = { $player } hat keinen Weg ins Ziel.
problem-several-winners = Nur ein Spieler kann gewonnen haben.
problem-winner-to-move = { $player } hat gewonnen und kann nicht am Zug sein.
problem-progress = { $player }: Spielstein auf Bahn { $lane } kann dort nicht sein.
problem-left = { $player } kann nicht ausgeschieden sein.
problem-shared-crossing = Zwei Spielsteine auf einer Kreuzung: Bahnen { $one } und { $other }.
problem-five-home = { $player } kann nicht fünf Spielsteine im Ziel haben.
