terminal-player = Jogador { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Fim da partida
terminal-welcome = Jogue contra o computador ou com amigos no mesmo teclado.
terminal-try = Experimente:
terminal-which-game = Qual jogo? { $answers }
terminal-how-many-players = Quantos jogadores? { $answers }
terminal-opponent = Contra quem? O nível do computador, de 1 ({ $weakest }) a 8 ({ $strongest }), ou { $friends }
terminal-type-help = Digite { $help } para ver todos os comandos.
terminal-first-drawn = { $player } começa (por sorteio).
terminal-how-quoridor = Digite a casa de destino (e2) ou uma barreira: a casa embaixo à esquerda dela, depois h ou v (e3h).
terminal-help-legal = listar as jogadas possíveis
terminal-help-board = mostrar o tabuleiro de novo
terminal-help-undo = desfazer a última jogada
terminal-help-resign = desistir da partida
terminal-help-draw = propor ou aceitar empate
terminal-help-rematch = jogar de novo com os lados trocados
terminal-help-file = ARQUIVO
terminal-help-save = salvar a partida (.json para JSON, senão texto)
terminal-help-quit = sair da partida
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barreira, meta: fileira { $row }
    [many] { $number }: { $fences } barreiras, meta: fileira { $row }
   *[other] { $number }: { $fences } barreiras, meta: fileira { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barreira, meta: coluna { $column }
    [many] { $number }: { $fences } barreiras, meta: coluna { $column }
   *[other] { $number }: { $fences } barreiras, meta: coluna { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: falta { $steps } passo
    [many] { $player }: faltam { $steps } passos
   *[other] { $player }: faltam { $steps } passos
  }
terminal-out = { $player }: fora da partida
terminal-moves = { $moves ->
    [one] { $player }: falta { $moves } jogada (por pista: { $lanes })
    [many] { $player }: faltam { $moves } jogadas (por pista: { $lanes })
   *[other] { $player }: faltam { $moves } jogadas (por pista: { $lanes })
  }
terminal-time-left = { $player }: tempo restante { $time }
terminal-legal-pawn = peão
terminal-no-pawn-moves = nenhuma jogada de peão
terminal-legal-fences = barreiras
terminal-legal-lanes = pistas
terminal-computer-move = { $player } joga { $move }.
terminal-draw-declined = { $player } recusa o empate.
terminal-nothing-to-undo = Não há nada para desfazer.
terminal-line-too-long = Essa linha é longa demais.
terminal-save-where = Salvar em qual arquivo? Por exemplo: { $example }
terminal-saved = Partida salva em { $file }.
terminal-save-exists = { $file } já existe. Escolha outro nome.
terminal-save-no-folder = Não foi possível salvar em { $file }: a pasta não existe.
terminal-save-forbidden = Não foi possível salvar em { $file }: permissão negada.
terminal-save-full = Não foi possível salvar em { $file }: o disco está cheio.
terminal-save-failed = Não foi possível salvar em { $file }. O sistema diz: { $error }
terminal-keys = Teclas
terminal-menu = Menu
terminal-quit = Sair
terminal-fence = Barreira
terminal-lane = Pista
terminal-choose = Escolher
terminal-key-space = Espaço
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = mover o cursor
terminal-keys-confirm = fazer a jogada
terminal-keys-fence = pegar uma barreira, horizontal ou vertical
terminal-keys-rotate = girar a barreira
terminal-keys-lane = selecionar uma pista
terminal-keys-type = digitar jogada ou comando; Tab completa
terminal-keys-look = percorrer as jogadas
terminal-keys-menu = todo o resto
terminal-keys-suspend = voltar ao shell (fg para retornar)
terminal-keys-mouse = Ou com o mouse: aponte uma jogada e clique.
terminal-redo = Refazer
terminal-hint = Dica
terminal-paths = Caminhos
terminal-evaluation = Avaliação
terminal-pause = Pausar ou continuar
terminal-save = Salvar em um arquivo
terminal-too-small = A janela é pequena demais: são necessárias { $width } colunas e { $height } linhas.
terminal-analyzing = Analisando…
terminal-best = Melhor: { $line }
terminal-answer = Y para aceitar, N para recusar.
terminal-not-kept = Não é possível salvar esta partida. O sistema diz: { $error }
terminal-watch-computers = Assistir aos computadores
