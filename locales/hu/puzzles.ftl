theme-jump = Ugrás
theme-side-jump = Ugrás oldalra
theme-detour = Kerülő
theme-shut-in = Bezárás
theme-guard = Útvédelem
theme-last-fence = Utolsó akadály
theme-run = Futás
theme-stop = Állíts meg valakit
theme-race = Verseny
theme-tempo = Várakozó lépés
theme-send-back = Visszaküldés
theme-chain = Többszörös ugrás
theme-bait = Csali
theme-escape = Menekülés

puzzle-title = Feladvány: { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } jön. Mentsd meg a döntetlent.
    [stop] { $player } jön. Kit kell megállítani, és hogyan?
   *[win] { $player } jön. Találd meg az egyetlen nyerő lépést.
  }
puzzle-proof = { $kind ->
    [proven] Bizonyított: más lépés nem vezet célra.
   *[searched] Minden más lépés sokkal rosszabb (átvizsgált állások: { $nodes }).
  }
puzzle-right = Helyes! { $player } válasza: { $move }. Tovább!
puzzle-solved = Megoldva!
puzzle-wrong = Nem ez az: { $move }.
puzzle-refutation = Nézd, mi történik: { $line }
puzzle-hint-themes = Gondolj erre: { $themes }
puzzle-hint-move = A lépés: { $move }.
puzzle-rating = Értékszámod: { $rating } ({ $change })
puzzle-none-left = Ezeket a feladványokat mind láttad már. Most elölről kezdődnek.

puzzle-help-hint = tipp; másodszorra maga a lépés
puzzle-help-next = tovább a következő feladványra
