theme-jump = Saut
theme-side-jump = Saut de côté
theme-detour = Détour
theme-shut-in = Enfermement
theme-guard = Protection
theme-last-fence = Dernière barrière
theme-run = Foncer
theme-stop = Arrêter quelqu’un
theme-race = Course
theme-tempo = Coup d’attente
theme-send-back = Renvoi
theme-chain = Saut multiple
theme-bait = Appât
theme-escape = Fuite
puzzle-title = Problème { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] À { $player } de jouer. Sauvez la nulle.
    [stop] À { $player } de jouer. Qui faut-il arrêter, et comment ?
   *[win] À { $player } de jouer. Trouvez le seul coup gagnant.
  }
puzzle-proof = { $kind ->
    [proven] C’est prouvé : aucun autre coup ne suffit.
   *[searched] Tout autre coup est bien moins bon, d’après { $nodes } positions analysées.
  }
puzzle-right = Bravo ! { $player } joue { $move }. Continuez.
puzzle-solved = Résolu !
puzzle-wrong = Ce n’est pas { $move }.
puzzle-refutation = Regardez ce qui se passe : { $line }
puzzle-hint-themes = Pensez à : { $themes }
puzzle-hint-move = Le coup est { $move }.
puzzle-rating = Votre classement : { $rating } ({ $change })
puzzle-none-left = Vous avez vu tous ces problèmes. Ils recommencent au début.
puzzle-help-hint = un indice ; à retaper pour voir le coup lui-même
puzzle-help-next = passer au problème suivant
