sharing-title = Delen
sharing-what = Wat wil je delen?
sharing-scope = { $what ->
    [position] Stelling
   *[game] Hele partij
  }
sharing-as = { $kind ->
    [link] Link kopiëren
    [text] Tekst kopiëren
    [json] Opslaan als JSON
    [svg] Opslaan als SVG-afbeelding
    [png] Opslaan als PNG-afbeelding
   *[gif] Opslaan als geanimeerde GIF
  }
sharing-drawing = Afbeelding maken…
sharing-saved = Opgeslagen
sharing-failed = De afbeelding kon niet worden gemaakt. Probeer het nog eens.
sharing-close = Sluiten
