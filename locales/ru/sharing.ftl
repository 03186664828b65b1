### Окно «Поделиться»

sharing-title = Поделиться
sharing-what = Чем поделиться
sharing-scope = { $what ->
    [position] Позиция
   *[game] Вся партия
  }
sharing-as = { $kind ->
    [link] Скопировать ссылку
    [text] Скопировать текст
    [json] Сохранить как JSON
    [svg] Сохранить картинку SVG
    [png] Сохранить картинку PNG
   *[gif] Сохранить анимацию GIF
  }
sharing-drawing = Рисуем картинку…
sharing-saved = Сохранено
sharing-failed = Не удалось сделать картинку. Попробуйте ещё раз.
sharing-close = Закрыть
