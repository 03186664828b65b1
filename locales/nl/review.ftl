review-accuracy = { $player }: nauwkeurigheid { $percent } %
review-inaccuracy = Onnauwkeurigheid
review-mistake = Fout
review-blunder = Blunder
review-chance = Winstkans: { $better } → { $after }
review-estimated = ongeveer { $percent } %
review-won = gewonnen, bewezen
review-lost = verloren, bewezen
review-drawn = remise, bewezen
review-better = Beter: { $line }
review-moments = Grootste momenten: { $list }
review-ahead = { $from }–{ $to }: { $player } staat voor
review-even = { $from }–{ $to }: niemand staat voor
review-no-errors = Geen fouten gevonden.
review-interrupted = Afgebroken. Dit is tot nu toe bekend.
review-progress = Partij nakijken: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: de kortste weg wordt { $steps } stap langer.
   *[other] { $player }: de kortste weg wordt { $steps } stappen langer.
  }
fact-paths-longer = De barricade verlengt de weg van { $player } met { $steps } en die van { $own } met { $ownSteps }.
fact-fence-without-effect = De barricade maakt niemands weg langer.
fact-no-closer = { $steps ->
    [one] De pion komt niet dichterbij: nog { $steps } stap.
   *[other] De pion komt niet dichterbij: nog { $steps } stappen.
  }
fact-straight-jump-missed = Een rechte sprong naar { $square } was mogelijk.
fact-side-jump-missed = Een sprong opzij naar { $square } was mogelijk.
fact-jumps = De sprong naar { $square } wint twee stappen.
fact-jump-allowed = { $player } kan nu naar { $square } springen.
fact-race-decided = { $moves ->
    [one] De race is beslist: { $player } is { $moves } zet eerder binnen.
   *[other] De race is beslist: { $player } is { $moves } zetten eerder binnen.
  }
fact-last-fence = { $player } heeft geen barricade meer.
fact-piece-sent-back = { $moves ->
    [one] { $player }: het speelstuk op baan { $lane } moet terug en verliest { $moves } zet.
   *[other] { $player }: het speelstuk op baan { $lane } moet terug en verliest { $moves } zetten.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: over het speelstuk op baan { $lane } kan meteen worden gesprongen; het zou { $moves } zet verliezen.
   *[other] { $player }: over het speelstuk op baan { $lane } kan meteen worden gesprongen; het zou { $moves } zetten verliezen.
  }
fact-race-lead = { $moves ->
    [one] { $player } ligt in de race { $moves } zet voor.
   *[other] { $player } ligt in de race { $moves } zetten voor.
  }
fact-piece-home = { $player }: { $pieces } van 4 speelstukken binnen.
fact-win-missed = { $move } wint meteen.
fact-win-missed-lane = Baan { $lane } wint meteen.
fact-win-given-away = De bewezen winst is weg.
fact-only-move = Alleen { $move } hield de winst vast.
fact-only-lane = Alleen baan { $lane } hield de winst vast.
