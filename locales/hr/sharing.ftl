### Prozor za dijeljenje

sharing-title = Podijeli
sharing-what = Što se dijeli
sharing-scope = { $what ->
    [position] Pozicija
   *[game] Cijela partija
  }
sharing-as = { $kind ->
    [link] Kopiraj poveznicu
    [text] Kopiraj tekst
    [json] Spremi kao JSON
    [svg] Spremi kao sliku SVG
    [png] Spremi kao sliku PNG
   *[gif] Spremi kao animirani GIF
  }
sharing-drawing = Crtanje slike…
sharing-saved = Spremljeno
sharing-failed = Slika nije izrađena. Pokušaj ponovno.
sharing-close = Zatvori
