### Прозор за дељење

sharing-title = Подели
sharing-what = Шта се дели
sharing-scope = { $what ->
    [position] Позиција
   *[game] Цела партија
  }
sharing-as = { $kind ->
    [link] Копирај линк
    [text] Копирај текст
    [json] Сачувај као JSON
    [svg] Сачувај слику SVG
    [png] Сачувај слику PNG
   *[gif] Сачувај анимацију GIF
  }
sharing-drawing = Цртање слике…
sharing-saved = Сачувано
sharing-failed = Слика није направљена. Покушај поново.
sharing-close = Затвори
