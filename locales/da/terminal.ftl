### Spil i terminalen
terminal-player = Spiller { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partiet er slut
terminal-welcome = Spil mod computeren eller med venner ved ét tastatur.
terminal-try = Prøv:
terminal-which-game = Hvilket spil? { $answers }
terminal-how-many-players = Hvor mange spillere? { $answers }
terminal-opponent = Modstander? Computerens niveau fra 1 ({ $weakest }) til 8 ({ $strongest }) eller { $friends }
terminal-type-help = Skriv { $help } for at se alle kommandoer.
terminal-first-drawn = { $player } begynder (lodtrækning).
terminal-how-quoridor = Skriv feltet, du vil flytte til (e2), eller en forhindring: feltet nederst til venstre for den, så h eller v (e3h).
terminal-help-legal = vis de mulige træk
terminal-help-board = vis spillepladen igen
terminal-help-undo = tag det sidste træk tilbage
terminal-help-resign = giv op
terminal-help-draw = tilbyd eller acceptér uafgjort
terminal-help-rematch = spil igen med byttede sider
terminal-help-file = FIL
terminal-help-save = gem partiet (.json for JSON, ellers tekst)
terminal-help-quit = forlad partiet
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } forhindring, mål: række { $row }
   *[other] { $number }: { $fences } forhindringer, mål: række { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } forhindring, mål: søjle { $column }
   *[other] { $number }: { $fences } forhindringer, mål: søjle { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } skridt tilbage
   *[other] { $player }: { $steps } skridt tilbage
  }
terminal-out = { $player }: ude af partiet
terminal-moves = { $moves ->
    [one] { $player }: { $moves } træk tilbage (pr. bane: { $lanes })
   *[other] { $player }: { $moves } træk tilbage (pr. bane: { $lanes })
  }
terminal-time-left = { $player }: { $time } tilbage
terminal-legal-pawn = brik
terminal-no-pawn-moves = ingen træk med brikken
terminal-legal-fences = forhindringer
terminal-legal-lanes = baner
terminal-computer-move = { $player } spiller { $move }.
terminal-draw-declined = { $player } afviser uafgjort.
terminal-nothing-to-undo = Der er intet at fortryde.
terminal-line-too-long = Den linje er for lang.
terminal-save-where = Gem i hvilken fil? For eksempel: { $example }
terminal-saved = Gemt i { $file }.
terminal-save-exists = { $file } findes allerede. Vælg et andet navn.
terminal-save-no-folder = Kan ikke gemme i { $file }: mappen findes ikke.
terminal-save-forbidden = Kan ikke gemme i { $file }: adgang nægtet.
terminal-save-full = Kan ikke gemme i { $file }: disken er fuld.
terminal-save-failed = Kan ikke gemme i { $file }. Systemet siger: { $error }
terminal-keys = Taster
terminal-menu = Menu
terminal-quit = Afslut
terminal-fence = Forhindr.
terminal-lane = Bane
terminal-choose = Vælg
terminal-key-space = Mellemrum
terminal-key-enter = Enter
terminal-key-delete = Delete
terminal-keys-cursor = flyt markøren
terminal-keys-confirm = udfør trækket
terminal-keys-fence = tag en vandret eller lodret forhindring
terminal-keys-rotate = drej forhindringen
terminal-keys-lane = vælg en bane
terminal-keys-type = skriv træk eller kommando; Tab udfylder
terminal-keys-look = bladr gennem trækkene
terminal-keys-menu = alt det andet
terminal-keys-suspend = tilbage til skallen (fg vender tilbage)
terminal-keys-mouse = Eller brug musen: peg på et træk, og klik.
terminal-redo = Gentag
terminal-hint = Tip
terminal-paths = Veje
terminal-evaluation = Vurdering
terminal-pause = Pause eller fortsæt
terminal-save = Gem i en fil
terminal-too-small = Vinduet er for lille: der skal bruges { $width } kolonner og { $height } linjer.
terminal-analyzing = Analyserer …
terminal-best = Bedst: { $line }
terminal-answer = Y accepterer, N afviser.
terminal-not-kept = Partiet kan ikke gemmes. Systemet siger: { $error }
terminal-watch-computers = Se computere spille
