### Okno na zdieľanie

sharing-title = Zdieľať
sharing-what = Čo zdieľať
sharing-scope = { $what ->
    [position] Pozícia
   *[game] Celá partia
  }
sharing-as = { $kind ->
    [link] Kopírovať odkaz
    [text] Kopírovať text
    [json] Uložiť ako JSON
    [svg] Uložiť ako obrázok SVG
    [png] Uložiť ako obrázok PNG
   *[gif] Uložiť ako animovaný GIF
  }
sharing-drawing = Kreslíme obrázok…
sharing-saved = Uložené
sharing-failed = Obrázok sa nepodarilo vytvoriť. Skúste to znova.
sharing-close = Zavrieť
