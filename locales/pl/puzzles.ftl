theme-jump = Skok
theme-side-jump = Skok w bok
theme-detour = Objazd
theme-shut-in = Zamknięcie
theme-guard = Obrona drogi
theme-last-fence = Ostatnie ogrodzenie
theme-run = Bieg
theme-stop = Zatrzymaj kogoś
theme-race = Wyścig
theme-tempo = Ruch wyczekujący
theme-send-back = Cofnięcie
theme-chain = Skok łańcuchowy
theme-bait = Przynęta
theme-escape = Ucieczka

puzzle-title = Zadanie { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Teraz gra { $player }. Uratuj remis.
    [stop] Teraz gra { $player }. Kogo trzeba zatrzymać i jak?
   *[win] Teraz gra { $player }. Znajdź jedyny ruch, który wygrywa.
  }
puzzle-proof = { $kind ->
    [proven] Dowiedzione: żaden inny ruch nie wystarcza.
   *[searched] Każdy inny ruch jest znacznie gorszy (przeszukane pozycje: { $nodes }).
  }
puzzle-right = Dobrze! { $player } gra { $move }. Co dalej?
puzzle-solved = Rozwiązane!
puzzle-wrong = { $move } to nie to.
puzzle-refutation = Zobacz, co się stanie: { $line }
puzzle-hint-themes = Pomyśl o tym: { $themes }
puzzle-hint-move = Właściwy ruch to { $move }.
puzzle-rating = Twój ranking: { $rating } ({ $change })
puzzle-none-left = Wszystkie te zadania są już za tobą. Zaczynają się od nowa.

puzzle-help-hint = podpowiedź; wpisane ponownie: sam ruch
puzzle-help-next = przejdź do następnego zadania
