theme-jump = Skok
theme-side-jump = Skok u stranu
theme-detour = Zaobilazak
theme-shut-in = Zatvaranje
theme-guard = Čuvanje puta
theme-last-fence = Poslednja prepreka
theme-run = Trk
theme-stop = Zaustavi nekoga
theme-race = Trka
theme-tempo = Potez čekanja
theme-send-back = Vraćanje figure
theme-chain = Lančani skok
theme-bait = Mamac
theme-escape = Beg

puzzle-title = Zadatak { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Na potezu: { $player }. Spasi remi.
    [stop] Na potezu: { $player }. Koga treba zaustaviti i kako?
   *[win] Na potezu: { $player }. Nađi jedini potez koji pobeđuje.
  }
puzzle-proof = { $kind ->
    [proven] Dokazano: nijedan drugi potez ne uspeva.
   *[searched] Svaki drugi potez je mnogo slabiji (pretražene pozicije: { $nodes }).
  }
puzzle-right = Tačno! { $player } igra { $move }. Nastavi.
puzzle-solved = Rešeno!
puzzle-wrong = { $move } nije pravi potez.
puzzle-refutation = Gledaj šta se dešava: { $line }
puzzle-hint-themes = Misli na: { $themes }
puzzle-hint-move = Pravi potez je { $move }.
puzzle-rating = Tvoj rejting: { $rating } ({ $change })
puzzle-none-left = Sve ove zadatke već znaš. Sada počinju ispočetka.

puzzle-help-hint = savet; upisano još jednom: sam potez
puzzle-help-next = na sledeći zadatak
