review-accuracy = { $player }: precision { $percent } %
review-inaccuracy = Oprecist drag
review-mistake = Misstag
review-blunder = Grovt misstag
review-chance = Vinstchans: { $better } → { $after }
review-estimated = ungefär { $percent } %
review-won = vunnet, bevisat
review-lost = förlorat, bevisat
review-drawn = oavgjort, bevisat
review-better = Bättre: { $line }
review-moments = Största ögonblicken: { $list }
review-ahead = { $from }–{ $to }: { $player } leder
review-even = { $from }–{ $to }: ingen leder
review-no-errors = Inga misstag hittades.
review-interrupted = Avbrutet. Detta är känt hittills.
review-progress = Partiet gås igenom: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: den kortaste vägen blir { $steps } steg längre.
   *[other] { $player }: den kortaste vägen blir { $steps } steg längre.
  }
fact-paths-longer = Väggen förlänger vägen med { $steps } för { $player } och med { $ownSteps } för { $own }.
fact-fence-without-effect = Väggen gör ingens väg längre.
fact-no-closer = { $steps ->
    [one] Spelpjäsen kommer inte närmare: { $steps } steg kvar.
   *[other] Spelpjäsen kommer inte närmare: { $steps } steg kvar.
  }
fact-straight-jump-missed = Ett rakt hopp till { $square } var möjligt.
fact-side-jump-missed = Ett hopp åt sidan, till { $square }, var möjligt.
fact-jumps = Hoppet till { $square } vinner två steg.
fact-jump-allowed = { $player } kan nu hoppa till { $square }.
fact-race-decided = { $moves ->
    [one] Kapplöpningen är avgjord: { $player } är framme { $moves } drag tidigare.
   *[other] Kapplöpningen är avgjord: { $player } är framme { $moves } drag tidigare.
  }
fact-last-fence = { $player } har ingen vägg kvar.
fact-piece-sent-back = { $moves ->
    [one] { $player }: pjäsen på bana { $lane } skickas tillbaka och förlorar { $moves } drag.
   *[other] { $player }: pjäsen på bana { $lane } skickas tillbaka och förlorar { $moves } drag.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: pjäsen på bana { $lane } kan hoppas över i nästa drag och skulle förlora { $moves } drag.
   *[other] { $player }: pjäsen på bana { $lane } kan hoppas över i nästa drag och skulle förlora { $moves } drag.
  }
fact-race-lead = { $moves ->
    [one] { $player } leder kapplöpningen med { $moves } drag.
   *[other] { $player } leder kapplöpningen med { $moves } drag.
  }
fact-piece-home = { $player }: { $pieces } av 4 pjäser i mål.
fact-win-missed = { $move } vinner direkt.
fact-win-missed-lane = Bana { $lane } vinner direkt.
fact-win-given-away = Den bevisade vinsten är borta.
fact-only-move = Bara { $move } höll kvar vinsten.
fact-only-lane = Bara bana { $lane } höll kvar vinsten.
