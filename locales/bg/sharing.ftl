### Прозорецът за споделяне

sharing-title = Споделяне
sharing-what = Какво да се сподели
sharing-scope = { $what ->
    [position] Позицията
   *[game] Цялата партия
  }
sharing-as = { $kind ->
    [link] Копирай връзката
    [text] Копирай текста
    [json] Запази като JSON
    [svg] Запази картинка SVG
    [png] Запази картинка PNG
   *[gif] Запази анимация GIF
  }
sharing-drawing = Рисуване на картинката…
sharing-saved = Запазено
sharing-failed = Картинката не можа да се направи. Опитай отново.
sharing-close = Затвори
