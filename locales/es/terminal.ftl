terminal-player = Jugador { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Fin de la partida
terminal-welcome = Juega contra la máquina o con amigos en el mismo teclado.
terminal-try = Prueba:
terminal-which-game = ¿Qué juego? { $answers }
terminal-how-many-players = ¿Cuántos jugadores? { $answers }
terminal-opponent = ¿Contra quién? El nivel de la máquina, de 1 ({ $weakest }) a 8 ({ $strongest }), o { $friends }
terminal-type-help = Escribe { $help } para ver todos los comandos.
terminal-first-drawn = Empieza { $player } (por sorteo).
terminal-how-quoridor = Escribe la casilla de destino (e2) o una barrera: su casilla de abajo a la izquierda y luego h o v (e3h).
terminal-help-legal = listar las jugadas posibles
terminal-help-board = mostrar de nuevo el tablero
terminal-help-undo = deshacer la última jugada
terminal-help-resign = rendirse
terminal-help-draw = ofrecer o aceptar el empate
terminal-help-rematch = jugar otra vez con los lados cambiados
terminal-help-file = ARCHIVO
terminal-help-save = guardar la partida (.json para JSON; si no, texto)
terminal-help-quit = salir de la partida
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barrera, meta: fila { $row }
    [many] { $number }: { $fences } barreras, meta: fila { $row }
   *[other] { $number }: { $fences } barreras, meta: fila { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barrera, meta: columna { $column }
    [many] { $number }: { $fences } barreras, meta: columna { $column }
   *[other] { $number }: { $fences } barreras, meta: columna { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: falta { $steps } paso
    [many] { $player }: faltan { $steps } pasos
   *[other] { $player }: faltan { $steps } pasos
  }
terminal-out = { $player }: fuera de la partida
terminal-moves = { $moves ->
    [one] { $player }: falta { $moves } jugada (por carril: { $lanes })
    [many] { $player }: faltan { $moves } jugadas (por carril: { $lanes })
   *[other] { $player }: faltan { $moves } jugadas (por carril: { $lanes })
  }
terminal-time-left = { $player }: quedan { $time }
terminal-legal-pawn = peón
terminal-no-pawn-moves = el peón no puede mover
terminal-legal-fences = barreras
terminal-legal-lanes = carriles
terminal-computer-move = { $player } juega { $move }.
terminal-draw-declined = { $player } rechaza el empate.
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-line-too-long = Esa línea es demasiado larga.
terminal-save-where = ¿En qué archivo? Por ejemplo: { $example }
terminal-saved = Guardado en { $file }.
terminal-save-exists = { $file } ya existe. Elige otro nombre.
terminal-save-no-folder = No se puede guardar en { $file }: la carpeta no existe.
terminal-save-forbidden = No se puede guardar en { $file }: permiso denegado.
terminal-save-full = No se puede guardar en { $file }: el disco está lleno.
terminal-save-failed = No se puede guardar en { $file }. El sistema dice: { $error }
terminal-keys = Teclas
terminal-menu = Menú
terminal-quit = Salir
terminal-fence = Barrera
terminal-lane = Carril
terminal-choose = Elegir
terminal-key-space = Espacio
terminal-key-enter = Intro
terminal-key-delete = Supr
terminal-keys-cursor = mover el cursor
terminal-keys-confirm = hacer la jugada
terminal-keys-fence = tomar una barrera, horizontal o vertical
terminal-keys-rotate = girar la barrera
terminal-keys-lane = seleccionar un carril
terminal-keys-type = escribir jugada o comando; Tab completa
terminal-keys-look = recorrer las jugadas
terminal-keys-menu = todo lo demás
terminal-keys-suspend = volver a la shell (fg para regresar)
terminal-keys-mouse = O con el ratón: apunta a una jugada y haz clic.
terminal-redo = Rehacer
terminal-hint = Pista
terminal-paths = Caminos
terminal-evaluation = Evaluación
terminal-pause = Pausar o continuar
terminal-save = Guardar en un archivo
terminal-too-small = La ventana es demasiado pequeña: hacen falta { $width } columnas y { $height } líneas.
terminal-analyzing = Analizando…
terminal-best = Mejor: { $line }
terminal-answer = Y para aceptar, N para rechazar.
terminal-not-kept = No se puede guardar esta partida. El sistema dice: { $error }
terminal-watch-computers = Ver jugar a las máquinas
