review-accuracy = { $player }: tarkkuus { $percent } %
review-inaccuracy = Epätarkkuus
review-mistake = Virhe
review-blunder = Paha virhe
review-chance = Voittomahdollisuus: { $better } → { $after }
review-estimated = noin { $percent } %
review-won = voitto, todistettu
review-lost = tappio, todistettu
review-drawn = tasapeli, todistettu
review-better = Parempi: { $line }
review-moments = Suurimmat hetket: { $list }
review-ahead = { $from }–{ $to }: { $player } johtaa
review-even = { $from }–{ $to }: kukaan ei johda
review-no-errors = Virheitä ei löytynyt.
review-interrupted = Keskeytetty. Tämä tiedetään tähän mennessä.
review-progress = Peliä käydään läpi: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: lyhin reitti pitenee: { $steps } askel.
   *[other] { $player }: lyhin reitti pitenee: { $steps } askelta.
  }
fact-paths-longer = Aita pidentää reittejä: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Aita ei pidennä kenenkään reittiä.
fact-no-closer = { $steps ->
    [one] Nappula ei pääse lähemmäs: vielä { $steps } askel.
   *[other] Nappula ei pääse lähemmäs: vielä { $steps } askelta.
  }
fact-straight-jump-missed = Suora hyppy ruutuun { $square } oli mahdollinen.
fact-side-jump-missed = Hyppy sivulle ruutuun { $square } oli mahdollinen.
fact-jumps = Hyppy ruutuun { $square } voittaa kaksi askelta.
fact-jump-allowed = { $player } voi nyt hypätä ruutuun { $square }.
fact-race-decided = { $moves ->
    [one] Kilpajuoksu on ratkennut: { $player } ehtii ensin, ero on { $moves } siirto.
   *[other] Kilpajuoksu on ratkennut: { $player } ehtii ensin, ero on { $moves } siirtoa.
  }
fact-last-fence = { $player }: aitoja ei ole jäljellä.
fact-piece-sent-back = { $moves ->
    [one] { $player }: radan { $lane } nappula palautetaan, ja se menettää { $moves } siirto.
   *[other] { $player }: radan { $lane } nappula palautetaan, ja se menettää { $moves } siirtoa.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: radan { $lane } nappulan yli voi hypätä heti, ja se menettäisi { $moves } siirto.
   *[other] { $player }: radan { $lane } nappulan yli voi hypätä heti, ja se menettäisi { $moves } siirtoa.
  }
fact-race-lead = { $moves ->
    [one] { $player } johtaa kilpajuoksua, ero on { $moves } siirto.
   *[other] { $player } johtaa kilpajuoksua, ero on { $moves } siirtoa.
  }
fact-piece-home = { $player }: neljästä nappulasta maalissa { $pieces }.
fact-win-missed = { $move } voittaa heti.
fact-win-missed-lane = Rata { $lane } voittaa heti.
fact-win-given-away = Todistettu voitto on mennyt.
fact-only-move = Vain { $move } piti voiton.
fact-only-lane = Vain rata { $lane } piti voiton.
