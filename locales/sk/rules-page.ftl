### Tlačidlá stránky s pravidlami

rules-figure-play = Ukázať ťah
rules-figure-play-each = Ukázať ťahy
rules-figure-try = Ukázať prekážku
rules-figure-played = Zahrané: { $move }.
rules-figure-refused = Nedá sa: { $move }. { $reason }
