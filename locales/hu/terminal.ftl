### Farside magyarul
terminal-player = { $number }. játékos
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Vége a játszmának
terminal-welcome = Játssz a gép ellen, vagy barátokkal egy billentyűzeten.
terminal-try = Próbáld ki:
terminal-which-game = Melyik játék? { $answers }
terminal-how-many-players = Hány játékos? { $answers }
terminal-opponent = Ellenfél? A gép szintje 1 ({ $weakest }) és 8 ({ $strongest }) között, vagy { $friends }
terminal-type-help = Az összes parancshoz írd be: { $help }.
terminal-first-drawn = { $player } kezd (sorsolás).
terminal-how-quoridor = Írd be a mezőt, ahová lépsz (e2), vagy egy akadályt: a bal alsó mezőjét, majd h-t vagy v-t (e3h).
terminal-help-legal = a szabályos lépések listája
terminal-help-board = a tábla újbóli megjelenítése
terminal-help-undo = az utolsó lépés visszavonása
terminal-help-resign = a játszma feladása
terminal-help-draw = döntetlen felajánlása vagy elfogadása
terminal-help-rematch = új játszma, oldalcserével
terminal-help-file = FÁJL
terminal-help-save = a játszma mentése (.json: JSON, különben szöveg)
terminal-help-quit = kilépés a játszmából
terminal-goal-row = { $fences ->
    [one] { $number }: még { $fences } akadály, cél: { $row }. sor
   *[other] { $number }: még { $fences } akadály, cél: { $row }. sor
  }
terminal-goal-column = { $fences ->
    [one] { $number }: még { $fences } akadály, cél: { $column } oszlop
   *[other] { $number }: még { $fences } akadály, cél: { $column } oszlop
  }
terminal-steps = { $steps ->
    [one] { $player }: még { $steps } lépés a célig
   *[other] { $player }: még { $steps } lépés a célig
  }
terminal-out = { $player }: kiesett
terminal-moves = { $moves ->
    [one] { $player }: még { $moves } lépés (sávonként: { $lanes })
   *[other] { $player }: még { $moves } lépés (sávonként: { $lanes })
  }
terminal-time-left = { $player }: még { $time }
terminal-legal-pawn = bábu
terminal-no-pawn-moves = a bábu nem tud lépni
terminal-legal-fences = akadályok
terminal-legal-lanes = sávok
terminal-computer-move = { $player } lépése: { $move }.
terminal-draw-declined = { $player } nem fogadja el a döntetlent.
terminal-nothing-to-undo = Nincs mit visszavonni.
terminal-line-too-long = Ez a sor túl hosszú.
terminal-save-where = Melyik fájlba mentsük? Például: { $example }
terminal-saved = Elmentve: { $file }.
terminal-save-exists = { $file } már létezik. Válassz másik nevet.
terminal-save-no-folder = Nem menthető ({ $file }): nincs ilyen mappa.
terminal-save-forbidden = Nem menthető ({ $file }): nincs hozzá jogosultság.
terminal-save-full = Nem menthető ({ $file }): megtelt a lemez.
terminal-save-failed = Nem menthető ({ $file }). A rendszer üzenete: { $error }
terminal-keys = Billentyűk
terminal-menu = Menü
terminal-quit = Kilépés
terminal-fence = Akadály
terminal-lane = Sáv
terminal-choose = Választás
terminal-key-space = Szóköz
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = a kurzor mozgatása
terminal-keys-confirm = a lépés megtétele
terminal-keys-fence = vízszintes vagy függőleges akadály felvétele
terminal-keys-rotate = az akadály elforgatása
terminal-keys-lane = sáv kijelölése
terminal-keys-type = lépés vagy parancs; a Tab kiegészíti
terminal-keys-look = lépések átnézése
terminal-keys-menu = minden egyéb
terminal-keys-suspend = vissza a parancssorba (fg: folytatás)
terminal-keys-mouse = Vagy egérrel: mutass egy lépésre, és kattints.
terminal-redo = Visszavont lépés megtétele
terminal-hint = Tipp
terminal-paths = Utak
terminal-evaluation = Értékelés
terminal-pause = Szünet vagy folytatás
terminal-save = Mentés fájlba
terminal-too-small = Túl kicsi az ablak: { $width } oszlop és { $height } sor kell.
terminal-analyzing = Elemzés…
terminal-best = Legjobb: { $line }
terminal-answer = Y: elfogadom, N: nem fogadom el.
terminal-not-kept = Ez a játszma nem menthető. A rendszer üzenete: { $error }
terminal-watch-computers = Gépek játékának nézése
