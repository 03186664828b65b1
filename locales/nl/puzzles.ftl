theme-jump = Sprong
theme-side-jump = Sprong opzij
theme-detour = Omweg
theme-shut-in = Insluiten
theme-guard = Beschermen
theme-last-fence = Laatste barricade
theme-run = Doorlopen
theme-stop = Iemand tegenhouden
theme-race = Race
theme-tempo = Wachtzet
theme-send-back = Terugsturen
theme-chain = Meervoudige sprong
theme-bait = Lokaas
theme-escape = Ontsnapping
puzzle-title = Puzzel { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } is aan zet. Red de remise.
    [stop] { $player } is aan zet. Wie moet worden tegengehouden, en hoe?
   *[win] { $player } is aan zet. Vind de enige zet die wint.
  }
puzzle-proof = { $kind ->
    [proven] Bewezen: geen andere zet werkt.
   *[searched] Elke andere zet is veel slechter, na onderzoek van { $nodes } stellingen.
  }
puzzle-right = Goed! { $player } speelt { $move }. Ga door.
puzzle-solved = Opgelost!
puzzle-wrong = { $move } is het niet.
puzzle-refutation = Kijk wat er gebeurt: { $line }
puzzle-hint-themes = Denk aan: { $themes }
puzzle-hint-move = De zet is { $move }.
puzzle-rating = Je rating: { $rating } ({ $change })
puzzle-none-left = Je hebt al deze puzzels gezien. Ze beginnen weer van voren af aan.
puzzle-help-hint = een hint; nog een keer getypt de zet zelf
puzzle-help-next = naar de volgende puzzel
