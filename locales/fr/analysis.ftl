analysis-title = Plateau d’analyse
analysis-intro = Placez la position de votre choix, ou collez une partie pour l’analyser.
analysis-players = { $game }, { $players } joueurs
analysis-paste = Coller une partie ou une position
analysis-paste-how = Une partie notée, une liste de coups, une position ou le lien d’une analyse.
analysis-file = Ouvrir un fichier
analysis-unreadable = Ce n’est pas une partie ou une position possible :
analysis-of = { $game } : analyse
action-review = Analyser la partie
saved-review-label = Analyser : { $game }, { $when }
analysis-evaluation = { $player } : { $evaluation }
analysis-graph = Évaluation de la partie
analysis-position = { $moves ->
    [0] Début. { $evaluation }
   *[other] Après le coup { $moves }. { $evaluation }
  }
analysis-proven = prouvé
analysis-card = Analyse de la partie
analysis-better = Meilleur coup
analysis-moments = Moments forts
analysis-leads = Qui menait
analysis-next-error = Erreur suivante
analysis-stop = Arrêter
analysis-try = Réessayer
analysis-try-find = Trouvez un meilleur coup pour { $player }.
analysis-try-checking = Vérification de { $move }…
analysis-try-kept = Bravo ! { $move } conserve le résultat.
analysis-try-lost = { $move } fait aussi perdre du terrain.
analysis-try-show = Montrer le meilleur coup
analysis-engine = Ordinateur
analysis-lines = Lignes
analysis-paths = Voir les chemins
analysis-depth = Profondeur { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exact : tables du serveur
    [endgame] Exact : finale résolue
    [book] Bibliothèque d’ouvertures
   *[search] Estimé par recherche
  }
analysis-variation = Variante
analysis-marks = Annoter ce coup
analysis-glyph = { $glyph ->
    [brilliant] Coup brillant
    [good] Bon coup
    [interesting] Coup intéressant
    [dubious] Coup douteux
    [mistake] Erreur
   *[blunder] Gaffe
  }
analysis-comment = Commentaire (gardé sur cet appareil)
analysis-promote = Rendre principale
analysis-delete = Effacer à partir d’ici
analysis-play-on = Jouer à partir d’ici
analysis-away = Le serveur ne répond pas pour l’instant.
analysis-edit = Éditer la position
analysis-analyse = Analyser
analysis-edit-how = { $game ->
    [quoridor] Faites glisser les pions et les barrières. Cliquez sur une rainure pour poser une barrière, sur une barrière pour la retirer.
   *[squadro] Faites glisser les pièces dans leurs couloirs. Cliquez sur une pièce pour la retourner. 0 : départ, 6 : case de retournement, 12 : rentrée.
  }
analysis-rack = À glisser sur le plateau
analysis-square = Case
analysis-fences-left = En réserve
analysis-fences = Barrières sur le plateau
analysis-lane = Couloir { $lane }
analysis-to-move = Au trait
analysis-position-string = Position
problem-unreadable = Saisie incompréhensible : « { $word } »
problem-players = Nombre de joueurs impossible : { $given }.
problem-turn = { $player } ne joue pas et ne peut avoir le trait.
problem-same-square = Deux pions en { $square }.
problem-nobody-plays = Personne ne joue.
problem-off-board = La barrière { $fence } dépasse du plateau.
problem-fences = Les barrières { $one } et { $other } se gênent.
problem-too-many-left = { $player } : { $most } barrières en réserve au maximum.
problem-too-many-fences = { $given } barrières : le jeu en compte { $most }.
problem-no-path = { $player } n’a aucun chemin.
problem-several-winners = Une seule victoire est possible.
problem-winner-to-move = { $player } a gagné et ne peut avoir le trait.
problem-progress = { $player } : position impossible dans le couloir { $lane }.
problem-left = { $player } ne peut pas avoir quitté la partie.
problem-shared-crossing = Deux pièces sur un même croisement : couloirs { $one } et { $other }.
problem-five-home = { $player } ne peut avoir cinq pièces rentrées.
