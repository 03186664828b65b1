theme-jump = Hopp
theme-side-jump = Hopp åt sidan
theme-detour = Omväg
theme-shut-in = Instängd
theme-guard = Skydd
theme-last-fence = Sista väggen
theme-run = Spring på
theme-stop = Stoppa någon
theme-race = Kapplöpning
theme-tempo = Väntedrag
theme-send-back = Skicka tillbaka
theme-chain = Flerhopp
theme-bait = Lockbete
theme-escape = Flykt
puzzle-title = Kluring { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } är på tur. Rädda ett oavgjort.
    [stop] { $player } är på tur. Vem måste stoppas, och hur?
   *[win] { $player } är på tur. Hitta det enda draget som vinner.
  }
puzzle-proof = { $kind ->
    [proven] Bevisat: inget annat drag fungerar.
   *[searched] Alla andra drag är mycket sämre, enligt en sökning i { $nodes } ställningar.
  }
puzzle-right = Rätt! { $player } spelar { $move }. Fortsätt.
puzzle-solved = Löst!
puzzle-wrong = { $move } är det inte.
puzzle-refutation = Se vad som händer: { $line }
puzzle-hint-themes = Tänk på: { $themes }
puzzle-hint-move = Draget är { $move }.
puzzle-rating = Din rating: { $rating } ({ $change })
puzzle-none-left = Du har sett alla de här kluringarna. Nu börjar de om.
puzzle-help-hint = ett tips; skriv igen för själva draget
puzzle-help-next = gå vidare till nästa kluring
