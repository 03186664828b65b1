sharing-title = Kopīgot
sharing-what = Ko kopīgot
sharing-scope = { $what ->
    [position] Pozīcija
   *[game] Visa partija
  }
sharing-as = { $kind ->
    [link] Kopēt saiti
    [text] Kopēt tekstu
    [json] Saglabāt kā JSON
    [svg] Saglabāt kā SVG attēlu
    [png] Saglabāt kā PNG attēlu
   *[gif] Saglabāt kā GIF animāciju
  }
sharing-drawing = Zīmē attēlu…
sharing-saved = Saglabāts
sharing-failed = Attēlu neizdevās izveidot. Mēģini vēlreiz.
sharing-close = Aizvērt
