review-accuracy = { $player }: dokładność { $percent } %
review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-chance = Szansa wygranej: { $better } → { $after }
review-estimated = około { $percent } %
review-won = wygrana, dowiedziona
review-lost = przegrana, dowiedziona
review-drawn = remis, dowiedziony
review-better = Lepiej: { $line }
review-moments = Najważniejsze momenty: { $list }
review-ahead = { $from }–{ $to }: prowadzi { $player }
review-even = { $from }–{ $to }: nikt nie prowadzi
review-no-errors = Nie znaleziono błędów.
review-interrupted = Przerwano. Tyle wiadomo do tej pory.
review-progress = Przegląd partii: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: najkrótsza droga wydłuża się o { $steps } krok.
    [few] { $player }: najkrótsza droga wydłuża się o { $steps } kroki.
    [many] { $player }: najkrótsza droga wydłuża się o { $steps } kroków.
   *[other] { $player }: najkrótsza droga wydłuża się o { $steps } kroku.
  }
fact-paths-longer = Ogrodzenie wydłuża drogi: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Ogrodzenie nikomu nie wydłuża drogi.
fact-no-closer = { $steps ->
    [one] Pion się nie zbliża: do mety { $steps } krok.
    [few] Pion się nie zbliża: do mety { $steps } kroki.
    [many] Pion się nie zbliża: do mety { $steps } kroków.
   *[other] Pion się nie zbliża: do mety { $steps } kroku.
  }
fact-straight-jump-missed = Możliwy był prosty skok na { $square }.
fact-side-jump-missed = Możliwy był skok w bok na { $square }.
fact-jumps = Skok na { $square } zyskuje dwa kroki.
fact-jump-allowed = { $player } może teraz skoczyć na { $square }.
fact-race-decided = { $moves ->
    [one] Wyścig jest rozstrzygnięty: { $player } dociera wcześniej o { $moves } ruch.
    [few] Wyścig jest rozstrzygnięty: { $player } dociera wcześniej o { $moves } ruchy.
    [many] Wyścig jest rozstrzygnięty: { $player } dociera wcześniej o { $moves } ruchów.
   *[other] Wyścig jest rozstrzygnięty: { $player } dociera wcześniej o { $moves } ruchu.
  }
fact-last-fence = { $player }: brak ogrodzeń.
fact-piece-sent-back = { $moves ->
    [one] { $player }: pionek na torze { $lane } wraca i traci { $moves } ruch.
    [few] { $player }: pionek na torze { $lane } wraca i traci { $moves } ruchy.
    [many] { $player }: pionek na torze { $lane } wraca i traci { $moves } ruchów.
   *[other] { $player }: pionek na torze { $lane } wraca i traci { $moves } ruchu.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: pionek na torze { $lane } może zaraz zostać przeskoczony i straciłby { $moves } ruch.
    [few] { $player }: pionek na torze { $lane } może zaraz zostać przeskoczony i straciłby { $moves } ruchy.
    [many] { $player }: pionek na torze { $lane } może zaraz zostać przeskoczony i straciłby { $moves } ruchów.
   *[other] { $player }: pionek na torze { $lane } może zaraz zostać przeskoczony i straciłby { $moves } ruchu.
  }
fact-race-lead = { $moves ->
    [one] { $player } prowadzi w wyścigu o { $moves } ruch.
    [few] { $player } prowadzi w wyścigu o { $moves } ruchy.
    [many] { $player } prowadzi w wyścigu o { $moves } ruchów.
   *[other] { $player } prowadzi w wyścigu o { $moves } ruchu.
  }
fact-piece-home = { $player }: na mecie { $pieces } z 4 pionków.
fact-win-missed = { $move } wygrywa od razu.
fact-win-missed-lane = Tor { $lane } wygrywa od razu.
fact-win-given-away = Dowiedziona wygrana przepadła.
fact-only-move = Tylko { $move } utrzymywał wygraną.
fact-only-lane = Tylko tor { $lane } utrzymywał wygraną.
