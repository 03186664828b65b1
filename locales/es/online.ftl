nav-lobby = Jugar en línea
home-invite = Jugar con amigos
home-join = Unirse a una partida
home-join-text = Únete a quien está esperando o encuentra rival al momento.
home-watch = Mirar
home-watch-text = Mira partidas en directo.
contact-connecting = Conectando…
contact-connected = Cargando…
contact-reconnecting = Conexión perdida. Reconectando…
contact-offline = No tienes conexión. Tu partida seguirá cuando la recuperes.
contact-away = Conexión perdida. Reconectando; tu partida está a salvo.
contact-gone = Partida no encontrada.
invite-title = Invitar a jugar a { $game }
invite-other = Rival
invite-others = Rivales
invite-other-number = Jugador { $number }
invite-person = Un amigo
invite-handicap-you = Empiezas con tu pieza central girada
invite-handicap-other = Tu rival empieza con su pieza central girada
invite-who = Quién puede unirse
invite-who-link = Cualquiera con el enlace
invite-who-all = Cualquiera (visible en la sala)
invite-make = Crear partida
invite-making = Creando tu partida…
invite-away = El servidor no responde. Crearemos tu partida en cuanto vuelva.
invite-away-offline = No tienes conexión. Crearemos tu partida en cuanto la recuperes.
name-label = Tu nombre
name-note = Los demás jugadores ven este nombre. No hace falta cuenta.
name-kept = Guardado.
name-failed = Este nombre no se puede usar.
control-none = Sin límite de tiempo
control-days = { $days ->
    [one] { $days } día por jugada
    [many] { $days } días por jugada
   *[other] { $days } días por jugada
  }
control-move = { $seconds ->
    [one] { $seconds } segundo por jugada
    [many] { $seconds } segundos por jugada
   *[other] { $seconds } segundos por jugada
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Tiempo restante: { $time }
terms-players = { $count ->
    [one] { $count } jugador
    [many] { $count } jugadores
   *[other] { $count } jugadores
  }
terms-fences = { $fences ->
    [0] { $player }: sin barreras
    [one] { $player }: { $fences } barrera
    [many] { $player }: { $fences } barreras
   *[other] { $player }: { $fences } barreras
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: ventaja inicial
terms-position = Posición personalizada
seat-free = Puesto libre
seat-yours = { $name } (tú)
seat-sit = Unirse
waiting-title = Esperando a tu rival
waiting-title-invited = Tienes una invitación para jugar a { $game }
waiting-title-watch = { $game }, a punto de empezar
waiting-drawn = Los colores se sortean.
waiting-note = La partida empieza cuando se ocupan todos los puestos.
waiting-note-invited = Únete para jugar o quédate a mirar.
waiting-options = Opciones de la partida
waiting-change = Cambiar la partida
waiting-change-note = Al cambiarla se crea un nuevo enlace de invitación. El anterior deja de funcionar.
waiting-computer = Jugar contra la máquina mientras tanto
waiting-computer-note = Te guardamos el puesto. Te avisaremos cuando empiece la partida.
waiting-notify = Avisarme cuando empiece
waiting-notify-on = Recibirás una notificación.
waiting-over = La partida ha empezado.
waiting-aborted = Esta partida se ha cancelado
waiting-abort = Cancelar partida
waiting-get-up = Salir
share-label = Invitar a otras personas
share-sit = Enlace de invitación
share-watch = Enlace para mirar
share-copy = Copiar
share-copied = Copiado
share-send = Compartir…
share-title = ¡Juega conmigo a { $game }!
share-local = Este enlace solo funciona en este equipo. Para jugar en tu red, inicia el servidor con:
share-code = Código QR del enlace de invitación
lobby-title = Jugar en línea
lobby-pairing = Emparejamiento rápido
lobby-which = Juego
lobby-pair = Buscar rival
lobby-open = Partidas abiertas
lobby-open-none = Nadie está esperando. Crea una partida y aparecerá aquí.
lobby-running = Partidas en directo
lobby-running-none = Ahora mismo no hay partidas públicas en juego.
lobby-game = { $game }: { $names }
lobby-watch = Mirar
lobby-own = Abrir
lobby-away = El servidor no responde. Reintentando…
lobby-away-offline = No tienes conexión. La sala se abrirá cuando la recuperes.
lobby-meanwhile = Mientras tanto:
lobby-computer = Jugar contra la máquina: { $game }
lobby-people = { $here ->
    [1] Ahora mismo aquí solo estás tú
   *[other] { $here } personas aquí ahora mismo
  }
lobby-recent = Partidas recientes
lobby-view = Ver
lobby-computers = Ver jugar a dos máquinas: { $game }
lobby-new = Crear una partida de { $game }
present = En línea
absent = Sin conexión
spectators = { $count ->
    [one] { $count } espectador
    [many] { $count } espectadores
   *[other] { $count } espectadores
  }
talk = Mensajes rápidos
message-hello = ¡Hola!
message-goodLuck = ¡Suerte!
message-haveFun = ¡A disfrutar!
message-wellPlayed = ¡Bien jugado!
message-goodGame = ¡Buena partida!
message-thanks = ¡Gracias!
message-sorry = ¡Perdón!
message-oops = ¡Uy!
message-oneMoment = Un momento, por favor.
message-mustGo = Tengo que irme.
message-goodbye = ¡Adiós!
action-takeback = Pedir deshacer
action-offer-draw = Ofrecer empate
action-offer-draw-sure = Confirmar: ofrecer empate
action-abort = Cancelar partida
action-abort-sure = Confirmar: cancelar partida
action-record = Descargar partida
action-rematch = Revancha
action-rematch-asked = Revancha propuesta
action-rematch-accept = Aceptar la revancha
action-next-game = Partida siguiente
asked-draw = { $player } ofrece empate.
asked-draw-own = Has ofrecido empate.
asked-takeback = { $player } pide deshacer una jugada.
asked-takeback-own = Has pedido deshacer una jugada.
answer-accept = Aceptar
answer-decline = Rechazar
status-aborted = La partida se ha cancelado.
status-agreement = Empate de mutuo acuerdo.
premoves = Jugada anticipada: { $moves }
premoves-cancel = Cancelar
premove-dropped = Jugada anticipada cancelada; ya no es posible: { $move }
refused-not-stored = El servidor no puede guardar nada ahora mismo. Inténtalo más tarde.
refused-already-asked = Ya lo has pedido. Espera un turno.
refused-nothing-to-take-back = No tienes ninguna jugada que deshacer.
refused-too-late-to-abort = Ya han jugado todos: ahora solo puedes rendirte.
refused-seat-taken = Alguien se ha adelantado: el puesto está ocupado.
refused-started = La partida ya ha empezado.
refused-for-bots = Este puesto es para un bot.
refused-bad-terms = No se puede jugar con estas opciones.
refused-illegal-move = Esa jugada no es posible.
refused-not-seated = No juegas en esta partida.
refused-not-your-turn = No es tu turno.
refused-stale = La partida ha avanzado. Inténtalo de nuevo.
refused-time-is-up = Se te ha acabado el tiempo.
refused-not-started = La partida aún no ha empezado.
refused-not-over = La partida aún no ha terminado.
refused-nothing-asked = Esa propuesta ya no es válida.
refused-not-alone = Pídele a tu rival que te deje deshacer la jugada.
refused-not-creator = Solo quien creó la partida puede cancelarla.
refused-rematch-made = La siguiente partida ya está creada.
refused-not-found = Partida no encontrada.
refused-too-many = Demasiadas partidas a la vez. Termina o cancela una, o inténtalo más tarde.
refused-too-fast = Demasiado rápido. Espera un momento e inténtalo otra vez.
refused-bad-name = Ese nombre no se puede usar. Elige otro.
refused-closing = El servidor se está reiniciando. Inténtalo en un momento.
