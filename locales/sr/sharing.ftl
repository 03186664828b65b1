### Prozor za deljenje

sharing-title = Podeli
sharing-what = Šta se deli
sharing-scope = { $what ->
    [position] Pozicija
   *[game] Cela partija
  }
sharing-as = { $kind ->
    [link] Kopiraj link
    [text] Kopiraj tekst
    [json] Sačuvaj kao JSON
    [svg] Sačuvaj sliku SVG
    [png] Sačuvaj sliku PNG
   *[gif] Sačuvaj animaciju GIF
  }
sharing-drawing = Crtanje slike…
sharing-saved = Sačuvano
sharing-failed = Slika nije napravljena. Pokušaj ponovo.
sharing-close = Zatvori
