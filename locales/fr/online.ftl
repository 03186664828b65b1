nav-lobby = Jouer en ligne
home-invite = Jouer avec un ami
home-join = Rejoindre une partie
home-join-text = Rejoignez quelqu’un qui attend, ou trouvez tout de suite un adversaire.
home-watch = Regarder
home-watch-text = Regardez des parties en direct.
contact-connecting = Connexion…
contact-connected = Chargement…
contact-reconnecting = Connexion perdue. Reconnexion…
contact-offline = Vous êtes hors ligne. La partie reprendra à votre retour en ligne.
contact-away = Connexion perdue. Reconnexion en cours ; votre partie est conservée.
contact-gone = Partie introuvable.
invite-title = Inviter à jouer à { $game }
invite-other = Adversaire
invite-others = Adversaires
invite-other-number = Joueur { $number }
invite-person = Un ami
invite-handicap-you = Vous commencez avec votre pièce du milieu retournée
invite-handicap-other = L’adversaire commence avec sa pièce du milieu retournée
invite-who = Qui peut rejoindre la partie
invite-who-link = Toute personne ayant le lien
invite-who-all = Tout le monde (visible dans le salon)
invite-make = Créer la partie
invite-making = Création de votre partie…
invite-away = Serveur injoignable. Votre partie sera créée dès qu’il répondra.
invite-away-offline = Vous êtes hors ligne. Votre partie sera créée dès votre retour en ligne.
name-label = Votre nom
name-note = Les autres joueurs voient ce nom. Aucun compte nécessaire.
name-kept = Enregistré.
name-failed = Ce nom ne peut pas être utilisé.
control-none = Sans limite de temps
control-days = { $days ->
    [one] { $days } jour par coup
    [many] { $days } jours par coup
   *[other] { $days } jours par coup
  }
control-move = { $seconds ->
    [one] { $seconds } seconde par coup
    [many] { $seconds } secondes par coup
   *[other] { $seconds } secondes par coup
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } j { $hours } h
clock-label = Temps restant : { $time }
terms-players = { $count ->
    [one] { $count } joueur
    [many] { $count } joueurs
   *[other] { $count } joueurs
  }
terms-fences = { $fences ->
    [0] { $player } : aucune barrière
    [one] { $player } : { $fences } barrière
    [many] { $player } : { $fences } barrières
   *[other] { $player } : { $fences } barrières
  }
terms-seconds = { $player } : { $time }
terms-head-start = { $player } : avance au départ
terms-position = Position personnalisée
seat-free = Place libre
seat-yours = { $name } (vous)
seat-sit = Rejoindre
waiting-title = En attente de votre adversaire
waiting-title-invited = On vous invite à jouer à { $game }
waiting-title-watch = { $game }, bientôt le début
waiting-drawn = Les camps sont tirés au sort.
waiting-note = La partie commence dès que toutes les places sont prises.
waiting-note-invited = Rejoignez la partie pour jouer, ou restez pour regarder.
waiting-options = Options de la partie
waiting-change = Modifier la partie
waiting-change-note = Toute modification crée un nouveau lien d’invitation. L’ancien ne fonctionne plus.
waiting-computer = Jouer contre l’ordinateur en attendant
waiting-computer-note = Votre place est gardée. Nous vous préviendrons quand la partie commencera.
waiting-notify = Me prévenir quand ça commence
waiting-notify-on = Vous recevrez une notification.
waiting-over = La partie a commencé.
waiting-aborted = Cette partie a été annulée
waiting-abort = Annuler la partie
waiting-get-up = Quitter
share-label = Inviter d’autres personnes
share-sit = Lien d’invitation
share-watch = Lien pour regarder
share-copy = Copier
share-copied = Copié
share-send = Partager…
share-title = Jouons à { $game } !
share-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer sur votre réseau, démarrez le serveur avec :
share-code = Code QR du lien d’invitation
lobby-title = Jouer en ligne
lobby-pairing = Appariement rapide
lobby-which = Jeu
lobby-pair = Trouver un adversaire
lobby-open = Parties ouvertes
lobby-open-none = Personne n’attend. Créez une partie et elle apparaîtra ici.
lobby-running = Parties en direct
lobby-running-none = Aucune partie publique en ce moment.
lobby-game = { $game } : { $names }
lobby-watch = Regarder
lobby-own = Ouvrir
lobby-away = Serveur injoignable. Nouvelle tentative…
lobby-away-offline = Vous êtes hors ligne. Le salon rouvrira à votre retour en ligne.
lobby-meanwhile = En attendant :
lobby-computer = Jouer contre l’ordinateur : { $game }
lobby-people = { $here ->
    [1] Il n’y a que vous ici pour le moment
   *[other] { $here } personnes ici en ce moment
  }
lobby-recent = Parties récentes
lobby-view = Voir
lobby-computers = Regarder deux ordinateurs jouer : { $game }
lobby-new = Créer une partie de { $game }
present = En ligne
absent = Hors ligne
spectators = { $count ->
    [one] { $count } spectateur
    [many] { $count } spectateurs
   *[other] { $count } spectateurs
  }
talk = Messages rapides
message-hello = Bonjour !
message-goodLuck = Bonne chance !
message-haveFun = Amusez-vous bien !
message-wellPlayed = Bien joué !
message-goodGame = Belle partie !
message-thanks = Merci !
message-sorry = Pardon !
message-oops = Oups !
message-oneMoment = Un instant, s’il vous plaît.
message-mustGo = Je dois y aller.
message-goodbye = Au revoir !
action-takeback = Demander à reprendre
action-offer-draw = Proposer nulle
action-offer-draw-sure = Confirmer : proposer nulle
action-abort = Annuler la partie
action-abort-sure = Confirmer l’annulation
action-record = Télécharger la partie
action-rematch = Revanche
action-rematch-asked = Revanche proposée
action-rematch-accept = Accepter la revanche
action-next-game = Partie suivante
asked-draw = { $player } propose nulle.
asked-draw-own = Vous avez proposé nulle.
asked-takeback = { $player } demande à reprendre un coup.
asked-takeback-own = Vous avez demandé à reprendre un coup.
answer-accept = Accepter
answer-decline = Refuser
status-aborted = La partie a été annulée.
status-agreement = Partie nulle par accord mutuel.
premoves = Coup anticipé : { $moves }
premoves-cancel = Annuler
premove-dropped = Coup anticipé annulé, car devenu impossible : { $move }
refused-not-stored = Le serveur ne peut rien enregistrer pour le moment. Réessayez plus tard.
refused-already-asked = Vous l’avez déjà demandé. Attendez un tour.
refused-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
refused-too-late-to-abort = Tout le monde a joué : vous pouvez seulement abandonner.
refused-seat-taken = Trop tard : la place est déjà prise.
refused-started = La partie a déjà commencé.
refused-for-bots = Cette place est réservée à un bot.
refused-bad-terms = Impossible de jouer avec ces options.
refused-illegal-move = Ce coup n’est pas possible.
refused-not-seated = Vous ne jouez pas dans cette partie.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-stale = La partie a avancé entre-temps. Réessayez.
refused-time-is-up = Votre temps est écoulé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-nothing-asked = Cette proposition n’est plus valable.
refused-not-alone = Demandez l’accord de votre adversaire pour reprendre le coup.
refused-not-creator = Seule la personne qui a créé la partie peut l’annuler.
refused-rematch-made = La partie suivante est déjà créée.
refused-not-found = Partie introuvable.
refused-too-many = Trop de parties à la fois. Terminez-en ou annulez-en une, ou réessayez plus tard.
refused-too-fast = C’est trop rapide. Attendez un instant et réessayez.
refused-bad-name = Ce nom ne peut pas être utilisé. Choisissez-en un autre.
refused-closing = Le serveur redémarre. Réessayez dans un instant.
