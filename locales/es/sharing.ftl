sharing-title = Compartir
sharing-what = Qué compartir
sharing-scope = { $what ->
    [position] Posición
   *[game] Partida completa
  }
sharing-as = { $kind ->
    [link] Copiar enlace
    [text] Copiar texto
    [json] Guardar como JSON
    [svg] Guardar como imagen SVG
    [png] Guardar como imagen PNG
   *[gif] Guardar como GIF animado
  }
sharing-drawing = Creando la imagen…
sharing-saved = Guardado
sharing-failed = No se ha podido crear la imagen. Inténtalo de nuevo.
sharing-close = Cerrar
