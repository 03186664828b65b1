review-accuracy = { $player }: precizitāte { $percent } %
review-inaccuracy = Neprecizitāte
review-mistake = Kļūda
review-blunder = Rupja kļūda
review-chance = Izredzes uzvarēt: { $better } → { $after }
review-estimated = apmēram { $percent } %
review-won = uzvara, pierādīta
review-lost = zaudējums, pierādīts
review-drawn = neizšķirts, pierādīts
review-better = Labāk: { $line }
review-moments = Lielākie brīži: { $list }
review-ahead = { $from }–{ $to }: { $player } ir vadībā
review-even = { $from }–{ $to }: neviens nav vadībā
review-no-errors = Kļūdas nav atrastas.
review-interrupted = Pārtraukts. Tas ir zināms līdz šim.
review-progress = Partijas pārskats: { $percent } %
fact-path-longer = { $steps ->
    [zero] { $player }: īsākais ceļš kļūst garāks ({ $steps } soļu).
    [one] { $player }: īsākais ceļš kļūst garāks ({ $steps } solis).
   *[other] { $player }: īsākais ceļš kļūst garāks ({ $steps } soļi).
  }
fact-paths-longer = Barjera pagarina ceļus: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Barjera nevienam nepagarina ceļu.
fact-no-closer = { $steps ->
    [zero] Bandinieks netuvojas: vēl { $steps } soļu.
    [one] Bandinieks netuvojas: vēl { $steps } solis.
   *[other] Bandinieks netuvojas: vēl { $steps } soļi.
  }
fact-straight-jump-missed = Bija iespējams taisns lēciens uz { $square }.
fact-side-jump-missed = Bija iespējams lēciens sāņus uz { $square }.
fact-jumps = Lēciens uz { $square } iegūst divus soļus.
fact-jump-allowed = { $player } tagad var lēkt uz { $square }.
fact-race-decided = { $moves ->
    [zero] Skrējiens ir izšķirts: { $player } nonāk galā agrāk ({ $moves } gājienu).
    [one] Skrējiens ir izšķirts: { $player } nonāk galā agrāk ({ $moves } gājiens).
   *[other] Skrējiens ir izšķirts: { $player } nonāk galā agrāk ({ $moves } gājieni).
  }
fact-last-fence = { $player }: barjeru vairs nav.
fact-piece-sent-back = { $moves ->
    [zero] { $player }: kauliņš celiņā { $lane } tiek sūtīts atpakaļ (zaudējums: { $moves } gājienu).
    [one] { $player }: kauliņš celiņā { $lane } tiek sūtīts atpakaļ (zaudējums: { $moves } gājiens).
   *[other] { $player }: kauliņš celiņā { $lane } tiek sūtīts atpakaļ (zaudējums: { $moves } gājieni).
  }
fact-piece-threatened = { $moves ->
    [zero] { $player }: kauliņam celiņā { $lane } var tūlīt pārlēkt pāri (zaudējums: { $moves } gājienu).
    [one] { $player }: kauliņam celiņā { $lane } var tūlīt pārlēkt pāri (zaudējums: { $moves } gājiens).
   *[other] { $player }: kauliņam celiņā { $lane } var tūlīt pārlēkt pāri (zaudējums: { $moves } gājieni).
  }
fact-race-lead = { $moves ->
    [zero] { $player } ir vadībā skrējienā ({ $moves } gājienu).
    [one] { $player } ir vadībā skrējienā ({ $moves } gājiens).
   *[other] { $player } ir vadībā skrējienā ({ $moves } gājieni).
  }
fact-piece-home = { $player }: mājās ir { $pieces } no 4 kauliņiem.
fact-win-missed = { $move } uzvar uzreiz.
fact-win-missed-lane = { $lane }. celiņš uzvar uzreiz.
fact-win-given-away = Pierādītā uzvara ir zaudēta.
fact-only-move = Tikai { $move } saglabāja uzvaru.
fact-only-lane = Tikai { $lane }. celiņš saglabāja uzvaru.
