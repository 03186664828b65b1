theme-jump = Skok
theme-side-jump = Skok do strany
theme-detour = Oklika
theme-shut-in = Uzavření
theme-guard = Ochrana cesty
theme-last-fence = Poslední překážka
theme-run = Běh
theme-stop = Zastavit někoho
theme-race = Závod
theme-tempo = Vyčkávací tah
theme-send-back = Vrácení
theme-chain = Řetězový skok
theme-bait = Návnada
theme-escape = Únik

puzzle-title = Úloha { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Na tahu: { $player }. Zachraňte remízu.
    [stop] Na tahu: { $player }. Koho je třeba zastavit a jak?
   *[win] Na tahu: { $player }. Najděte jediný tah, který vyhrává.
  }
puzzle-proof = { $kind ->
    [proven] Dokázáno: žádný jiný tah nestačí.
   *[searched] Každý jiný tah je mnohem horší (prohledané pozice: { $nodes }).
  }
puzzle-right = Správně! { $player } hraje { $move }. Pokračujte.
puzzle-solved = Vyřešeno!
puzzle-wrong = { $move } to není.
puzzle-refutation = Podívejte se, co se stane: { $line }
puzzle-hint-themes = Myslete na: { $themes }
puzzle-hint-move = Hledaný tah je { $move }.
puzzle-rating = Váš rating: { $rating } ({ $change })
puzzle-none-left = Všechny tyto úlohy už znáte. Začínají znovu od začátku.

puzzle-help-hint = nápověda; podruhé rovnou tah
puzzle-help-next = přejít na další úlohu
