### Hra v terminálu

## Hráči a výzva

terminal-player = Hráč { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Konec partie

## Začátek

terminal-welcome = Hrajte proti počítači nebo s přáteli u jedné klávesnice.
terminal-try = Zkuste:
terminal-which-game = Která hra? { $answers }
terminal-how-many-players = Kolik hráčů? { $answers }
terminal-opponent = Soupeř? Úroveň počítače od 1 ({ $weakest }) do 8 ({ $strongest }), nebo { $friends }
terminal-type-help = Všechny příkazy zobrazí { $help }.
terminal-first-drawn = { $player } začíná (rozhodl los).

## Jak napsat tah

terminal-how-quoridor = Napište cílové pole (e2), nebo překážku: pole vlevo dole od ní a h nebo v (e3h).

## Nápověda

terminal-help-legal = vypsat možné tahy
terminal-help-board = znovu ukázat desku
terminal-help-undo = vzít zpět poslední tah
terminal-help-resign = vzdát partii
terminal-help-draw = nabídnout nebo přijmout remízu
terminal-help-rematch = hrát znovu s prohozenými stranami
terminal-help-file = SOUBOR
terminal-help-save = uložit partii (.json jako JSON, jinak text)
terminal-help-quit = opustit hru

## Vpravo od desky

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } překážka, cíl: řada { $row }
    [few] { $number }: { $fences } překážky, cíl: řada { $row }
    [many] { $number }: { $fences } překážky, cíl: řada { $row }
   *[other] { $number }: { $fences } překážek, cíl: řada { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } překážka, cíl: sloupec { $column }
    [few] { $number }: { $fences } překážky, cíl: sloupec { $column }
    [many] { $number }: { $fences } překážky, cíl: sloupec { $column }
   *[other] { $number }: { $fences } překážek, cíl: sloupec { $column }
  }

## Pod deskou

terminal-steps = { $steps ->
    [one] { $player }: do cíle zbývá { $steps } krok
    [few] { $player }: do cíle zbývají { $steps } kroky
    [many] { $player }: do cíle zbývá { $steps } kroku
   *[other] { $player }: do cíle zbývá { $steps } kroků
  }
terminal-out = { $player }: už nehraje
terminal-moves = { $moves ->
    [one] { $player }: k výhře zbývá { $moves } tah (po drahách: { $lanes })
    [few] { $player }: k výhře zbývají { $moves } tahy (po drahách: { $lanes })
    [many] { $player }: k výhře zbývá { $moves } tahu (po drahách: { $lanes })
   *[other] { $player }: k výhře zbývá { $moves } tahů (po drahách: { $lanes })
  }
terminal-time-left = { $player }: zbývá { $time }

## Možné tahy

terminal-legal-pawn = figurka
terminal-no-pawn-moves = figurkou nelze táhnout
terminal-legal-fences = překážky
terminal-legal-lanes = dráhy

## Průběh partie

terminal-computer-move = { $player } hraje { $move }.
terminal-draw-declined = { $player } remízu odmítá.
terminal-nothing-to-undo = Není co vzít zpět.
terminal-line-too-long = Tento řádek je příliš dlouhý.

## Ukládání

terminal-save-where = Do kterého souboru uložit? Například: { $example }
terminal-saved = Uloženo do { $file }.
terminal-save-exists = Soubor { $file } už existuje. Zvolte jiný název.
terminal-save-no-folder = Do { $file } nelze uložit: taková složka neexistuje.
terminal-save-forbidden = Do { $file } nelze uložit: přístup odepřen.
terminal-save-full = Do { $file } nelze uložit: disk je plný.
terminal-save-failed = Do { $file } nelze uložit. Systém hlásí: { $error }

## Klávesy na celé obrazovce

terminal-keys = Klávesy
terminal-menu = Nabídka
terminal-quit = Odejít
terminal-fence = Překážka
terminal-lane = Dráha
terminal-choose = Vybrat
terminal-key-space = Mezerník
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = pohybovat kurzorem
terminal-keys-confirm = provést tah
terminal-keys-fence = vzít překážku, vodorovnou nebo svislou
terminal-keys-rotate = otočit překážku
terminal-keys-lane = vybrat dráhu
terminal-keys-type = napsat tah nebo příkaz; Tab doplňuje
terminal-keys-look = procházet tahy
terminal-keys-menu = všechno ostatní
terminal-keys-suspend = zpět do shellu (fg vrátí hru)
terminal-keys-mouse = Nebo myší: ukažte na tah a klikněte.

## Nabídka

terminal-redo = Zopakovat tah
terminal-hint = Napovědět tah
terminal-paths = Cesty
terminal-evaluation = Hodnocení
terminal-pause = Pozastavit nebo pokračovat
terminal-save = Uložit do souboru

## Zprávy

terminal-too-small = Toto okno je příliš malé. Potřebných sloupců: { $width }, řádků: { $height }.
terminal-analyzing = Analýza…
terminal-best = Nejlepší: { $line }
terminal-answer = Y přijmout, N odmítnout.
terminal-not-kept = Tuto partii nelze uložit. Systém hlásí: { $error }
terminal-watch-computers = Sledovat hru počítačů
