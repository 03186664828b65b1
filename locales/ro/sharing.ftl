sharing-title = Distribuie
sharing-what = Ce distribui
sharing-scope = { $what ->
    [position] Poziția
   *[game] Toată partida
  }
sharing-as = { $kind ->
    [link] Copiază linkul
    [text] Copiază textul
    [json] Salvează ca JSON
    [svg] Salvează ca imagine SVG
    [png] Salvează ca imagine PNG
   *[gif] Salvează ca GIF animat
  }
sharing-drawing = Se creează imaginea…
sharing-saved = Salvat
sharing-failed = Imaginea nu a putut fi creată. Încearcă din nou.
sharing-close = Închide
