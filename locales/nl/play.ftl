### Een partij
player-you = Jij
player-computer = Computer (niveau { $level })
player-computer-colour = { $colour } (computer, niveau { $level })
player-guest = Gast { $tag }
player-bot = Bot { $tag }
status-your-turn = Jij bent aan zet.
status-turn = { $player } is aan zet.
status-thinking = { $player } denkt na.
status-won = Je wint!
status-won-resigned = Je wint: alle anderen hebben opgegeven.
status-wins = { $player } wint.
status-wins-resigned = { $player } wint: alle anderen hebben opgegeven.
status-won-steps = { $steps ->
    [one] Je wint met { $steps } stap verschil!
   *[other] Je wint met { $steps } stappen verschil!
  }
status-wins-steps = { $steps ->
    [one] { $player } wint met { $steps } stap verschil.
   *[other] { $player } wint met { $steps } stappen verschil.
  }
status-won-moves = { $moves ->
    [one] Je wint met { $moves } zet verschil!
   *[other] Je wint met { $moves } zetten verschil!
  }
status-wins-moves = { $moves ->
    [one] { $player } wint met { $moves } zet verschil.
   *[other] { $player } wint met { $moves } zetten verschil.
  }
status-own-resigned = Je hebt opgegeven. { $player } wint.
status-other-resigned = { $loser } heeft opgegeven. Je wint!
status-resigned = { $loser } heeft opgegeven. { $player } wint.
status-own-time = Je tijd is om. { $player } wint.
status-other-time = De tijd van { $loser } is om. Je wint!
status-time = De tijd van { $loser } is om. { $player } wint.
status-won-time = Je wint op tijd.
status-wins-time = { $player } wint op tijd.
status-repetition = Remise door herhaling van zetten.
status-turn-limit = Remise: maximumaantal beurten bereikt.
status-other-tab = Je speelt deze partij in een ander tabblad. Hier kijk je alleen mee.
time-ran-out = De tijd van { $player } is om.
looking-back-start = Terugkijken: het begin
looking-back-turn = Terugkijken: beurt { $turn }
looking-back-note = Je bekijkt een eerdere stelling.
draw-title = Wie begint?
draw-starts = { $player } begint
draw-you-start = Jij begint
said-move = { $player }: { $move }.
move-leaves = doet niet meer mee
move-pawn = pion naar { $square }
move-fence-h = horizontale barricade boven { $square }
move-fence-v = verticale barricade rechts van { $square }
move-lane = baan { $lane }
move-lane-spaces = baan { $lane } van positie { $from } naar positie { $to }
actions-label = Acties
action-undo = Terugnemen
action-resign = Opgeven
action-resign-sure = Opgeven bevestigen
action-again = Revanche
after-label = En nu?
action-level = Probeer niveau { $level }: { $name }
action-new-level = Niveau wijzigen
action-share = Delen
action-turn = Bord draaien
action-copy = Zetten kopiëren
action-copied = Gekopieerd
moves-label = Zetten
moves-none = Nog geen zetten.
look-label = Door de zetten bladeren
action-first = Eerste zet
action-back = Vorige zet
action-forward = Volgende zet
action-last = Laatste zet
action-live = Terug naar de partij
side-label = Zetten en acties
fences-left = { $fences ->
    [0] Barricades op
    [one] Nog { $fences } barricade
   *[other] Nog { $fences } barricades
  }
steps-to-goal = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  }
moves-needed = { $needs ->
    [one] Nog { $needs } zet
   *[other] Nog { $needs } zetten
  }
pieces-home = { $home } van 4 binnen
board-label-quoridor = Quoridor-bord. Met de pijltjestoetsen ga je over de velden, Enter verplaatst de pion daarheen. H en V pakken een barricade, pijltjes verschuiven hem, R draait hem, Enter plaatst hem, Escape annuleert.
board-label-squadro = Squadro-bord. De toetsen 1 tot en met 5 kiezen een baan, links en rechts de volgende, Enter verplaatst het speelstuk.
effect-you = +{ $steps } voor jou
effect-them = +{ $steps } tegenstander
effect-seat = { $colour } +{ $steps }
effect-seat-you = jij +{ $steps }
effect-none = Houdt niemand op
refused-game-over = De partij is afgelopen.
refused-already-there = Je pion staat daar al.
refused-occupied = Er staat een pion in de weg.
refused-fence-between = Barricade { $fence } staat in de weg.
refused-straight-jump-possible = Spring rechtdoor naar { $square }: diagonaal mag alleen als dat niet kan.
refused-pawn-behind = Je kunt niet springen als er nog een pion vlak achter staat.
refused-too-far = Te ver.
refused-no-fence-left = Je barricades zijn op.
refused-off-board = Een barricade moet op het bord passen.
refused-overlaps = Hij overlapt barricade { $fence }.
refused-crosses = Hij kruist barricade { $fence }.
refused-cuts-off = { $player } zou er niet meer door kunnen.
refused-cuts-off-you = Je zou er niet meer door kunnen.
refused-not-your-piece = Dat is niet jouw speelstuk.
refused-piece-home = Dat speelstuk is al binnen.
hint-frame = Barricades horen in de groeven.
fence-bar = Gekozen barricade
fence-place = Plaatsen
fence-turn = Draaien
fence-cancel = Annuleren
fence-left = Naar links
fence-right = Naar rechts
fence-up = Omhoog
fence-down = Omlaag
piece-waits = Tik nog eens om te verplaatsen.
piece-move = Verplaatsen
fence-in-words = Barricade { $fence }: { $effect }
square-pawn = { $square }, pion: { $colour }
square-target = { $square }, hier kun je heen
piece-start = Baan { $lane }: op het startpunt, verplaatsingswaarde { $speed }.
piece-turning = Baan { $lane }: op het keerpunt, verplaatsingswaarde { $speed }.
piece-home = Baan { $lane }: binnen.
piece-out = Baan { $lane }: op positie { $space }, heenweg, verplaatsingswaarde { $speed }.
piece-back = Baan { $lane }: op positie { $space }, terugweg, verplaatsingswaarde { $speed }.
landing-space = { $spaces ->
    [one] Gaat { $spaces } positie vooruit
   *[other] Gaat { $spaces } posities vooruit
  }
landing-turning = Bereikt het keerpunt
landing-home = Komt binnen
landing-none = Al binnen
landing-sends-start = stuurt baan { $lane } terug naar het startpunt
landing-sends-turning = stuurt baan { $lane } terug naar het keerpunt
say-label = Het bord in woorden
say-pawn = { $player }: pion op { $square }.
say-steps = { $steps ->
    [one] Nog { $steps } stap.
   *[other] Nog { $steps } stappen.
  }
say-fences = { $fences ->
    [0] Geen barricades meer.
    [one] Nog { $fences } barricade.
   *[other] Nog { $fences } barricades.
  }
say-fences-h = Horizontale barricades, boven: { $fences }.
say-fences-v = Verticale barricades, rechts van: { $fences }.
say-no-fences = Geen barricades op het bord.
say-targets = Je pion kan naar: { $squares }.
say-home = { $player }: { $home } van 4 speelstukken binnen.
say-needs = { $needs ->
    [one] Nog { $needs } zet.
   *[other] Nog { $needs } zetten.
  }
type-label = Typ een zet
type-go = Zet doen
refused-unreadable = ‘{ $text }’ is geen zet.
how-quoridor = Typ een veld zoals e2, of een barricade zoals e3h of e3v.
how-squadro = Typ een baan, 1 tot en met 5.
