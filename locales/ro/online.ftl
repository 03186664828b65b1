nav-lobby = Joacă online
home-invite = Joacă cu prietenii
home-join = Intră într-o partidă
home-join-text = Joacă cu cineva care așteaptă sau găsește imediat un adversar.
home-watch = Urmărește
home-watch-text = Urmărește partidele în direct.
contact-connecting = Se conectează…
contact-connected = Se încarcă…
contact-reconnecting = Conexiune pierdută. Se reconectează…
contact-offline = Ești offline. Partida continuă când revii online.
contact-away = Conexiune pierdută. Se reconectează; partida ta e în siguranță.
contact-gone = Partida nu a fost găsită.
invite-title = Invită la { $game }
invite-other = Adversar
invite-others = Adversari
invite-other-number = Jucătorul { $number }
invite-person = Un prieten
invite-handicap-you = Începi cu piesa din mijloc întoarsă
invite-handicap-other = Adversarul începe cu piesa din mijloc întoarsă
invite-who = Cine poate intra
invite-who-link = Oricine are linkul
invite-who-all = Oricine (partidă afișată în lobby)
invite-make = Creează partida
invite-making = Se creează partida…
invite-away = Serverul nu răspunde. Creăm partida imediat ce revine.
invite-away-offline = Ești offline. Creăm partida imediat ce revii online.
name-label = Numele tău
name-note = Ceilalți jucători văd acest nume. Nu ai nevoie de cont.
name-kept = Salvat.
name-failed = Acest nume nu poate fi folosit.
control-none = Fără limită de timp
control-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
  }
control-move = { $seconds ->
    [one] { $seconds } secundă pe mutare
    [few] { $seconds } secunde pe mutare
   *[other] { $seconds } de secunde pe mutare
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } z { $hours } h
clock-label = Timp rămas: { $time }
terms-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
terms-fences = { $fences ->
    [0] { $player }: nicio barieră
    [one] { $player }: { $fences } barieră
    [few] { $player }: { $fences } bariere
   *[other] { $player }: { $fences } de bariere
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: avans la start
terms-position = Poziție personalizată
seat-free = Loc liber
seat-yours = { $name } (tu)
seat-sit = Intră
waiting-title = Îți așteptăm adversarul
waiting-title-invited = Ai o invitație la { $game }
waiting-title-watch = { $game }, începe în curând
waiting-drawn = Culorile se trag la sorți.
waiting-note = Partida începe când sunt ocupate toate locurile.
waiting-note-invited = Intră ca să joci sau rămâi să urmărești partida.
waiting-options = Opțiunile partidei
waiting-change = Modifică partida
waiting-change-note = Modificarea creează un link de invitație nou. Cel vechi nu mai funcționează.
waiting-computer = Joacă cu calculatorul cât aștepți
waiting-computer-note = Îți păstrăm locul. Te anunțăm când începe partida.
waiting-notify = Anunță-mă când începe
waiting-notify-on = Vei primi o notificare.
waiting-over = Partida a început.
waiting-aborted = Această partidă a fost anulată
waiting-abort = Anulează partida
waiting-get-up = Ieși
share-label = Invită alte persoane
share-sit = Link de invitație
share-watch = Link pentru spectatori
share-copy = Copiază
share-copied = Copiat
share-send = Distribuie…
share-title = Joacă { $game } cu mine
share-local = Acest link funcționează doar pe acest calculator. Ca să joci în rețeaua ta, pornește serverul cu:
share-code = Codul QR al linkului de invitație
lobby-title = Joacă online
lobby-pairing = Partidă rapidă
lobby-which = Joc
lobby-pair = Găsește un adversar
lobby-open = Partide deschise
lobby-open-none = Nu așteaptă nimeni. Creează o partidă și va apărea aici.
lobby-running = Partide în direct
lobby-running-none = Acum nu se joacă nicio partidă publică.
lobby-game = { $game }: { $names }
lobby-watch = Urmărește
lobby-own = Deschide
lobby-away = Serverul nu răspunde. Se încearcă din nou…
lobby-away-offline = Ești offline. Lobby-ul se redeschide când revii online.
lobby-meanwhile = Între timp:
lobby-computer = Joacă cu calculatorul: { $game }
lobby-people = { $here ->
    [1] Acum ești doar tu aici
    [one] { $here } persoană aici acum
    [few] { $here } persoane aici acum
   *[other] { $here } de persoane aici acum
  }
lobby-recent = Partide recente
lobby-view = Vezi
lobby-computers = Urmărește două calculatoare: { $game }
lobby-new = Creează o partidă de { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
  }
talk = Mesaje rapide
message-hello = Salut!
message-goodLuck = Mult noroc!
message-haveFun = Distracție plăcută!
message-wellPlayed = Bine jucat!
message-goodGame = O partidă frumoasă!
message-thanks = Mulțumesc!
message-sorry = Scuze!
message-oops = Ups!
message-oneMoment = O clipă, te rog.
message-mustGo = Trebuie să plec.
message-goodbye = Pa!
action-takeback = Cere mutarea înapoi
action-offer-draw = Propune remiză
action-offer-draw-sure = Confirmă: propune remiză
action-abort = Anulează partida
action-abort-sure = Confirmă anularea
action-record = Descarcă partida
action-rematch = Revanșă
action-rematch-asked = Revanșă propusă
action-rematch-accept = Acceptă revanșa
action-next-game = Partida următoare
asked-draw = { $player } propune remiză.
asked-draw-own = Ai propus remiză.
asked-takeback = { $player } cere retragerea unei mutări.
asked-takeback-own = Ai cerut retragerea unei mutări.
answer-accept = Acceptă
answer-decline = Refuză
status-aborted = Partida a fost anulată.
status-agreement = Remiză de comun acord.
premoves = Mutare anticipată: { $moves }
premoves-cancel = Anulează
premove-dropped = Mutare anticipată anulată, nu mai este posibilă: { $move }
refused-not-stored = Serverul nu poate salva nimic acum. Încearcă mai târziu.
refused-already-asked = Ai cerut deja. Așteaptă până la rândul următor.
refused-nothing-to-take-back = Nu ai nicio mutare de retras.
refused-too-late-to-abort = Toată lumea a mutat: acum poți doar să abandonezi.
refused-seat-taken = Cineva s-a mișcat mai repede: locul este ocupat.
refused-started = Partida a început deja.
refused-for-bots = Acest loc este pentru un bot.
refused-bad-terms = Nu se poate juca cu aceste opțiuni.
refused-illegal-move = Mutarea nu este posibilă.
refused-not-seated = Nu joci în această partidă.
refused-not-your-turn = Nu e rândul tău.
refused-stale = Între timp partida a avansat. Încearcă din nou.
refused-time-is-up = Timpul tău a expirat.
refused-not-started = Partida nu a început încă.
refused-not-over = Partida nu s-a încheiat încă.
refused-nothing-asked = Propunerea nu mai este valabilă.
refused-not-alone = Cere-i adversarului să accepte retragerea mutării.
refused-not-creator = Doar cine a creat partida o poate anula.
refused-rematch-made = Partida următoare a fost deja creată.
refused-not-found = Partida nu a fost găsită.
refused-too-many = Prea multe partide deodată. Încheie sau anulează una, ori încearcă mai târziu.
refused-too-fast = Prea repede. Așteaptă puțin și încearcă din nou.
refused-bad-name = Acest nume nu poate fi folosit. Alege altul.
refused-closing = Serverul repornește. Încearcă din nou peste câteva clipe.
