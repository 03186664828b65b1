### Okno udostępniania

sharing-title = Udostępnij
sharing-what = Co udostępnić
sharing-scope = { $what ->
    [position] Pozycję
   *[game] Całą partię
  }
sharing-as = { $kind ->
    [link] Kopiuj link
    [text] Kopiuj tekst
    [json] Zapisz jako JSON
    [svg] Zapisz jako obraz SVG
    [png] Zapisz jako obraz PNG
   *[gif] Zapisz jako animację GIF
  }
sharing-drawing = Rysowanie obrazu…
sharing-saved = Zapisano
sharing-failed = Nie udało się utworzyć obrazu. Spróbuj ponownie.
sharing-close = Zamknij
