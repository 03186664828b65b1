theme-jump = Spring
theme-side-jump = Spring til siden
theme-detour = Omvej
theme-shut-in = Indespærring
theme-guard = Beskyttelse
theme-last-fence = Sidste forhindring
theme-run = Løb
theme-stop = Stop en anden
theme-race = Kapløb
theme-tempo = Ventetræk
theme-send-back = Sendt tilbage
theme-chain = Flerspring
theme-bait = Lokkemad
theme-escape = Flugt
puzzle-title = Opgave { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } er i trækket. Red uafgjort.
    [stop] { $player } er i trækket. Hvem skal stoppes, og hvordan?
   *[win] { $player } er i trækket. Find det eneste træk, der vinder.
  }
puzzle-proof = { $kind ->
    [proven] Bevist: intet andet træk virker.
   *[searched] Alle andre træk er meget dårligere ifølge en søgning i { $nodes } stillinger.
  }
puzzle-right = Rigtigt! { $player } spiller { $move }. Fortsæt.
puzzle-solved = Løst!
puzzle-wrong = { $move } er det ikke.
puzzle-refutation = Se, hvad der sker: { $line }
puzzle-hint-themes = Tænk på: { $themes }
puzzle-hint-move = Trækket er { $move }.
puzzle-rating = Din rating: { $rating } ({ $change })
puzzle-none-left = Du har set alle disse opgaver. Nu begynder de forfra.
puzzle-help-hint = et tip; skriv det igen for at få selve trækket
puzzle-help-next = gå videre til næste opgave
