sharing-title = Del
sharing-what = Hvad vil du dele?
sharing-scope = { $what ->
    [position] Stilling
   *[game] Hele partiet
  }
sharing-as = { $kind ->
    [link] Kopiér link
    [text] Kopiér tekst
    [json] Gem som JSON
    [svg] Gem som SVG-billede
    [png] Gem som PNG-billede
   *[gif] Gem som animeret GIF
  }
sharing-drawing = Tegner billedet …
sharing-saved = Gemt
sharing-failed = Billedet kunne ikke laves. Prøv igen.
sharing-close = Luk
