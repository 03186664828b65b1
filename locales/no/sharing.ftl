sharing-title = Del
sharing-what = Hva vil du dele?
sharing-scope = { $what ->
    [position] Stilling
   *[game] Hele partiet
  }
sharing-as = { $kind ->
    [link] Kopier lenke
    [text] Kopier tekst
    [json] Lagre som JSON
    [svg] Lagre som SVG-bilde
    [png] Lagre som PNG-bilde
   *[gif] Lagre som animert GIF
  }
sharing-drawing = Tegner bildet …
sharing-saved = Lagret
sharing-failed = Bildet kunne ikke lages. Prøv igjen.
sharing-close = Lukk
