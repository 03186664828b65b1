### Spela i terminalen
terminal-player = Spelare { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partiet är slut
terminal-welcome = Spela mot datorn, eller med vänner vid ett tangentbord.
terminal-try = Prova:
terminal-which-game = Vilket spel? { $answers }
terminal-how-many-players = Hur många spelare? { $answers }
terminal-opponent = Motståndare? Datorns nivå från 1 ({ $weakest }) till 8 ({ $strongest }), eller { $friends }
terminal-type-help = Skriv { $help } för alla kommandon.
terminal-first-drawn = { $player } börjar (lottat).
terminal-how-quoridor = Skriv en ruta att flytta till (e2), eller en vägg: rutan nere till vänster om den, sedan h eller v (e3h).
terminal-help-legal = lista möjliga drag
terminal-help-board = visa brädet igen
terminal-help-undo = ta tillbaka senaste draget
terminal-help-resign = ge upp partiet
terminal-help-draw = erbjud eller godta oavgjort
terminal-help-rematch = spela igen med ombytta sidor
terminal-help-file = FIL
terminal-help-save = spara partiet (.json för JSON, annars text)
terminal-help-quit = lämna partiet
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } vägg kvar, mål: rad { $row }
   *[other] { $number }: { $fences } väggar kvar, mål: rad { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } vägg kvar, mål: kolumn { $column }
   *[other] { $number }: { $fences } väggar kvar, mål: kolumn { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } steg kvar
   *[other] { $player }: { $steps } steg kvar
  }
terminal-out = { $player }: ute ur partiet
terminal-moves = { $moves ->
    [one] { $player }: { $moves } drag kvar (per bana: { $lanes })
   *[other] { $player }: { $moves } drag kvar (per bana: { $lanes })
  }
terminal-time-left = { $player }: { $time } kvar
terminal-legal-pawn = spelpjäs
terminal-no-pawn-moves = inga drag med spelpjäsen
terminal-legal-fences = väggar
terminal-legal-lanes = banor
terminal-computer-move = { $player } spelar { $move }.
terminal-draw-declined = { $player } avböjer oavgjort.
terminal-nothing-to-undo = Det finns inget att ångra.
terminal-line-too-long = Den raden är för lång.
terminal-save-where = Spara till vilken fil? Till exempel: { $example }
terminal-saved = Sparat till { $file }.
terminal-save-exists = { $file } finns redan. Välj ett annat namn.
terminal-save-no-folder = Kan inte spara till { $file }: mappen finns inte.
terminal-save-forbidden = Kan inte spara till { $file }: åtkomst nekas.
terminal-save-full = Kan inte spara till { $file }: disken är full.
terminal-save-failed = Kan inte spara till { $file }. Systemet säger: { $error }
terminal-keys = Tangenter
terminal-menu = Meny
terminal-quit = Avsluta
terminal-fence = Vägg
terminal-lane = Bana
terminal-choose = Välj
terminal-key-space = Blanksteg
terminal-key-enter = Enter
terminal-key-delete = Delete
terminal-keys-cursor = flytta markören
terminal-keys-confirm = gör draget
terminal-keys-fence = ta en vägg, vågrät eller lodrät
terminal-keys-rotate = vrid väggen
terminal-keys-lane = välj en bana
terminal-keys-type = skriv drag eller kommando; Tab fyller i
terminal-keys-look = bläddra bland dragen
terminal-keys-menu = allt annat
terminal-keys-suspend = tillbaka till skalet (fg återvänder)
terminal-keys-mouse = Eller använd musen: peka på ett drag och klicka.
terminal-redo = Gör om
terminal-hint = Tips
terminal-paths = Vägar
terminal-evaluation = Värdering
terminal-pause = Pausa eller fortsätt
terminal-save = Spara till en fil
terminal-too-small = Fönstret är för litet: det behövs { $width } kolumner och { $height } rader.
terminal-analyzing = Analyserar …
terminal-best = Bäst: { $line }
terminal-answer = Y godtar, N avböjer.
terminal-not-kept = Partiet kan inte sparas. Systemet säger: { $error }
terminal-watch-computers = Se datorer spela
