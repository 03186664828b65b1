sharing-title = Teilen
sharing-what = Was teilen?
sharing-scope = { $what ->
    [position] Stellung
   *[game] Ganze Partie
  }
sharing-as = { $kind ->
    [link] Link kopieren
    [text] Text kopieren
    [json] Als JSON speichern
    [svg] Als SVG-Bild speichern
    [png] Als PNG-Bild speichern
   *[gif] Als animiertes GIF speichern
  }
sharing-drawing = Bild wird gezeichnet …
sharing-saved = Gespeichert
sharing-failed = Das Bild konnte nicht erstellt werden. Bitte versuch es noch einmal.
sharing-close = Schließen
