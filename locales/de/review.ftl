review-accuracy = { $player }: Genauigkeit { $percent } %
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = Grober Fehler
review-chance = Gewinnchance: { $better } → { $after }
review-estimated = etwa { $percent } %
review-won = gewonnen, bewiesen
review-lost = verloren, bewiesen
review-drawn = unentschieden, bewiesen
review-better = Besser: { $line }
review-moments = Größte Momente: { $list }
review-ahead = { $from }–{ $to }: { $player } liegt vorn
review-even = { $from }–{ $to }: niemand liegt vorn
review-no-errors = Keine Fehler gefunden.
review-interrupted = Abgebrochen. Das ist bis jetzt bekannt.
review-progress = Partie wird durchgesehen: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: Der kürzeste Weg wird { $steps } Schritt länger.
   *[other] { $player }: Der kürzeste Weg wird { $steps } Schritte länger.
  }
fact-paths-longer = Das Hindernis verlängert den Weg von { $player } um { $steps } und den von { $own } um { $ownSteps }.
fact-fence-without-effect = Das Hindernis verlängert niemandes Weg.
fact-no-closer = { $steps ->
    [one] Die Spielfigur kommt nicht näher: noch { $steps } Schritt.
   *[other] Die Spielfigur kommt nicht näher: noch { $steps } Schritte.
  }
fact-straight-jump-missed = Ein gerader Sprung nach { $square } war möglich.
fact-side-jump-missed = Ein Sprung zur Seite nach { $square } war möglich.
fact-jumps = Der Sprung nach { $square } gewinnt zwei Schritte.
fact-jump-allowed = { $player } kann jetzt nach { $square } springen.
fact-race-decided = { $moves ->
    [one] Das Rennen ist entschieden: { $player } ist { $moves } Zug früher am Ziel.
   *[other] Das Rennen ist entschieden: { $player } ist { $moves } Züge früher am Ziel.
  }
fact-last-fence = { $player } hat kein Hindernis mehr.
fact-piece-sent-back = { $moves ->
    [one] { $player }: Der Spielstein auf Bahn { $lane } muss zurück und verliert { $moves } Zug.
   *[other] { $player }: Der Spielstein auf Bahn { $lane } muss zurück und verliert { $moves } Züge.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: Der Spielstein auf Bahn { $lane } kann sofort übersprungen werden und würde { $moves } Zug verlieren.
   *[other] { $player }: Der Spielstein auf Bahn { $lane } kann sofort übersprungen werden und würde { $moves } Züge verlieren.
  }
fact-race-lead = { $moves ->
    [one] { $player } liegt im Rennen { $moves } Zug vorn.
   *[other] { $player } liegt im Rennen { $moves } Züge vorn.
  }
fact-piece-home = { $player }: { $pieces } von 4 Spielsteinen im Ziel.
fact-win-missed = { $move } gewinnt sofort.
fact-win-missed-lane = Bahn { $lane } gewinnt sofort.
fact-win-given-away = Der bewiesene Gewinn ist weg.
fact-only-move = Nur { $move } hielt den Gewinn fest.
fact-only-lane = Nur Bahn { $lane } hielt den Gewinn fest.
