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
