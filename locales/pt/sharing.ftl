sharing-title = Compartilhar
sharing-what = O que compartilhar
sharing-scope = { $what ->
    [position] Posição
   *[game] Partida inteira
  }
sharing-as = { $kind ->
    [link] Copiar link
    [text] Copiar texto
    [json] Salvar como JSON
    [svg] Salvar como imagem SVG
    [png] Salvar como imagem PNG
   *[gif] Salvar como GIF animado
  }
sharing-drawing = Criando a imagem…
sharing-saved = Salvo
sharing-failed = Não foi possível criar a imagem. Tente de novo.
sharing-close = Fechar
