### Igra v terminalu

terminal-player = Igralec { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Konec igre

terminal-welcome = Igraj proti računalniku ali s prijatelji na isti tipkovnici.
terminal-try = Poskusi:
terminal-which-game = Katera igra? { $answers }
terminal-how-many-players = Koliko igralcev? { $answers }
terminal-opponent = Nasprotnik? Stopnja računalnika od 1 ({ $weakest }) do 8 ({ $strongest }) ali { $friends }
terminal-type-help = Vpiši { $help } za vse ukaze.
terminal-first-drawn = Začne { $player } (po žrebu).

terminal-how-quoridor = Vpiši polje, na katero greš (e2), ali ograjo: njeno spodnje levo polje, nato h ali v (e3h).

terminal-help-legal = izpiši dovoljene poteze
terminal-help-board = znova pokaži ploščo
terminal-help-undo = vrni zadnjo potezo
terminal-help-resign = predaj partijo
terminal-help-draw = ponudi ali sprejmi remi
terminal-help-rematch = igraj znova z zamenjanima stranema
terminal-help-file = DATOTEKA
terminal-help-save = shrani partijo (.json za JSON, sicer besedilo)
terminal-help-quit = zapusti igro

terminal-goal-row = { $fences ->
    [one] { $number }: še { $fences } ograja, cilj: vrsta { $row }
    [two] { $number }: še { $fences } ograji, cilj: vrsta { $row }
    [few] { $number }: še { $fences } ograje, cilj: vrsta { $row }
   *[other] { $number }: še { $fences } ograj, cilj: vrsta { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: še { $fences } ograja, cilj: stolpec { $column }
    [two] { $number }: še { $fences } ograji, cilj: stolpec { $column }
    [few] { $number }: še { $fences } ograje, cilj: stolpec { $column }
   *[other] { $number }: še { $fences } ograj, cilj: stolpec { $column }
  }

terminal-steps = { $steps ->
    [one] { $player }: še { $steps } korak
    [two] { $player }: še { $steps } koraka
    [few] { $player }: še { $steps } koraki
   *[other] { $player }: še { $steps } korakov
  }
terminal-out = { $player }: zunaj igre
terminal-moves = { $moves ->
    [one] { $player }: še { $moves } poteza (po stezah: { $lanes })
    [two] { $player }: še { $moves } potezi (po stezah: { $lanes })
    [few] { $player }: še { $moves } poteze (po stezah: { $lanes })
   *[other] { $player }: še { $moves } potez (po stezah: { $lanes })
  }
terminal-time-left = { $player }: še { $time }

terminal-legal-pawn = kmet
terminal-no-pawn-moves = kmet se ne more premakniti
terminal-legal-fences = ograje
terminal-legal-lanes = steze

terminal-computer-move = { $player } igra { $move }.
terminal-draw-declined = { $player } zavrne remi.
terminal-nothing-to-undo = Ni poteze za vrnitev.
terminal-line-too-long = Ta vrstica je predolga.

terminal-save-where = V katero datoteko? Na primer: { $example }
terminal-saved = Shranjeno v { $file }.
terminal-save-exists = Datoteka { $file } že obstaja. Izberi drugo ime.
terminal-save-no-folder = Shranjevanje v { $file } ni uspelo: take mape ni.
terminal-save-forbidden = Shranjevanje v { $file } ni uspelo: ni dovoljenja.
terminal-save-full = Shranjevanje v { $file } ni uspelo: disk je poln.
terminal-save-failed = Shranjevanje v { $file } ni uspelo. Sporočilo sistema: { $error }

terminal-keys = Tipke
terminal-menu = Meni
terminal-quit = Izhod
terminal-fence = Ograja
terminal-lane = Steza
terminal-choose = Izbira
terminal-key-space = Presledek
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = premakni kazalec
terminal-keys-confirm = odigraj potezo
terminal-keys-fence = vzemi vodoravno ali navpično ograjo
terminal-keys-rotate = zasukaj ograjo
terminal-keys-lane = izberi stezo
terminal-keys-type = vpiši potezo ali ukaz; Tab dopolni
terminal-keys-look = listaj po potezah
terminal-keys-menu = vse drugo
terminal-keys-suspend = nazaj v lupino (fg te vrne v igro)
terminal-keys-mouse = Ali z miško: pokaži na potezo in klikni.

terminal-redo = Ponovi potezo
terminal-hint = Namig
terminal-paths = Poti
terminal-evaluation = Ocena
terminal-pause = Premor ali nadaljevanje
terminal-save = Shrani v datoteko

terminal-too-small = To okno je premajhno. Potrebno število stolpcev: { $width }, vrstic: { $height }.
terminal-analyzing = Analiziranje …
terminal-best = Najbolje: { $line }
terminal-answer = Y sprejme, N zavrne.
terminal-not-kept = Te partije ni mogoče shraniti. Sporočilo sistema: { $error }
terminal-watch-computers = Gledaj, kako igrajo računalniki
