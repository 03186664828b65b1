theme-jump = Sprung
theme-side-jump = Sprung zur Seite
theme-detour = Umweg
theme-shut-in = Einsperren
theme-guard = Vorbeugen
theme-last-fence = Letztes Hindernis
theme-run = Loslaufen
theme-stop = Jemanden aufhalten
theme-race = Rennen
theme-tempo = Wartezug
theme-send-back = Zurückschicken
theme-chain = Mehrfachsprung
theme-bait = Köder
theme-escape = Flucht
puzzle-title = Rätsel { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } ist am Zug. Rette das Remis.
    [stop] { $player } ist am Zug. Wer muss aufgehalten werden, und wie?
   *[win] { $player } ist am Zug. Finde den einzigen Zug, der gewinnt.
  }
puzzle-proof = { $kind ->
    [proven] Bewiesen: Kein anderer Zug reicht.
   *[searched] Jeder andere Zug ist viel schlechter, laut einer Suche in { $nodes } Stellungen.
  }
puzzle-right = Richtig! { $player } spielt { $move }. Weiter geht’s.
puzzle-solved = Gelöst!
puzzle-wrong = { $move } ist es nicht.
puzzle-refutation = Schau, was jetzt passiert: { $line }
puzzle-hint-themes = Denk an: { $themes }
puzzle-hint-move = Der Zug ist { $move }.
puzzle-rating = Deine Wertung: { $rating } ({ $change })
puzzle-none-left = Du kennst alle diese Rätsel. Jetzt geht es von vorn los.
puzzle-help-hint = ein Tipp; noch einmal getippt der Zug selbst
puzzle-help-next = weiter zum nächsten Rätsel
