### Farside eesti keeles

theme-jump = Hüpe
theme-side-jump = Hüpe kõrvale
theme-detour = Ümbertee
theme-shut-in = Sissepiiramine
theme-guard = Kaitse
theme-last-fence = Viimane tara
theme-run = Jooks
theme-stop = Peatamine
theme-race = Võidujooks
theme-tempo = Ootekäik
theme-send-back = Tagasisaatmine
theme-chain = Hüpe üle mitme
theme-bait = Sööt
theme-escape = Põgenemine
puzzle-title = Ülesanne { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Käigul on { $player }. Päästa viik.
    [stop] Käigul on { $player }. Keda tuleb peatada ja kuidas?
   *[win] Käigul on { $player }. Leia ainus käik, mis võidab.
  }
puzzle-proof = { $kind ->
    [proven] Tõestatud: ükski teine käik ei aita.
   *[searched] Kõik teised käigud on palju halvemad. Läbi vaadatud seise: { $nodes }.
  }
puzzle-right = Õige! { $player } käib: { $move }. Jätka.
puzzle-solved = Lahendatud!
puzzle-wrong = { $move } pole õige.
puzzle-refutation = Vaata, mis juhtub: { $line }
puzzle-hint-themes = Mõtle sellele: { $themes }
puzzle-hint-move = Õige käik on { $move }.
puzzle-rating = Sinu reiting: { $rating } ({ $change })
puzzle-none-left = Oled kõiki neid ülesandeid näinud. Need algavad nüüd otsast.
puzzle-help-hint = vihje; teist korda käik ise
puzzle-help-next = mine järgmise ülesande juurde
