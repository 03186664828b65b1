### Analýza a rozbor partie

## Začiatok analýzy

analysis-title = Analytická doska
analysis-intro = Postavte ľubovoľnú pozíciu alebo vložte partiu na rozbor.
analysis-players = { $game }, hráčov: { $players }
analysis-paste = Vložte partiu alebo pozíciu
analysis-paste-how = Zápis partie, zoznam ťahov, pozícia alebo odkaz na analýzu.
analysis-file = Otvoriť súbor
analysis-unreadable = Taká partia alebo pozícia nie je možná:
analysis-of = { $game }: analýza
action-review = Rozobrať partiu
saved-review-label = Rozobrať: { $game }, { $when }

## Hodnotenie pozície

analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Hodnotenie v priebehu partie
analysis-position = { $moves ->
    [0] Začiatok. { $evaluation }
   *[other] Po ťahu { $moves }. { $evaluation }
  }
analysis-proven = dokázané

## Rozbor

analysis-card = Rozbor
analysis-better = Lepšie
analysis-moments = Najväčšie okamihy
analysis-leads = Kto viedol
analysis-next-error = Ďalšia chyba
analysis-stop = Zastaviť
analysis-try = Skúsiť znova
analysis-try-find = Nájdite lepší ťah. Hrá { $player }.
analysis-try-checking = Overujeme { $move }…
analysis-try-kept = Áno! { $move } udrží výsledok.
analysis-try-lost = Aj { $move } niečo stráca.
analysis-try-show = Ukázať lepší ťah

## Varianty počítača

analysis-engine = Počítač
analysis-lines = Varianty
analysis-paths = Ukázať cesty
analysis-depth = Hĺbka { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Presne: databáza na serveri
    [endgame] Presne: vyriešená koncovka
    [book] Z knihy otvorení
   *[search] Odhad z prepočtu
  }

## Varianty, značky a komentáre

analysis-variation = Variant
analysis-marks = Označiť tento ťah
analysis-glyph = { $glyph ->
    [brilliant] Brilantný ťah
    [good] Dobrý ťah
    [interesting] Zaujímavý ťah
    [dubious] Pochybný ťah
    [mistake] Chyba
   *[blunder] Hrubá chyba
  }
analysis-comment = Komentár (len na tomto zariadení)
analysis-promote = Nastaviť ako hlavný
analysis-delete = Zmazať odtiaľto

## Hra z tejto pozície

analysis-play-on = Hrať odtiaľto
analysis-away = Server teraz nie je dostupný.

## Stavanie pozície

analysis-edit = Upraviť pozíciu
analysis-analyse = Analyzovať
analysis-edit-how = { $game ->
    [quoridor] Presúvajte figúrky a prekážky. Kliknutím na drážku prekážku umiestnite, kliknutím na prekážku ju odstránite.
   *[squadro] Presúvajte kamene po dráhach. Kliknutím kameň otočíte. 0 je štartové políčko, 6 políčko obratu, 12 cieľ.
  }
analysis-rack = Presuňte na dosku
analysis-square = Políčko
analysis-fences-left = Zostáva prekážok
analysis-fences = Prekážky na doske
analysis-lane = Dráha { $lane }
analysis-to-move = Na ťahu
analysis-position-string = Pozícia

## Prečo pozícia nie je možná

problem-unreadable = Toto sa nedá prečítať: „{ $word }“
problem-players = Počet hráčov nemôže byť { $given }.
problem-turn = { $player } nehrá a nemôže byť na ťahu.
problem-same-square = Dve figúrky na { $square }.
problem-nobody-plays = Nikto nehrá.
problem-off-board = Prekážka { $fence } presahuje dosku.
problem-fences = Prekážky { $one } a { $other } si prekážajú.
problem-too-many-left = { $player } môže mať najviac { $most } zostávajúcich prekážok.
problem-too-many-fences = Prekážok je { $given }, v hre ich je { $most }.
problem-no-path = { $player }: do cieľa nevedie žiadna cesta.
problem-several-winners = Vyhrať môže len jeden hráč.
problem-winner-to-move = { $player } má vyhraté a nemôže byť na ťahu.
problem-progress = { $player }: kameň na dráhe { $lane } tam nemôže byť.
problem-left = { $player } nemôže byť mimo hry.
problem-shared-crossing = Dva kamene na jednom krížení: dráhy { $one } a { $other }.
problem-five-home = { $player } nemôže mať v cieli päť kameňov.
