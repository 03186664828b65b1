sharing-title = Bendrinti
sharing-what = Ką bendrinti
sharing-scope = { $what ->
    [position] Pozicija
   *[game] Visa partija
  }
sharing-as = { $kind ->
    [link] Kopijuoti nuorodą
    [text] Kopijuoti tekstą
    [json] Įrašyti kaip JSON
    [svg] Įrašyti SVG paveikslą
    [png] Įrašyti PNG paveikslą
   *[gif] Įrašyti GIF animaciją
  }
sharing-drawing = Piešiamas paveikslas…
sharing-saved = Įrašyta
sharing-failed = Paveikslo sukurti nepavyko. Bandykite dar kartą.
sharing-close = Uždaryti
