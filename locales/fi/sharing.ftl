sharing-title = Jaa
sharing-what = Mitä jaetaan
sharing-scope = { $what ->
    [position] Asema
   *[game] Koko peli
  }
sharing-as = { $kind ->
    [link] Kopioi linkki
    [text] Kopioi teksti
    [json] Tallenna JSON-tiedostona
    [svg] Tallenna SVG-kuvana
    [png] Tallenna PNG-kuvana
   *[gif] Tallenna GIF-animaationa
  }
sharing-drawing = Piirretään kuvaa…
sharing-saved = Tallennettu
sharing-failed = Kuvaa ei voitu luoda. Yritä uudelleen.
sharing-close = Sulje
