sharing-title = Dela
sharing-what = Vad vill du dela?
sharing-scope = { $what ->
    [position] Ställning
   *[game] Hela partiet
  }
sharing-as = { $kind ->
    [link] Kopiera länk
    [text] Kopiera text
    [json] Spara som JSON
    [svg] Spara som SVG-bild
    [png] Spara som PNG-bild
   *[gif] Spara som animerad GIF
  }
sharing-drawing = Ritar bilden …
sharing-saved = Sparat
sharing-failed = Det gick inte att skapa bilden. Försök igen.
sharing-close = Stäng
