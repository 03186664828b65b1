### Uzdevumi: to lapā un „farside puzzle”

theme-jump = Lēciens
theme-side-jump = Lēciens sānis
theme-detour = Apkārtceļš
theme-shut-in = Ielenkums
theme-guard = Aizsardzība
theme-last-fence = Pēdējā barjera
theme-run = Skriešana
theme-stop = Apturēšana
theme-race = Skrējiens
theme-tempo = Nogaidošs gājiens
theme-send-back = Sūtīšana atpakaļ
theme-chain = Lēciens pāri vairākiem
theme-bait = Ēsma
theme-escape = Bēgšana
puzzle-title = Uzdevums { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Iet { $player }. Izglāb neizšķirtu.
    [stop] Iet { $player }. Kas jāaptur un kā?
   *[win] Iet { $player }. Atrodi vienīgo gājienu, kas uzvar.
  }
puzzle-proof = { $kind ->
    [proven] Pierādīts: neviens cits gājiens neder.
   *[searched] Visi citi gājieni ir daudz sliktāki. Izpētītās pozīcijas: { $nodes }.
  }
puzzle-right = Pareizi! { $player } iet { $move }. Turpini.
puzzle-solved = Atrisināts!
puzzle-wrong = { $move } nav pareizi.
puzzle-refutation = Paskaties, kas notiek: { $line }
puzzle-hint-themes = Padomā par šo: { $themes }
puzzle-hint-move = Pareizais gājiens: { $move }.
puzzle-rating = Tavs reitings: { $rating } ({ $change })
puzzle-none-left = Visus šos uzdevumus tu jau redzēji. Tie sākas no jauna.
puzzle-help-hint = padoms; otrreiz – pats gājiens
puzzle-help-next = pāriet pie nākamā uzdevuma
