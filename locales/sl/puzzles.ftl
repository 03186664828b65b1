theme-jump = Preskok
theme-side-jump = Preskok vstran
theme-detour = Ovinek
theme-shut-in = Zaprtje
theme-guard = Varovanje poti
theme-last-fence = Zadnja ograja
theme-run = Tek
theme-stop = Ustavi nekoga
theme-race = Dirka
theme-tempo = Čakalna poteza
theme-send-back = Vrnitev figure
theme-chain = Verižni preskok
theme-bait = Vaba
theme-escape = Pobeg

puzzle-title = Naloga { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Na vrsti je { $player }. Ohrani remi.
    [stop] Na vrsti je { $player }. Koga je treba ustaviti in kako?
   *[win] Na vrsti je { $player }. Poišči edino potezo, ki zmaga.
  }
puzzle-proof = { $kind ->
    [proven] Dokazano: nobena druga poteza ne zadošča.
   *[searched] Vsaka druga poteza je veliko slabša (preiskani položaji: { $nodes }).
  }
puzzle-right = Pravilno! { $player } igra { $move }. Nadaljuj.
puzzle-solved = Rešeno!
puzzle-wrong = { $move } ni prava poteza.
puzzle-refutation = Poglej, kaj se zgodi: { $line }
puzzle-hint-themes = Pomisli na: { $themes }
puzzle-hint-move = Prava poteza je { $move }.
puzzle-rating = Tvoj rating: { $rating } ({ $change })
puzzle-none-left = Vse te naloge že poznaš. Zdaj se začnejo znova.

puzzle-help-hint = namig; vpisano še enkrat: poteza sama
puzzle-help-next = na naslednjo nalogo
