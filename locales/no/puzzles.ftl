theme-jump = Hopp
theme-side-jump = Hopp til siden
theme-detour = Omvei
theme-shut-in = Stengt inne
theme-guard = Vern
theme-last-fence = Siste sperre
theme-run = Løp
theme-stop = Stopp en annen
theme-race = Kappløp
theme-tempo = Ventetrekk
theme-send-back = Sendt tilbake
theme-chain = Flerhopp
theme-bait = Lokkemat
theme-escape = Flukt
puzzle-title = Nøtt { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } er i trekket. Berg uavgjort.
    [stop] { $player } er i trekket. Hvem må stoppes, og hvordan?
   *[win] { $player } er i trekket. Finn det eneste trekket som vinner.
  }
puzzle-proof = { $kind ->
    [proven] Bevist: ingen andre trekk holder.
   *[searched] Alle andre trekk er mye dårligere, ifølge et søk i { $nodes } stillinger.
  }
puzzle-right = Riktig! { $player } spiller { $move }. Fortsett.
puzzle-solved = Løst!
puzzle-wrong = { $move } er det ikke.
puzzle-refutation = Se hva som skjer: { $line }
puzzle-hint-themes = Tenk på: { $themes }
puzzle-hint-move = Trekket er { $move }.
puzzle-rating = Din rating: { $rating } ({ $change })
puzzle-none-left = Du har sett alle disse nøttene. Nå begynner de på nytt.
puzzle-help-hint = et tips; skrevet en gang til: selve trekket
puzzle-help-next = gå videre til neste nøtt
