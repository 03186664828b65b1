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
