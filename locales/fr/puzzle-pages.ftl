puzzles-title = Problèmes
puzzles-intro = Un seul coup est le bon. À vous de le trouver, même hors ligne.
puzzles-game = Jeu
puzzles-rating = Votre classement
puzzles-counts = { $tried ->
    [0] Rien d’essayé pour l’instant
   *[other] Résolus : { $solved } sur { $tried }
  }
puzzles-daily = Problème du jour
puzzles-daily-done = Résolu aujourd’hui
puzzles-daily-run = { $days ->
    [one] { $days } jour de suite
    [many] { $days } jours de suite
   *[other] { $days } jours de suite
  }
puzzles-solve = Résoudre
puzzles-rated = À votre niveau
puzzles-rated-about = Adaptés à votre force. Votre classement change à chaque problème.
puzzles-streak = Série
puzzles-streak-about = De plus en plus difficile. La première erreur y met fin.
puzzles-rush = Trois minutes chrono
puzzles-rush-about = Le plus possible. Trois erreurs, et c’est fini.
puzzles-best = Record : { $solved }
puzzles-themes = Thèmes
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Rien ici pour l’instant.
puzzles-missing = Ce problème n’existe pas. En voici d’autres :
puzzle-moves = { $moves ->
    [one] { $moves } coup
    [many] { $moves } coups
   *[other] { $moves } coups
  }
puzzle-kind = { $kind ->
    [proven] prouvé
   *[searched] estimé
  }
puzzle-lost-proven = { $aim ->
    [draw] C’est prouvé : maintenant, la partie est perdue.
    [stop] C’est prouvé : maintenant, quelqu’un d’autre gagne.
   *[win] C’est prouvé : la victoire s’est envolée.
  }
puzzle-lost-searched = Estimation : les chances de gagner baissent d’environ { $percent } % ou plus.
puzzle-watch = Regardez ce qui se passe…
puzzle-hint = Indice
puzzle-hint-more = Un autre indice
puzzle-hint-pawn = Déplacez le pion.
puzzle-hint-fence = Posez une barrière entre { $squares }.
puzzle-hint-lane = Regardez la pièce du couloir { $lane }.
puzzle-show = Voir la solution
puzzle-solution = Solution : { $line }
puzzle-next = Problème suivant
puzzle-known = Vous avez déjà vu celui-ci. Il ne compte pas.
puzzle-levels = Résolu par les niveaux : { $levels }
puzzle-levels-none = Aucun niveau de l’ordinateur ne le résout.
puzzle-start = Commencer
puzzle-score = Résolus : { $solved }
puzzle-mistakes = Erreurs : { $mistakes } sur { $most }
puzzle-time-left = Temps restant
puzzle-ended = { $why ->
    [time] Temps écoulé !
    [none-left] Tous les problèmes résolus !
   *[mistakes] C’est fini !
  }
puzzle-record = Votre nouveau record !
puzzle-missed = À revoir :
puzzle-again = Rejouer
level-title = Trouvez votre niveau
level-intro = Au plus { $most } positions, et vous saurez quel niveau affronter.
level-position = Position { $number }
level-skip = Je ne sais pas
level-wrong = Pas cette fois.
level-result = Votre niveau : { $level }, { $name }
level-play = Jouer au niveau { $level }
