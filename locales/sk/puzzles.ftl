theme-jump = Skok
theme-side-jump = Skok do strany
theme-detour = Obchádzka
theme-shut-in = Uzavretie
theme-guard = Ochrana cesty
theme-last-fence = Posledná prekážka
theme-run = Beh
theme-stop = Zastaviť niekoho
theme-race = Preteky
theme-tempo = Vyčkávací ťah
theme-send-back = Vrátenie
theme-chain = Reťazový skok
theme-bait = Návnada
theme-escape = Únik

puzzle-title = Úloha { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Na ťahu: { $player }. Zachráňte remízu.
    [stop] Na ťahu: { $player }. Koho treba zastaviť a ako?
   *[win] Na ťahu: { $player }. Nájdite jediný ťah, ktorý vyhráva.
  }
puzzle-proof = { $kind ->
    [proven] Dokázané: žiadny iný ťah nestačí.
   *[searched] Každý iný ťah je oveľa horší (prehľadané pozície: { $nodes }).
  }
puzzle-right = Správne! { $player } hrá { $move }. Pokračujte.
puzzle-solved = Vyriešené!
puzzle-wrong = { $move } to nie je.
puzzle-refutation = Pozrite sa, čo sa stane: { $line }
puzzle-hint-themes = Myslite na: { $themes }
puzzle-hint-move = Hľadaný ťah je { $move }.
puzzle-rating = Váš rating: { $rating } ({ $change })
puzzle-none-left = Všetky tieto úlohy už poznáte. Začínajú sa znova od začiatku.

puzzle-help-hint = nápoveda; druhýkrát rovno ťah
puzzle-help-next = prejsť na ďalšiu úlohu
