### Farside magyarul
sharing-title = Megosztás
sharing-what = Mit osztasz meg?
sharing-scope = { $what ->
    [position] Állás
   *[game] Teljes játszma
  }
sharing-as = { $kind ->
    [link] Link másolása
    [text] Szöveg másolása
    [json] Mentés JSON-ként
    [svg] Mentés SVG-képként
    [png] Mentés PNG-képként
   *[gif] Mentés animált GIF-ként
  }
sharing-drawing = Kép készítése…
sharing-saved = Elmentve
sharing-failed = Nem sikerült elkészíteni a képet. Próbáld újra.
sharing-close = Bezárás
