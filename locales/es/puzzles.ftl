theme-jump = Salto
theme-side-jump = Salto lateral
theme-detour = Rodeo
theme-shut-in = Encierro
theme-guard = Protección
theme-last-fence = Última barrera
theme-run = Avance
theme-stop = Detener a alguien
theme-race = Carrera
theme-tempo = Jugada de espera
theme-send-back = Mandar atrás
theme-chain = Salto múltiple
theme-bait = Cebo
theme-escape = Huida
puzzle-title = Problema { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Turno de { $player }. Salva el empate.
    [stop] Turno de { $player }. ¿A quién hay que detener, y cómo?
   *[win] Turno de { $player }. Encuentra la única jugada ganadora.
  }
puzzle-proof = { $kind ->
    [proven] Demostrado: ninguna otra jugada sirve.
   *[searched] Todas las demás jugadas son mucho peores, según { $nodes } posiciones analizadas.
  }
puzzle-right = ¡Bien! { $player } juega { $move }. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-wrong = No es { $move }.
puzzle-refutation = Mira lo que pasa: { $line }
puzzle-hint-themes = Piensa en: { $themes }
puzzle-hint-move = La jugada es { $move }.
puzzle-rating = Tu puntuación: { $rating } ({ $change })
puzzle-none-left = Ya has visto todos estos problemas. Ahora empiezan de nuevo.
puzzle-help-hint = una pista; si se repite, la propia jugada
puzzle-help-next = pasar al problema siguiente
