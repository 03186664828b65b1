analysis-title = Tabuleiro de análise
analysis-intro = Monte qualquer posição ou cole uma partida para revisá-la.
analysis-players = { $game }, { $players } jogadores
analysis-paste = Cole uma partida ou uma posição
analysis-paste-how = Uma partida anotada, uma lista de jogadas, uma posição ou o link de uma análise.
analysis-file = Abrir um arquivo
analysis-unreadable = Isto não é uma partida nem uma posição possível:
analysis-of = { $game }: análise
action-review = Revisar a partida
saved-review-label = Revisar: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Avaliação da partida
analysis-position = { $moves ->
    [0] Início. { $evaluation }
   *[other] Após a jogada { $moves }. { $evaluation }
  }
analysis-proven = provado
analysis-card = Revisão
analysis-better = Melhor
analysis-moments = Momentos decisivos
analysis-leads = Quem estava na frente
analysis-next-error = Próximo erro
analysis-stop = Parar
analysis-try = Tentar de novo
analysis-try-find = Encontre uma jogada melhor para { $player }.
analysis-try-checking = Verificando { $move }…
analysis-try-kept = Isso! { $move } mantém o resultado.
analysis-try-lost = { $move } também entrega alguma coisa.
analysis-try-show = Mostrar a melhor jogada
analysis-engine = Computador
analysis-lines = Linhas
analysis-paths = Mostrar caminhos
analysis-depth = Profundidade { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exato: tablebase do servidor
    [endgame] Exato: final resolvido
    [book] Do livro de aberturas
   *[search] Estimado por busca
  }
analysis-variation = Variante
analysis-marks = Anotar esta jogada
analysis-glyph = { $glyph ->
    [brilliant] Jogada brilhante
    [good] Boa jogada
    [interesting] Jogada interessante
    [dubious] Jogada duvidosa
    [mistake] Erro
   *[blunder] Erro grave
  }
analysis-comment = Comentário (só neste dispositivo)
analysis-promote = Tornar principal
analysis-delete = Apagar daqui em diante
analysis-play-on = Jogar a partir daqui
analysis-away = O servidor não está respondendo agora.
analysis-edit = Editar posição
analysis-analyse = Analisar
analysis-edit-how = { $game ->
    [quoridor] Arraste peões e barreiras. Clique numa ranhura para colocar uma barreira ou numa barreira para removê-la.
   *[squadro] Arraste as peças pelas pistas. Clique numa peça para virá-la. 0 é a casa de partida, 6 a casa de retorno e 12 a meta.
  }
analysis-rack = Arraste para o tabuleiro
analysis-square = Casa
analysis-fences-left = Restantes
analysis-fences = Barreiras no tabuleiro
analysis-lane = Pista { $lane }
analysis-to-move = Vez de
analysis-position-string = Posição
problem-unreadable = Não dá para entender: “{ $word }”
problem-players = Número de jogadores inválido: { $given }.
problem-turn = { $player } não está jogando e não pode ter a vez.
problem-same-square = Dois peões em { $square }.
problem-nobody-plays = Ninguém está jogando.
problem-off-board = A barreira { $fence } sai do tabuleiro.
problem-fences = As barreiras { $one } e { $other } se atrapalham.
problem-too-many-left = { $player } pode ter no máximo { $most } barreiras.
problem-too-many-fences = { $given } barreiras; o jogo tem { $most }.
problem-no-path = { $player } não tem nenhum caminho.
problem-several-winners = Só pode haver uma vitória.
problem-winner-to-move = { $player } já venceu e não pode jogar.
problem-progress = { $player }: posição impossível na pista { $lane }.
problem-left = { $player } não pode ter saído da partida.
problem-shared-crossing = Duas peças no mesmo cruzamento: pistas { $one } e { $other }.
problem-five-home = { $player } não pode ter cinco peças na meta.
