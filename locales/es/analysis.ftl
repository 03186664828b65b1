analysis-title = Tablero de análisis
analysis-intro = Prepara cualquier posición o pega una partida para revisarla.
analysis-players = { $game }, { $players } jugadores
analysis-paste = Pegar una partida o una posición
analysis-paste-how = Una partida anotada, una lista de jugadas, una posición o el enlace a un análisis.
analysis-file = Abrir un archivo
analysis-unreadable = No es una partida ni una posición posible:
analysis-of = { $game }: análisis
action-review = Revisar la partida
saved-review-label = Revisar: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Evaluación de la partida
analysis-position = { $moves ->
    [0] Inicio. { $evaluation }
   *[other] Tras la jugada { $moves }. { $evaluation }
  }
analysis-proven = demostrado
analysis-card = Revisión
analysis-better = Mejor
analysis-moments = Momentos clave
analysis-leads = Quién iba por delante
analysis-next-error = Siguiente error
analysis-stop = Detener
analysis-try = Reintentar
analysis-try-find = Busca una jugada mejor para { $player }.
analysis-try-checking = Comprobando { $move }…
analysis-try-kept = ¡Sí! { $move } mantiene el resultado.
analysis-try-lost = { $move } también regala algo.
analysis-try-show = Ver la mejor jugada
analysis-engine = Máquina
analysis-lines = Líneas
analysis-paths = Mostrar caminos
analysis-depth = Profundidad { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exacto: base de datos del servidor
    [endgame] Exacto: final resuelto
    [book] Del libro de aperturas
   *[search] Estimado por búsqueda
  }
analysis-variation = Variante
analysis-marks = Anotar esta jugada
analysis-glyph = { $glyph ->
    [brilliant] Jugada brillante
    [good] Buena jugada
    [interesting] Jugada interesante
    [dubious] Jugada dudosa
    [mistake] Error
   *[blunder] Error grave
  }
analysis-comment = Comentario (solo en este dispositivo)
analysis-promote = Hacer principal
analysis-delete = Borrar desde aquí
analysis-play-on = Jugar desde aquí
analysis-away = El servidor no responde ahora mismo.
analysis-edit = Editar posición
analysis-analyse = Analizar
analysis-edit-how = { $game ->
    [quoridor] Arrastra peones y barreras. Haz clic en una ranura para poner una barrera o en una barrera para quitarla.
   *[squadro] Arrastra las piezas por sus carriles. Haz clic en una pieza para girarla. 0 es la salida, 6 la casilla de giro y 12 la meta.
  }
analysis-rack = Arrástrala al tablero
analysis-square = Casilla
analysis-fences-left = Le quedan
analysis-fences = Barreras en el tablero
analysis-lane = Carril { $lane }
analysis-to-move = Le toca a
analysis-position-string = Posición
problem-unreadable = No se entiende: «{ $word }»
problem-players = Número de jugadores no válido: { $given }.
problem-turn = { $player } no juega y no puede tener el turno.
problem-same-square = Dos peones en { $square }.
problem-nobody-plays = No juega nadie.
problem-off-board = La barrera { $fence } se sale del tablero.
problem-fences = Las barreras { $one } y { $other } se estorban.
problem-too-many-left = A { $player } le pueden quedar { $most } barreras como máximo.
problem-too-many-fences = { $given } barreras; el juego tiene { $most }.
problem-no-path = { $player } no tiene ningún camino.
problem-several-winners = Solo puede haber una victoria.
problem-winner-to-move = { $player } ya ha ganado y no puede jugar.
problem-progress = { $player }: posición imposible en el carril { $lane }.
problem-left = { $player } no puede haber salido de la partida.
problem-shared-crossing = Dos piezas en un mismo cruce: carriles { $one } y { $other }.
problem-five-home = { $player } no puede tener cinco piezas en la meta.
