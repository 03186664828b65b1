### Farside suomeksi

theme-jump = Hyppy
theme-side-jump = Hyppy sivulle
theme-detour = Kiertotie
theme-shut-in = Saarto
theme-guard = Suojaus
theme-last-fence = Viimeinen aita
theme-run = Juoksu
theme-stop = Pysäytys
theme-race = Kilpajuoksu
theme-tempo = Odotussiirto
theme-send-back = Palautus
theme-chain = Ketjuhyppy
theme-bait = Syötti
theme-escape = Pako
puzzle-title = Pulma { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Vuorossa { $player }. Pelasta tasapeli.
    [stop] Vuorossa { $player }. Kuka on pysäytettävä, ja miten?
   *[win] Vuorossa { $player }. Löydä ainoa siirto, joka voittaa.
  }
puzzle-proof = { $kind ->
    [proven] Todistettu: mikään muu siirto ei toimi.
   *[searched] Kaikki muut siirrot ovat paljon huonompia. Tutkittuja asemia: { $nodes }.
  }
puzzle-right = Oikein! { $player } pelaa { $move }. Jatka.
puzzle-solved = Ratkaistu!
puzzle-wrong = { $move } ei ole oikein.
puzzle-refutation = Katso, mitä tapahtuu: { $line }
puzzle-hint-themes = Ajattele: { $themes }
puzzle-hint-move = Oikea siirto on { $move }.
puzzle-rating = Vahvuuslukusi: { $rating } ({ $change })
puzzle-none-left = Olet nähnyt kaikki nämä pulmat. Ne alkavat nyt alusta.
puzzle-help-hint = vihje; uudelleen kirjoitettuna itse siirto
puzzle-help-next = siirry seuraavaan pulmaan
