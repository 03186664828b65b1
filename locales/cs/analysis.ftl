### Analýza a rozbor partie

## Začátek analýzy

analysis-title = Analytická deska
analysis-intro = Postavte libovolnou pozici, nebo vložte partii k rozboru.
analysis-players = { $game }, hráčů: { $players }
analysis-paste = Vložte partii nebo pozici
analysis-paste-how = Zápis partie, seznam tahů, pozice nebo odkaz na analýzu.
analysis-file = Otevřít soubor
analysis-unreadable = Taková partie nebo pozice není možná:
analysis-of = { $game }: analýza
action-review = Rozebrat partii
saved-review-label = Rozebrat: { $game }, { $when }

## Hodnocení pozice

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Hodnocení v průběhu partie
analysis-position = { $moves ->
    [0] Začátek. { $evaluation }
   *[other] Po tahu { $moves }. { $evaluation }
  }
analysis-proven = dokázáno

## Rozbor

analysis-card = Rozbor
analysis-better = Lepší
analysis-moments = Největší okamžiky
analysis-leads = Kdo vedl
analysis-next-error = Další chyba
analysis-stop = Zastavit
analysis-try = Zkusit znovu
analysis-try-find = Najděte lepší tah. Hraje { $player }.
analysis-try-checking = Ověřujeme { $move }…
analysis-try-kept = Ano! { $move } udrží výsledek.
analysis-try-lost = I { $move } něco ztrácí.
analysis-try-show = Ukázat lepší tah

## Varianty počítače

analysis-engine = Počítač
analysis-lines = Varianty
analysis-paths = Ukázat cesty
analysis-depth = Hloubka { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Přesně: databáze na serveru
    [endgame] Přesně: vyřešená koncovka
    [book] Z knihy zahájení
   *[search] Odhad z propočtu
  }

## Varianty, značky a komentáře

analysis-variation = Varianta
analysis-marks = Označit tento tah
analysis-glyph = { $glyph ->
    [brilliant] Brilantní tah
    [good] Dobrý tah
    [interesting] Zajímavý tah
    [dubious] Pochybný tah
    [mistake] Chyba
   *[blunder] Hrubá chyba
  }
analysis-comment = Komentář (jen na tomto zařízení)
analysis-promote = Nastavit jako hlavní
analysis-delete = Smazat odtud dál

## Hra z této pozice

analysis-play-on = Hrát odtud
analysis-away = Server teď není dostupný.

## Stavění pozice

analysis-edit = Upravit pozici
analysis-analyse = Analyzovat
analysis-edit-how = { $game ->
    [quoridor] Přetahujte figurky a překážky. Kliknutím na drážku překážku umístíte, kliknutím na překážku ji odstraníte.
   *[squadro] Přetahujte kameny po drahách. Kliknutím kámen otočíte. 0 je startovní pozice, 6 pole obratu, 12 cíl.
  }
analysis-rack = Přetáhněte na desku
analysis-square = Pole
analysis-fences-left = Zbývá překážek
analysis-fences = Překážky na desce
analysis-lane = Dráha { $lane }
analysis-to-move = Na tahu
analysis-position-string = Pozice

## Proč pozice není možná

problem-unreadable = Tohle nelze přečíst: „{ $word }“
problem-players = Počet hráčů nemůže být { $given }.
problem-turn = { $player } nehraje a nemůže být na tahu.
problem-same-square = Dvě figurky na { $square }.
problem-nobody-plays = Nikdo nehraje.
problem-off-board = Překážka { $fence } přesahuje desku.
problem-fences = Překážky { $one } a { $other } si překážejí.
problem-too-many-left = { $player } může mít nejvýš { $most } zbývajících překážek.
problem-too-many-fences = Překážek je { $given }, ve hře jich je { $most }.
problem-no-path = { $player }: do cíle nevede žádná cesta.
problem-several-winners = Vyhrát může jen jeden hráč.
problem-winner-to-move = { $player } má vyhráno a nemůže být na tahu.
problem-progress = { $player }: kámen na dráze { $lane } tam nemůže být.
problem-left = { $player } nemůže být mimo hru.
problem-shared-crossing = Dva kameny na jednom křížení: dráhy { $one } a { $other }.
problem-five-home = { $player } nemůže mít v cíli pět kamenů.
