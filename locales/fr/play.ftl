player-you = Vous
player-computer = Ordinateur (niveau { $level })
player-computer-colour = { $colour } (ordinateur, niveau { $level })
player-guest = Anonyme { $tag }
player-bot = Bot { $tag }
status-your-turn = À vous de jouer.
status-turn = À { $player } de jouer.
status-thinking = { $player } réfléchit.
status-won = Vous avez gagné !
status-won-resigned = Vous avez gagné par abandon.
status-wins = { $player } gagne.
status-wins-resigned = { $player } gagne par abandon.
status-won-steps = { $steps ->
    [one] Vous avez gagné avec { $steps } pas d’avance !
    [many] Vous avez gagné avec { $steps } pas d’avance !
   *[other] Vous avez gagné avec { $steps } pas d’avance !
  }
status-wins-steps = { $steps ->
    [one] { $player } gagne avec { $steps } pas d’avance.
    [many] { $player } gagne avec { $steps } pas d’avance.
   *[other] { $player } gagne avec { $steps } pas d’avance.
  }
status-won-moves = { $moves ->
    [one] Vous avez gagné avec { $moves } coup d’avance !
    [many] Vous avez gagné avec { $moves } coups d’avance !
   *[other] Vous avez gagné avec { $moves } coups d’avance !
  }
status-wins-moves = { $moves ->
    [one] { $player } gagne avec { $moves } coup d’avance.
    [many] { $player } gagne avec { $moves } coups d’avance.
   *[other] { $player } gagne avec { $moves } coups d’avance.
  }
status-own-resigned = Vous avez abandonné. { $player } gagne.
status-other-resigned = { $loser } abandonne. Vous avez gagné !
status-resigned = { $loser } abandonne. { $player } gagne.
status-own-time = Votre temps est écoulé. { $player } gagne.
status-other-time = Temps écoulé pour { $loser }. Vous avez gagné !
status-time = Temps écoulé pour { $loser }. { $player } gagne.
status-won-time = Vous avez gagné au temps.
status-wins-time = { $player } gagne au temps.
status-repetition = Partie nulle par répétition.
status-turn-limit = Partie nulle : limite de tours atteinte.
status-other-tab = Vous jouez cette partie dans un autre onglet. Celui-ci ne fait que la suivre.
time-ran-out = Temps écoulé pour { $player }.
looking-back-start = Relecture : le début
looking-back-turn = Relecture : coup { $turn }
looking-back-note = Vous regardez une position antérieure.
draw-title = Qui commence ?
draw-starts = { $player } commence
draw-you-start = Vous commencez
said-move = { $player } : { $move }.
move-leaves = quitte la partie
move-pawn = pion en { $square }
move-fence-h = barrière horizontale au-dessus de { $square }
move-fence-v = barrière verticale à droite de { $square }
move-lane = couloir { $lane }
move-lane-spaces = couloir { $lane }, de la case { $from } à la case { $to }
actions-label = Actions de la partie
action-undo = Annuler le coup
action-resign = Abandonner
action-resign-sure = Confirmer l’abandon
action-again = Revanche
after-label = Et maintenant
action-level = Essayer le niveau { $level } : { $name }
action-new-level = Changer de niveau
action-share = Partager
action-turn = Tourner le plateau
action-copy = Copier les coups
action-copied = Copié
moves-label = Coups
moves-none = Aucun coup joué.
look-label = Parcourir les coups
action-first = Premier coup
action-back = Coup précédent
action-forward = Coup suivant
action-last = Dernier coup
action-live = Revenir à la partie
side-label = Coups et actions
fences-left = { $fences ->
    [0] Plus de barrières
    [one] Encore { $fences } barrière
    [many] Encore { $fences } barrières
   *[other] Encore { $fences } barrières
  }
steps-to-goal = { $steps ->
    [one] { $steps } pas
    [many] { $steps } pas
   *[other] { $steps } pas
  }
moves-needed = { $needs ->
    [one] Encore { $needs } coup
    [many] Encore { $needs } coups
   *[other] Encore { $needs } coups
  }
pieces-home = Rentrées : { $home }/4
board-label-quoridor = Plateau de Quoridor. Les flèches parcourent les cases, Entrée y déplace le pion. H et V prennent une barrière, les flèches la décalent, R la fait pivoter, Entrée la pose, Échap annule.
board-label-squadro = Plateau de Squadro. Les touches 1 à 5 sélectionnent un couloir, les flèches gauche et droite le couloir voisin, Entrée déplace sa pièce.
effect-you = +{ $steps } pour vous
effect-them = +{ $steps } en face
effect-seat = { $colour } +{ $steps }
effect-seat-you = vous +{ $steps }
effect-none = Ne ralentit personne
refused-game-over = La partie est terminée.
refused-already-there = Votre pion est déjà là.
refused-occupied = Un pion occupe cette case.
refused-fence-between = La barrière { $fence } bloque le chemin.
refused-straight-jump-possible = Sautez tout droit en { $square } : la diagonale n’est permise que si c’est bloqué.
refused-pawn-behind = Pas de saut : un autre pion se trouve juste derrière.
refused-too-far = Trop loin.
refused-no-fence-left = Vous n’avez plus de barrières.
refused-off-board = La barrière doit tenir sur le plateau.
refused-overlaps = Elle chevauche la barrière { $fence }.
refused-crosses = Elle croise la barrière { $fence }.
refused-cuts-off = { $player } n’aurait plus de chemin.
refused-cuts-off-you = Vous n’auriez plus de chemin.
refused-not-your-piece = Cette pièce n’est pas à vous.
refused-piece-home = Cette pièce est déjà rentrée.
hint-frame = Les barrières se posent dans les rainures.
fence-bar = Barrière sélectionnée
fence-place = Poser
fence-turn = Faire pivoter
fence-cancel = Annuler
fence-left = Gauche
fence-right = Droite
fence-up = Haut
fence-down = Bas
piece-waits = Touchez de nouveau pour jouer.
piece-move = Déplacer
fence-in-words = Barrière { $fence } : { $effect }
square-pawn = { $square }, pion : { $colour }
square-target = { $square }, coup possible
piece-start = Couloir { $lane } : au départ, vitesse { $speed }.
piece-turning = Couloir { $lane } : sur la case de retournement, vitesse { $speed }.
piece-home = Couloir { $lane } : pièce rentrée.
piece-out = Couloir { $lane } : sur la case { $space }, à l’aller, vitesse { $speed }.
piece-back = Couloir { $lane } : sur la case { $space }, au retour, vitesse { $speed }.
landing-space = { $spaces ->
    [one] Avance de { $spaces } case
    [many] Avance de { $spaces } cases
   *[other] Avance de { $spaces } cases
  }
landing-turning = Atteint la case de retournement
landing-home = Rentre
landing-none = Déjà rentrée
landing-sends-start = renvoie le couloir { $lane } au départ
landing-sends-turning = renvoie le couloir { $lane } à sa case de retournement
say-label = Le plateau en mots
say-pawn = { $player } : pion en { $square }.
say-steps = { $steps ->
    [one] Encore { $steps } pas.
    [many] Encore { $steps } pas.
   *[other] Encore { $steps } pas.
  }
say-fences = { $fences ->
    [0] Plus de barrières.
    [one] Encore { $fences } barrière.
    [many] Encore { $fences } barrières.
   *[other] Encore { $fences } barrières.
  }
say-fences-h = Barrières horizontales, au-dessus de : { $fences }.
say-fences-v = Barrières verticales, à droite de : { $fences }.
say-no-fences = Aucune barrière sur le plateau.
say-targets = Votre pion peut aller en : { $squares }.
say-home = { $player }, pièces rentrées : { $home } sur 4.
say-needs = { $needs ->
    [one] Encore { $needs } coup.
    [many] Encore { $needs } coups.
   *[other] Encore { $needs } coups.
  }
type-label = Saisir un coup
type-go = Jouer
refused-unreadable = « { $text } » n’est pas un coup.
how-quoridor = Saisissez une case comme e2, ou une barrière comme e3h ou e3v.
how-squadro = Saisissez un couloir, de 1 à 5.
