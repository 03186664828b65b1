### Spelen in de terminal
terminal-player = Speler { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partij afgelopen
terminal-welcome = Speel tegen de computer, of met vrienden op één toetsenbord.
terminal-try = Probeer eens:
terminal-which-game = Welk spel? { $answers }
terminal-how-many-players = Hoeveel spelers? { $answers }
terminal-opponent = Tegenstander? Het niveau van de computer van 1 ({ $weakest }) tot 8 ({ $strongest }), of { $friends }
terminal-type-help = Typ { $help } voor alle opdrachten.
terminal-first-drawn = { $player } begint (geloot).
terminal-how-quoridor = Typ het veld waar je heen wilt (e2), of een barricade: het veld linksonder, dan h of v (e3h).
terminal-help-legal = de mogelijke zetten tonen
terminal-help-board = het bord nog eens tonen
terminal-help-undo = de laatste zet terugnemen
terminal-help-resign = de partij opgeven
terminal-help-draw = remise aanbieden of aannemen
terminal-help-rematch = opnieuw spelen met gewisselde kanten
terminal-help-file = BESTAND
terminal-help-save = de partij opslaan (.json voor JSON, anders tekst)
terminal-help-quit = de partij verlaten
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barricade, doel: rij { $row }
   *[other] { $number }: { $fences } barricades, doel: rij { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barricade, doel: kolom { $column }
   *[other] { $number }: { $fences } barricades, doel: kolom { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: nog { $steps } stap
   *[other] { $player }: nog { $steps } stappen
  }
terminal-out = { $player }: doet niet meer mee
terminal-moves = { $moves ->
    [one] { $player }: nog { $moves } zet (per baan: { $lanes })
   *[other] { $player }: nog { $moves } zetten (per baan: { $lanes })
  }
terminal-time-left = { $player }: nog { $time }
terminal-legal-pawn = pion
terminal-no-pawn-moves = geen zetten met de pion
terminal-legal-fences = barricades
terminal-legal-lanes = banen
terminal-computer-move = { $player } speelt { $move }.
terminal-draw-declined = { $player } wijst remise af.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-line-too-long = Die regel is te lang.
terminal-save-where = In welk bestand opslaan? Bijvoorbeeld: { $example }
terminal-saved = Opgeslagen in { $file }.
terminal-save-exists = { $file } bestaat al. Kies een andere naam.
terminal-save-no-folder = Opslaan in { $file } lukt niet: die map bestaat niet.
terminal-save-forbidden = Opslaan in { $file } lukt niet: geen toestemming.
terminal-save-full = Opslaan in { $file } lukt niet: de schijf is vol.
terminal-save-failed = Opslaan in { $file } lukt niet. Het systeem meldt: { $error }
terminal-keys = Toetsen
terminal-menu = Menu
terminal-quit = Stoppen
terminal-fence = Barricade
terminal-lane = Baan
terminal-choose = Kiezen
terminal-key-space = Spatie
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = de cursor verplaatsen
terminal-keys-confirm = de zet doen
terminal-keys-fence = barricade pakken, horizontaal of verticaal
terminal-keys-rotate = de barricade draaien
terminal-keys-lane = een baan kiezen
terminal-keys-type = een zet of opdracht typen; Tab vult aan
terminal-keys-look = door de zetten bladeren
terminal-keys-menu = al het andere
terminal-keys-suspend = terug naar de shell (fg keert terug)
terminal-keys-mouse = Of met de muis: wijs een zet aan en klik.
terminal-redo = Opnieuw doen
terminal-hint = Hint
terminal-paths = Wegen
terminal-evaluation = Evaluatie
terminal-pause = Pauzeren of doorgaan
terminal-save = Opslaan in een bestand
terminal-too-small = Dit venster is te klein: er zijn { $width } kolommen en { $height } regels nodig.
terminal-analyzing = Analyseren…
terminal-best = Beste: { $line }
terminal-answer = Y neemt aan, N wijst af.
terminal-not-kept = Deze partij kan niet worden opgeslagen. Het systeem meldt: { $error }
terminal-watch-computers = Computers zien spelen
