puzzles-title = Problemas
puzzles-intro = Solo una jugada es la buena. Encuéntrala. También sin conexión.
puzzles-game = Juego
puzzles-rating = Tu puntuación
puzzles-counts = { $tried ->
    [0] Todavía sin intentos
   *[other] { $solved } de { $tried } resueltos
  }
puzzles-daily = Problema del día
puzzles-daily-done = Resuelto hoy
puzzles-daily-run = { $days ->
    [one] { $days } día seguido
    [many] { $days } días seguidos
   *[other] { $days } días seguidos
  }
puzzles-solve = Resolver
puzzles-rated = A tu nivel
puzzles-rated-about = Ajustados a tu fuerza. Tu puntuación cambia con cada problema.
puzzles-streak = Racha
puzzles-streak-about = Cada uno es más difícil. Al primer fallo se acaba.
puzzles-rush = Contrarreloj de tres minutos
puzzles-rush-about = Todos los que puedas. Con tres fallos se acaba.
puzzles-best = Récord: { $solved }
puzzles-themes = Temas
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Todavía no hay nada aquí.
puzzles-missing = Este problema no existe. Aquí tienes otros:
puzzle-moves = { $moves ->
    [one] { $moves } jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
  }
puzzle-kind = { $kind ->
    [proven] demostrado
   *[searched] estimado
  }
puzzle-lost-proven = { $aim ->
    [draw] Demostrado: ahora la partida está perdida.
    [stop] Demostrado: ahora gana otro jugador.
   *[win] Demostrado: la victoria se ha escapado.
  }
puzzle-lost-searched = Estimado: la probabilidad de ganar baja cerca de un { $percent } % o más.
puzzle-watch = Mira lo que pasa…
puzzle-hint = Pista
puzzle-hint-more = Otra pista
puzzle-hint-pawn = Mueve el peón.
puzzle-hint-fence = Coloca una barrera entre { $squares }.
puzzle-hint-lane = Mira la pieza del carril { $lane }.
puzzle-show = Ver la solución
puzzle-solution = Solución: { $line }
puzzle-next = Problema siguiente
puzzle-known = Este ya lo has visto. No cuenta.
puzzle-levels = Lo resuelven los niveles: { $levels }
puzzle-levels-none = No lo resuelve ningún nivel de la máquina.
puzzle-start = Empezar
puzzle-score = Resueltos: { $solved }
puzzle-mistakes = Fallos: { $mistakes } de { $most }
puzzle-time-left = Tiempo restante
puzzle-ended = { $why ->
    [time] ¡Se acabó el tiempo!
    [none-left] ¡Todos los problemas resueltos!
   *[mistakes] ¡Se acabó!
  }
puzzle-record = ¡Tu nuevo récord!
puzzle-missed = Échales otro vistazo:
puzzle-again = Jugar otra vez
level-title = Encuentra tu nivel
level-intro = Hasta { $most } posiciones, y sabrás a qué nivel jugar.
level-position = Posición { $number }
level-skip = No lo sé
level-wrong = Esta vez no.
level-result = Tu nivel: { $level }, { $name }
level-play = Jugar al nivel { $level }
