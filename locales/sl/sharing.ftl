### Okno za deljenje

sharing-title = Deli
sharing-what = Kaj deliš
sharing-scope = { $what ->
    [position] Položaj
   *[game] Celotno partijo
  }
sharing-as = { $kind ->
    [link] Kopiraj povezavo
    [text] Kopiraj besedilo
    [json] Shrani kot JSON
    [svg] Shrani kot sliko SVG
    [png] Shrani kot sliko PNG
   *[gif] Shrani kot animirani GIF
  }
sharing-drawing = Risanje slike …
sharing-saved = Shranjeno
sharing-failed = Slike ni bilo mogoče ustvariti. Poskusi znova.
sharing-close = Zapri
