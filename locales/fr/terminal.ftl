terminal-player = Joueur { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partie terminée
terminal-welcome = Jouez contre l’ordinateur, ou entre amis sur le même clavier.
terminal-try = Essayez :
terminal-which-game = Quel jeu ? { $answers }
terminal-how-many-players = Combien de joueurs ? { $answers }
terminal-opponent = Quel adversaire ? Le niveau de l’ordinateur, de 1 ({ $weakest }) à 8 ({ $strongest }), ou { $friends }
terminal-type-help = Tapez { $help } pour voir toutes les commandes.
terminal-first-drawn = { $player } commence (tirage au sort).
terminal-how-quoridor = Tapez la case où aller (e2), ou une barrière : la case en bas à gauche de la barrière, puis h ou v (e3h).
terminal-help-legal = lister les coups possibles
terminal-help-board = réafficher le plateau
terminal-help-undo = annuler le dernier coup
terminal-help-resign = abandonner la partie
terminal-help-draw = proposer ou accepter la nulle
terminal-help-rematch = rejouer en échangeant les camps
terminal-help-file = FICHIER
terminal-help-save = enregistrer la partie (.json pour JSON, sinon texte)
terminal-help-quit = quitter la partie
terminal-goal-row = { $fences ->
    [one] { $number } : { $fences } barrière, but : rangée { $row }
    [many] { $number } : { $fences } barrières, but : rangée { $row }
   *[other] { $number } : { $fences } barrières, but : rangée { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number } : { $fences } barrière, but : colonne { $column }
    [many] { $number } : { $fences } barrières, but : colonne { $column }
   *[other] { $number } : { $fences } barrières, but : colonne { $column }
  }
terminal-steps = { $steps ->
    [one] { $player } : encore { $steps } pas
    [many] { $player } : encore { $steps } pas
   *[other] { $player } : encore { $steps } pas
  }
terminal-out = { $player } : hors de la partie
terminal-moves = { $moves ->
    [one] { $player } : encore { $moves } coup (par couloir : { $lanes })
    [many] { $player } : encore { $moves } coups (par couloir : { $lanes })
   *[other] { $player } : encore { $moves } coups (par couloir : { $lanes })
  }
terminal-time-left = { $player } : il reste { $time }
terminal-legal-pawn = pion
terminal-no-pawn-moves = aucun déplacement du pion
terminal-legal-fences = barrières
terminal-legal-lanes = couloirs
terminal-computer-move = { $player } joue { $move }.
terminal-draw-declined = { $player } refuse la nulle.
terminal-nothing-to-undo = Aucun coup à annuler.
terminal-line-too-long = Cette ligne est trop longue.
terminal-save-where = Dans quel fichier ? Par exemple : { $example }
terminal-saved = Enregistré dans { $file }.
terminal-save-exists = { $file } existe déjà. Choisissez un autre nom.
terminal-save-no-folder = Impossible d’enregistrer dans { $file } : ce dossier n’existe pas.
terminal-save-forbidden = Impossible d’enregistrer dans { $file } : accès refusé.
terminal-save-full = Impossible d’enregistrer dans { $file } : le disque est plein.
terminal-save-failed = Impossible d’enregistrer dans { $file }. Message du système : { $error }
terminal-keys = Touches
terminal-menu = Menu
terminal-quit = Quitter
terminal-fence = Barrière
terminal-lane = Couloir
terminal-choose = Choisir
terminal-key-space = Espace
terminal-key-enter = Entrée
terminal-key-delete = Suppr
terminal-keys-cursor = déplacer le curseur
terminal-keys-confirm = jouer le coup
terminal-keys-fence = prendre une barrière (horiz. ou verticale)
terminal-keys-rotate = faire pivoter la barrière
terminal-keys-lane = sélectionner un couloir
terminal-keys-type = taper coup ou commande ; Tab complète
terminal-keys-look = parcourir les coups
terminal-keys-menu = tout le reste
terminal-keys-suspend = retour au shell (fg pour revenir)
terminal-keys-mouse = Ou à la souris : visez un coup, puis cliquez.
terminal-redo = Rétablir le coup
terminal-hint = Indice
terminal-paths = Chemins
terminal-evaluation = Évaluation
terminal-pause = Mettre en pause ou reprendre
terminal-save = Enregistrer dans un fichier
terminal-too-small = Fenêtre trop petite : il faut { $width } colonnes et { $height } lignes.
terminal-analyzing = Analyse en cours…
terminal-best = Meilleur : { $line }
terminal-answer = Y pour accepter, N pour refuser.
terminal-not-kept = Impossible d’enregistrer cette partie. Message du système : { $error }
terminal-watch-computers = Regarder jouer les ordinateurs
