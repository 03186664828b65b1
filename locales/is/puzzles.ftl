### Þrautir: á síðu sinni og í farside puzzle

theme-jump = Hopp
theme-side-jump = Hopp til hliðar
theme-detour = Krókur
theme-shut-in = Innilokun
theme-guard = Vörn
theme-last-fence = Síðasti veggurinn
theme-run = Sprettur
theme-stop = Að stöðva
theme-race = Kapphlaup
theme-tempo = Biðleikur
theme-send-back = Sent til baka
theme-chain = Hopp yfir marga
theme-bait = Beita
theme-escape = Flótti
puzzle-title = Þraut { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } á leik. Bjargaðu jafnteflinu.
    [stop] { $player } á leik. Hvern þarf að stöðva, og hvernig?
   *[win] { $player } á leik. Finndu eina leikinn sem vinnur.
  }
puzzle-proof = { $kind ->
    [proven] Sannað: enginn annar leikur dugar.
   *[searched] Allir aðrir leikir eru mun verri. Fjöldi skoðaðra staða: { $nodes }.
  }
puzzle-right = Rétt! { $player } leikur { $move }. Haltu áfram.
puzzle-solved = Leyst!
puzzle-wrong = { $move } er ekki rétt.
puzzle-refutation = Sjáðu hvað gerist: { $line }
puzzle-hint-themes = Hugsaðu um: { $themes }
puzzle-hint-move = Leikurinn er { $move }.
puzzle-rating = Styrkleikastig þín: { $rating } ({ $change })
puzzle-none-left = Þú hefur séð allar þessar þrautir. Nú byrja þær aftur.
puzzle-help-hint = vísbending; í annað sinn sjálfur leikurinn
puzzle-help-next = fara í næstu þraut
