### Okno pro sdílení

sharing-title = Sdílet
sharing-what = Co sdílet
sharing-scope = { $what ->
    [position] Pozice
   *[game] Celá partie
  }
sharing-as = { $kind ->
    [link] Kopírovat odkaz
    [text] Kopírovat text
    [json] Uložit jako JSON
    [svg] Uložit jako obrázek SVG
    [png] Uložit jako obrázek PNG
   *[gif] Uložit jako animovaný GIF
  }
sharing-drawing = Kreslíme obrázek…
sharing-saved = Uloženo
sharing-failed = Obrázek se nepodařilo vytvořit. Zkuste to znovu.
sharing-close = Zavřít
