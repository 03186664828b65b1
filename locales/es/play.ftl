player-you = Tú
player-computer = Máquina (nivel { $level })
player-computer-colour = { $colour } (máquina, nivel { $level })
player-guest = Visitante { $tag }
player-bot = Bot { $tag }
status-your-turn = Es tu turno.
status-turn = Turno de { $player }.
status-thinking = { $player } está pensando.
status-won = ¡Has ganado!
status-won-resigned = Has ganado por abandono.
status-wins = Gana { $player }.
status-wins-resigned = Gana { $player } por abandono.
status-won-steps = { $steps ->
    [one] ¡Has ganado por { $steps } paso!
    [many] ¡Has ganado por { $steps } pasos!
   *[other] ¡Has ganado por { $steps } pasos!
  }
status-wins-steps = { $steps ->
    [one] Gana { $player } por { $steps } paso.
    [many] Gana { $player } por { $steps } pasos.
   *[other] Gana { $player } por { $steps } pasos.
  }
status-won-moves = { $moves ->
    [one] ¡Has ganado por { $moves } jugada!
    [many] ¡Has ganado por { $moves } jugadas!
   *[other] ¡Has ganado por { $moves } jugadas!
  }
status-wins-moves = { $moves ->
    [one] Gana { $player } por { $moves } jugada.
    [many] Gana { $player } por { $moves } jugadas.
   *[other] Gana { $player } por { $moves } jugadas.
  }
status-own-resigned = Te has rendido. Gana { $player }.
status-other-resigned = { $loser } se rinde. ¡Has ganado!
status-resigned = { $loser } se rinde. Gana { $player }.
status-own-time = Se te ha acabado el tiempo. Gana { $player }.
status-other-time = Fin del tiempo para { $loser }. ¡Has ganado!
status-time = Fin del tiempo para { $loser }. Gana { $player }.
status-won-time = Has ganado por tiempo.
status-wins-time = Gana { $player } por tiempo.
status-repetition = Empate por repetición.
status-turn-limit = Empate: límite de turnos alcanzado.
status-other-tab = Estás jugando esta partida en otra pestaña. Aquí solo puedes seguirla.
time-ran-out = Fin del tiempo para { $player }.
looking-back-start = Repaso: el inicio
looking-back-turn = Repaso: turno { $turn }
looking-back-note = Estás viendo una posición anterior.
draw-title = ¿Quién empieza?
draw-starts = Empieza { $player }
draw-you-start = Empiezas tú
said-move = { $player }: { $move }.
move-leaves = deja la partida
move-pawn = peón a { $square }
move-fence-h = barrera horizontal encima de { $square }
move-fence-v = barrera vertical a la derecha de { $square }
move-lane = carril { $lane }
move-lane-spaces = carril { $lane }, de la casilla { $from } a la casilla { $to }
actions-label = Acciones de la partida
action-undo = Deshacer
action-resign = Rendirse
action-resign-sure = Confirmar: rendirse
action-again = Revancha
after-label = Y ahora
action-level = Probar el nivel { $level }: { $name }
action-new-level = Cambiar de nivel
action-share = Compartir
action-turn = Girar el tablero
action-copy = Copiar jugadas
action-copied = Copiado
moves-label = Jugadas
moves-none = Aún no hay jugadas.
look-label = Recorrer las jugadas
action-first = Primera jugada
action-back = Jugada anterior
action-forward = Jugada siguiente
action-last = Última jugada
action-live = Volver a la partida
side-label = Jugadas y acciones
fences-left = { $fences ->
    [0] Sin barreras
    [one] Queda { $fences } barrera
    [many] Quedan { $fences } barreras
   *[other] Quedan { $fences } barreras
  }
steps-to-goal = { $steps ->
    [one] { $steps } paso
    [many] { $steps } pasos
   *[other] { $steps } pasos
  }
moves-needed = { $needs ->
    [one] Falta { $needs } jugada
    [many] Faltan { $needs } jugadas
   *[other] Faltan { $needs } jugadas
  }
pieces-home = En la meta: { $home }/4
board-label-quoridor = Tablero de Quoridor. Las flechas recorren las casillas, Intro mueve ahí el peón. H y V toman una barrera, las flechas la ajustan, R la gira, Intro la coloca, Esc cancela.
board-label-squadro = Tablero de Squadro. Las teclas del 1 al 5 seleccionan un carril, las flechas izquierda y derecha el siguiente, Intro mueve su pieza.
effect-you = +{ $steps } para ti
effect-them = +{ $steps } para el rival
effect-seat = { $colour } +{ $steps }
effect-seat-you = tú +{ $steps }
effect-none = No frena a nadie
refused-game-over = La partida ha terminado.
refused-already-there = Tu peón ya está ahí.
refused-occupied = Ahí ya hay un peón.
refused-fence-between = La barrera { $fence } está en medio.
refused-straight-jump-possible = Salta recto a { $square }: en diagonal, solo si eso no es posible.
refused-pawn-behind = No puedes saltar un peón con otro justo detrás.
refused-too-far = Demasiado lejos.
refused-no-fence-left = No te quedan barreras.
refused-off-board = La barrera debe caber en el tablero.
refused-overlaps = Se solapa con la barrera { $fence }.
refused-crosses = Se cruza con la barrera { $fence }.
refused-cuts-off = { $player } se quedaría sin camino.
refused-cuts-off-you = Te quedarías sin camino.
refused-not-your-piece = Esa pieza no es tuya.
refused-piece-home = Esa pieza ya está en la meta.
hint-frame = Las barreras van en las ranuras.
fence-bar = Barrera seleccionada
fence-place = Colocar
fence-turn = Girar
fence-cancel = Cancelar
fence-left = Izquierda
fence-right = Derecha
fence-up = Arriba
fence-down = Abajo
piece-waits = Toca otra vez para mover.
piece-move = Mover
fence-in-words = Barrera { $fence }: { $effect }
square-pawn = { $square }, peón: { $colour }
square-target = { $square }, puedes mover aquí
piece-start = Carril { $lane }: en la salida, velocidad { $speed }.
piece-turning = Carril { $lane }: en la casilla de giro, velocidad { $speed }.
piece-home = Carril { $lane }: en la meta.
piece-out = Carril { $lane }: en la casilla { $space }, de ida, velocidad { $speed }.
piece-back = Carril { $lane }: en la casilla { $space }, de vuelta, velocidad { $speed }.
landing-space = { $spaces ->
    [one] Avanza { $spaces } casilla
    [many] Avanza { $spaces } casillas
   *[other] Avanza { $spaces } casillas
  }
landing-turning = Llega a la casilla de giro
landing-home = Llega a la meta
landing-none = Ya está en la meta
landing-sends-start = devuelve el carril { $lane } a la salida
landing-sends-turning = devuelve el carril { $lane } a su casilla de giro
say-label = El tablero en palabras
say-pawn = { $player }: peón en { $square }.
say-steps = { $steps ->
    [one] Falta { $steps } paso.
    [many] Faltan { $steps } pasos.
   *[other] Faltan { $steps } pasos.
  }
say-fences = { $fences ->
    [0] No quedan barreras.
    [one] Queda { $fences } barrera.
    [many] Quedan { $fences } barreras.
   *[other] Quedan { $fences } barreras.
  }
say-fences-h = Barreras horizontales, encima de: { $fences }.
say-fences-v = Barreras verticales, a la derecha de: { $fences }.
say-no-fences = No hay barreras en el tablero.
say-targets = Tu peón puede ir a: { $squares }.
say-home = { $player }, piezas en la meta: { $home } de 4.
say-needs = { $needs ->
    [one] Falta { $needs } jugada.
    [many] Faltan { $needs } jugadas.
   *[other] Faltan { $needs } jugadas.
  }
type-label = Escribe una jugada
type-go = Mover
refused-unreadable = «{ $text }» no es una jugada.
how-quoridor = Escribe una casilla, como e2, o una barrera, como e3h o e3v.
how-squadro = Escribe un carril, del 1 al 5.
