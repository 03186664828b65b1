sharing-title = Jaga
sharing-what = Mida jagada
sharing-scope = { $what ->
    [position] Seis
   *[game] Kogu mäng
  }
sharing-as = { $kind ->
    [link] Kopeeri link
    [text] Kopeeri tekst
    [json] Salvesta JSON-ina
    [svg] Salvesta SVG-pildina
    [png] Salvesta PNG-pildina
   *[gif] Salvesta GIF-ina
  }
sharing-drawing = Pilti joonistatakse…
sharing-saved = Salvestatud
sharing-failed = Pilti ei õnnestunud teha. Proovi uuesti.
sharing-close = Sulge
