### Spill i terminalen
terminal-player = Spiller { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partiet er slutt
terminal-welcome = Spill mot datamaskinen, eller med venner ved ett tastatur.
terminal-try = Prøv:
terminal-which-game = Hvilket spill? { $answers }
terminal-how-many-players = Hvor mange spillere? { $answers }
terminal-opponent = Motstander? Datamaskinens nivå fra 1 ({ $weakest }) til 8 ({ $strongest }), eller { $friends }
terminal-type-help = Skriv { $help } for å se alle kommandoer.
terminal-first-drawn = { $player } begynner (loddtrekning).
terminal-how-quoridor = Skriv ruten du vil flytte til (e2), eller en sperre: ruten nederst til venstre for den, så h eller v (e3h).
terminal-help-legal = vis mulige trekk
terminal-help-board = vis brettet igjen
terminal-help-undo = ta tilbake det siste trekket
terminal-help-resign = gi opp partiet
terminal-help-draw = tilby eller godta uavgjort
terminal-help-rematch = spill igjen med byttede sider
terminal-help-file = FIL
terminal-help-save = lagre partiet (.json for JSON, ellers tekst)
terminal-help-quit = forlat partiet
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } sperre, mål: rad { $row }
   *[other] { $number }: { $fences } sperrer, mål: rad { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } sperre, mål: kolonne { $column }
   *[other] { $number }: { $fences } sperrer, mål: kolonne { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } skritt igjen
   *[other] { $player }: { $steps } skritt igjen
  }
terminal-out = { $player }: ute av partiet
terminal-moves = { $moves ->
    [one] { $player }: { $moves } trekk igjen (per bane: { $lanes })
   *[other] { $player }: { $moves } trekk igjen (per bane: { $lanes })
  }
terminal-time-left = { $player }: { $time } igjen
terminal-legal-pawn = brikke
terminal-no-pawn-moves = ingen trekk med brikken
terminal-legal-fences = sperrer
terminal-legal-lanes = baner
terminal-computer-move = { $player } spiller { $move }.
terminal-draw-declined = { $player } avslår uavgjort.
terminal-nothing-to-undo = Det er ingenting å angre.
terminal-line-too-long = Den linjen er for lang.
terminal-save-where = Lagre i hvilken fil? For eksempel: { $example }
terminal-saved = Lagret i { $file }.
terminal-save-exists = { $file } finnes allerede. Velg et annet navn.
terminal-save-no-folder = Kan ikke lagre i { $file }: mappen finnes ikke.
terminal-save-forbidden = Kan ikke lagre i { $file }: ingen tilgang.
terminal-save-full = Kan ikke lagre i { $file }: disken er full.
terminal-save-failed = Kan ikke lagre i { $file }. Systemet sier: { $error }
terminal-keys = Taster
terminal-menu = Meny
terminal-quit = Avslutt
terminal-fence = Sperre
terminal-lane = Bane
terminal-choose = Velg
terminal-key-space = Mellomrom
terminal-key-enter = Enter
terminal-key-delete = Delete
terminal-keys-cursor = flytt markøren
terminal-keys-confirm = gjør trekket
terminal-keys-fence = ta en sperre, vannrett eller loddrett
terminal-keys-rotate = drei sperren
terminal-keys-lane = velg en bane
terminal-keys-type = skriv trekk eller kommando; Tab fullfører
terminal-keys-look = bla gjennom trekkene
terminal-keys-menu = alt annet
terminal-keys-suspend = tilbake til skallet (fg henter fram igjen)
terminal-keys-mouse = Eller bruk musen: pek på et trekk og klikk.
terminal-redo = Gjør om
terminal-hint = Tips
terminal-paths = Veier
terminal-evaluation = Vurdering
terminal-pause = Pause eller fortsett
terminal-save = Lagre i en fil
terminal-too-small = Vinduet er for lite: det trengs { $width } kolonner og { $height } linjer.
terminal-analyzing = Analyserer …
terminal-best = Beste: { $line }
terminal-answer = Y godtar, N avslår.
terminal-not-kept = Partiet kan ikke lagres. Systemet sier: { $error }
terminal-watch-computers = Se datamaskiner spille
