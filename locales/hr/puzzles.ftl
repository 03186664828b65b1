theme-jump = Skok
theme-side-jump = Skok u stranu
theme-detour = Zaobilaznica
theme-shut-in = Zatvaranje
theme-guard = Čuvanje puta
theme-last-fence = Posljednja prepreka
theme-run = Trk
theme-stop = Zaustavi nekoga
theme-race = Utrka
theme-tempo = Potez čekanja
theme-send-back = Vraćanje figure
theme-chain = Lančani skok
theme-bait = Mamac
theme-escape = Bijeg

puzzle-title = Zadatak { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Na potezu: { $player }. Spasi remi.
    [stop] Na potezu: { $player }. Koga treba zaustaviti i kako?
   *[win] Na potezu: { $player }. Pronađi jedini potez koji pobjeđuje.
  }
puzzle-proof = { $kind ->
    [proven] Dokazano: nijedan drugi potez ne uspijeva.
   *[searched] Svaki drugi potez mnogo je lošiji (pretražene pozicije: { $nodes }).
  }
puzzle-right = Točno! { $player } igra { $move }. Nastavi.
puzzle-solved = Riješeno!
puzzle-wrong = { $move } nije pravi potez.
puzzle-refutation = Gledaj što se događa: { $line }
puzzle-hint-themes = Misli na: { $themes }
puzzle-hint-move = Pravi potez je { $move }.
puzzle-rating = Tvoj rejting: { $rating } ({ $change })
puzzle-none-left = Sve ove zadatke već znaš. Sada počinju ispočetka.

puzzle-help-hint = savjet; upisano još jednom: sam potez
puzzle-help-next = na sljedeći zadatak
