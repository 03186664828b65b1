player-you = Você
player-computer = Computador (nível { $level })
player-computer-colour = { $colour } (computador, nível { $level })
player-guest = Visitante { $tag }
player-bot = Bot { $tag }
status-your-turn = É a sua vez.
status-turn = É a vez de { $player }.
status-thinking = { $player } está pensando.
status-won = Você venceu!
status-won-resigned = Você venceu por desistência.
status-wins = { $player } vence.
status-wins-resigned = { $player } vence por desistência.
status-won-steps = { $steps ->
    [one] Você venceu por { $steps } passo!
    [many] Você venceu por { $steps } passos!
   *[other] Você venceu por { $steps } passos!
  }
status-wins-steps = { $steps ->
    [one] { $player } vence por { $steps } passo.
    [many] { $player } vence por { $steps } passos.
   *[other] { $player } vence por { $steps } passos.
  }
status-won-moves = { $moves ->
    [one] Você venceu por { $moves } jogada!
    [many] Você venceu por { $moves } jogadas!
   *[other] Você venceu por { $moves } jogadas!
  }
status-wins-moves = { $moves ->
    [one] { $player } vence por { $moves } jogada.
    [many] { $player } vence por { $moves } jogadas.
   *[other] { $player } vence por { $moves } jogadas.
  }
status-own-resigned = Você desistiu. { $player } vence.
status-other-resigned = { $loser } desiste. Você venceu!
status-resigned = { $loser } desiste. { $player } vence.
status-own-time = Seu tempo acabou. { $player } vence.
status-other-time = Tempo esgotado para { $loser }. Você venceu!
status-time = Tempo esgotado para { $loser }. { $player } vence.
status-won-time = Você venceu por tempo.
status-wins-time = { $player } vence por tempo.
status-repetition = Empate por repetição.
status-turn-limit = Empate: limite de jogadas atingido.
status-other-tab = Você está jogando esta partida em outra aba. Aqui só dá para acompanhar.
time-ran-out = Tempo esgotado para { $player }.
looking-back-start = Revendo: o início
looking-back-turn = Revendo: jogada { $turn }
looking-back-note = Você está vendo uma posição anterior.
draw-title = Quem começa?
draw-starts = { $player } começa
draw-you-start = Você começa
said-move = { $player }: { $move }.
move-leaves = sai da partida
move-pawn = peão para { $square }
move-fence-h = barreira horizontal acima de { $square }
move-fence-v = barreira vertical à direita de { $square }
move-lane = pista { $lane }
move-lane-spaces = pista { $lane }, da casa { $from } à casa { $to }
actions-label = Ações da partida
action-undo = Desfazer
action-resign = Desistir
action-resign-sure = Confirmar desistência
action-again = Revanche
after-label = E agora
action-level = Tentar o nível { $level }: { $name }
action-new-level = Mudar de nível
action-share = Compartilhar
action-turn = Girar o tabuleiro
action-copy = Copiar jogadas
action-copied = Copiado
moves-label = Jogadas
moves-none = Nenhuma jogada ainda.
look-label = Percorrer as jogadas
action-first = Primeira jogada
action-back = Jogada anterior
action-forward = Próxima jogada
action-last = Última jogada
action-live = Voltar à partida
side-label = Jogadas e ações
fences-left = { $fences ->
    [0] Sem barreiras
    [one] Resta { $fences } barreira
    [many] Restam { $fences } barreiras
   *[other] Restam { $fences } barreiras
  }
steps-to-goal = { $steps ->
    [one] { $steps } passo
    [many] { $steps } passos
   *[other] { $steps } passos
  }
moves-needed = { $needs ->
    [one] Falta { $needs } jogada
    [many] Faltam { $needs } jogadas
   *[other] Faltam { $needs } jogadas
  }
pieces-home = Na meta: { $home }/4
board-label-quoridor = Tabuleiro de Quoridor. As setas percorrem as casas, Enter move o peão para lá. H e V pegam uma barreira, as setas a ajustam, R a gira, Enter a coloca, Esc cancela.
board-label-squadro = Tabuleiro de Squadro. As teclas de 1 a 5 selecionam uma pista, as setas para a esquerda e para a direita, a próxima, Enter move a peça dela.
effect-you = +{ $steps } para você
effect-them = +{ $steps } para o rival
effect-seat = { $colour } +{ $steps }
effect-seat-you = você +{ $steps }
effect-none = Não atrasa ninguém
refused-game-over = A partida acabou.
refused-already-there = Seu peão já está aí.
refused-occupied = Já há um peão aí.
refused-fence-between = A barreira { $fence } está no caminho.
refused-straight-jump-possible = Salte em frente para { $square }: na diagonal, só se estiver bloqueado.
refused-pawn-behind = Não se pode saltar um peão com outro logo atrás.
refused-too-far = Longe demais.
refused-no-fence-left = Você não tem mais barreiras.
refused-off-board = A barreira tem que caber no tabuleiro.
refused-overlaps = Ela se sobrepõe à barreira { $fence }.
refused-crosses = Ela cruza a barreira { $fence }.
refused-cuts-off = { $player } ficaria sem caminho.
refused-cuts-off-you = Você ficaria sem caminho.
refused-not-your-piece = Essa peça não é sua.
refused-piece-home = Essa peça já está na meta.
hint-frame = As barreiras vão nas ranhuras.
fence-bar = Barreira selecionada
fence-place = Colocar
fence-turn = Girar
fence-cancel = Cancelar
fence-left = Esquerda
fence-right = Direita
fence-up = Para cima
fence-down = Para baixo
piece-waits = Toque de novo para mover.
piece-move = Mover
fence-in-words = Barreira { $fence }: { $effect }
square-pawn = { $square }, peão: { $colour }
square-target = { $square }, jogada possível
piece-start = Pista { $lane }: na casa de partida, velocidade { $speed }.
piece-turning = Pista { $lane }: na casa de retorno, velocidade { $speed }.
piece-home = Pista { $lane }: na meta.
piece-out = Pista { $lane }: na casa { $space }, na ida, velocidade { $speed }.
piece-back = Pista { $lane }: na casa { $space }, na volta, velocidade { $speed }.
landing-space = { $spaces ->
    [one] Avança { $spaces } casa
    [many] Avança { $spaces } casas
   *[other] Avança { $spaces } casas
  }
landing-turning = Chega à casa de retorno
landing-home = Chega à meta
landing-none = Já está na meta
landing-sends-start = devolve a pista { $lane } à casa de partida
landing-sends-turning = devolve a pista { $lane } à casa de retorno
say-label = O tabuleiro em palavras
say-pawn = { $player }: peão em { $square }.
say-steps = { $steps ->
    [one] Falta { $steps } passo.
    [many] Faltam { $steps } passos.
   *[other] Faltam { $steps } passos.
  }
say-fences = { $fences ->
    [0] Sem barreiras.
    [one] Resta { $fences } barreira.
    [many] Restam { $fences } barreiras.
   *[other] Restam { $fences } barreiras.
  }
say-fences-h = Barreiras horizontais, acima de: { $fences }.
say-fences-v = Barreiras verticais, à direita de: { $fences }.
say-no-fences = Nenhuma barreira no tabuleiro.
say-targets = Seu peão pode ir para: { $squares }.
say-home = { $player }, peças na meta: { $home } de 4.
say-needs = { $needs ->
    [one] Falta { $needs } jogada.
    [many] Faltam { $needs } jogadas.
   *[other] Faltam { $needs } jogadas.
  }
type-label = Digite uma jogada
type-go = Jogar
refused-unreadable = “{ $text }” não é uma jogada.
how-quoridor = Digite uma casa, como e2, ou uma barreira, como e3h ou e3v.
how-squadro = Digite uma pista, de 1 a 5.
