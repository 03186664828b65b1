### Galvosūkiai: jų puslapyje ir „farside puzzle“

theme-jump = Šuolis
theme-side-jump = Šuolis į šoną
theme-detour = Aplinkkelis
theme-shut-in = Apsuptis
theme-guard = Apsauga
theme-last-fence = Paskutinis barjeras
theme-run = Bėgimas
theme-stop = Sustabdymas
theme-race = Lenktynės
theme-tempo = Laukiamasis ėjimas
theme-send-back = Grąžinimas
theme-chain = Daugkartinis šuolis
theme-bait = Masalas
theme-escape = Pabėgimas
puzzle-title = Galvosūkis { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Eina { $player }. Išsaugokite lygiąsias.
    [stop] Eina { $player }. Ką reikia sustabdyti ir kaip?
   *[win] Eina { $player }. Raskite vienintelį ėjimą, kuris laimi.
  }
puzzle-proof = { $kind ->
    [proven] Įrodyta: joks kitas ėjimas netinka.
   *[searched] Visi kiti ėjimai daug blogesni. Ištirta pozicijų: { $nodes }.
  }
puzzle-right = Teisingai! { $player } eina { $move }. Tęskite.
puzzle-solved = Išspręsta!
puzzle-wrong = Ne { $move }.
puzzle-refutation = Pažiūrėkite, kas bus: { $line }
puzzle-hint-themes = Pagalvokite apie tai: { $themes }
puzzle-hint-move = Tinkamas ėjimas: { $move }.
puzzle-rating = Jūsų reitingas: { $rating } ({ $change })
puzzle-none-left = Visus šiuos galvosūkius jau matėte. Jie prasideda iš naujo.
puzzle-help-hint = užuomina; įvedus dar kartą – pats ėjimas
puzzle-help-next = pereiti prie kito galvosūkio
