nav-lobby = Jogar online
home-invite = Jogar com amigos
home-join = Entrar numa partida
home-join-text = Jogue com quem está esperando ou encontre um adversário na hora.
home-watch = Assistir
home-watch-text = Assista a partidas ao vivo.
contact-connecting = Conectando…
contact-connected = Carregando…
contact-reconnecting = Conexão perdida. Reconectando…
contact-offline = Sem conexão. A partida continua quando a conexão voltar.
contact-away = Conexão perdida. Reconectando; sua partida está segura.
contact-gone = Partida não encontrada.
invite-title = Convidar para { $game }
invite-other = Adversário
invite-others = Adversários
invite-other-number = Jogador { $number }
invite-person = Um amigo
invite-handicap-you = Você começa com a peça do meio já virada
invite-handicap-other = O adversário começa com a peça do meio já virada
invite-who = Quem pode entrar
invite-who-link = Qualquer pessoa com o link
invite-who-all = Qualquer pessoa (visível no saguão)
invite-make = Criar partida
invite-making = Criando sua partida…
invite-away = O servidor não responde. Sua partida será criada assim que ele voltar.
invite-away-offline = Sem conexão. Sua partida será criada assim que a conexão voltar.
name-label = Seu nome
name-note = Os outros jogadores veem este nome. Não é preciso ter conta.
name-kept = Salvo.
name-failed = Este nome não pode ser usado.
control-none = Sem limite de tempo
control-days = { $days ->
    [one] { $days } dia por jogada
    [many] { $days } dias por jogada
   *[other] { $days } dias por jogada
  }
control-move = { $seconds ->
    [one] { $seconds } segundo por jogada
    [many] { $seconds } segundos por jogada
   *[other] { $seconds } segundos por jogada
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Tempo restante: { $time }
terms-players = { $count ->
    [one] { $count } jogador
    [many] { $count } jogadores
   *[other] { $count } jogadores
  }
terms-fences = { $fences ->
    [0] { $player }: sem barreiras
    [one] { $player }: { $fences } barreira
    [many] { $player }: { $fences } barreiras
   *[other] { $player }: { $fences } barreiras
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: vantagem inicial
terms-position = Posição personalizada
seat-free = Lugar livre
seat-yours = { $name } (você)
seat-sit = Entrar
waiting-title = À espera do seu adversário
waiting-title-invited = Você recebeu um convite para jogar { $game }
waiting-title-watch = { $game }, começa em breve
waiting-drawn = As cores são sorteadas.
waiting-note = A partida começa quando todos os lugares estiverem ocupados.
waiting-note-invited = Entre para jogar ou fique para assistir.
waiting-options = Opções da partida
waiting-change = Alterar partida
waiting-change-note = Ao alterar, um novo link de convite é criado. O antigo deixa de funcionar.
waiting-computer = Jogar contra o computador enquanto espera
waiting-computer-note = Seu lugar fica guardado. Avisamos quando a partida começar.
waiting-notify = Avisar quando começar
waiting-notify-on = Você receberá uma notificação.
waiting-over = A partida começou.
waiting-aborted = Esta partida foi cancelada
waiting-abort = Cancelar partida
waiting-get-up = Sair
share-label = Convidar outras pessoas
share-sit = Link de convite
share-watch = Link para assistir
share-copy = Copiar
share-copied = Copiado
share-send = Compartilhar…
share-title = Vamos jogar { $game }?
share-local = Este link só funciona neste computador. Para jogar na sua rede, inicie o servidor com:
share-code = Código QR do link de convite
lobby-title = Jogar online
lobby-pairing = Partida rápida
lobby-which = Jogo
lobby-pair = Procurar adversário
lobby-open = Partidas abertas
lobby-open-none = Ninguém está esperando. Crie uma partida e ela aparecerá aqui.
lobby-running = Partidas ao vivo
lobby-running-none = Nenhuma partida pública em andamento agora.
lobby-game = { $game }: { $names }
lobby-watch = Assistir
lobby-own = Abrir
lobby-away = O servidor não responde. Tentando de novo…
lobby-away-offline = Sem conexão. O saguão reabre quando a conexão voltar.
lobby-meanwhile = Enquanto isso:
lobby-computer = Jogar contra o computador: { $game }
lobby-people = { $here ->
    [1] Só você está aqui agora
   *[other] { $here } pessoas aqui agora
  }
lobby-recent = Partidas recentes
lobby-view = Ver
lobby-computers = Assistir a dois computadores: { $game }
lobby-new = Criar partida de { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } espectador
    [many] { $count } espectadores
   *[other] { $count } espectadores
  }
talk = Mensagens rápidas
message-hello = Olá!
message-goodLuck = Boa sorte!
message-haveFun = Divirta-se!
message-wellPlayed = Bem jogado!
message-goodGame = Boa partida!
message-thanks = Valeu!
message-sorry = Desculpe!
message-oops = Ops!
message-oneMoment = Um momento, por favor.
message-mustGo = Preciso ir.
message-goodbye = Até mais!
action-takeback = Pedir para desfazer
action-offer-draw = Propor empate
action-offer-draw-sure = Confirmar: propor empate
action-abort = Cancelar partida
action-abort-sure = Confirmar cancelamento
action-record = Baixar partida
action-rematch = Revanche
action-rematch-asked = Revanche proposta
action-rematch-accept = Aceitar revanche
action-next-game = Próxima partida
asked-draw = { $player } propõe empate.
asked-draw-own = Você propôs empate.
asked-takeback = { $player } pede para desfazer uma jogada.
asked-takeback-own = Você pediu para desfazer uma jogada.
answer-accept = Aceitar
answer-decline = Recusar
status-aborted = A partida foi cancelada.
status-agreement = Empate por acordo.
premoves = Jogada antecipada: { $moves }
premoves-cancel = Cancelar
premove-dropped = Jogada antecipada cancelada, não é mais possível: { $move }
refused-not-stored = O servidor não consegue salvar nada agora. Tente mais tarde.
refused-already-asked = Você já fez o pedido. Espere a sua próxima vez.
refused-nothing-to-take-back = Você não tem nenhuma jogada para desfazer.
refused-too-late-to-abort = Todo mundo já jogou: agora só é possível desistir.
refused-seat-taken = Alguém chegou antes: o lugar está ocupado.
refused-started = A partida já começou.
refused-for-bots = Este lugar é para um bot.
refused-bad-terms = Não é possível jogar com estas opções.
refused-illegal-move = Esta jogada não é possível.
refused-not-seated = Você não joga nesta partida.
refused-not-your-turn = Não é a sua vez.
refused-stale = A partida avançou. Tente de novo.
refused-time-is-up = Seu tempo acabou.
refused-not-started = A partida ainda não começou.
refused-not-over = A partida ainda não acabou.
refused-nothing-asked = Essa proposta já não vale.
refused-not-alone = Peça ao adversário para desfazer a jogada.
refused-not-creator = Só quem criou a partida pode cancelá-la.
refused-rematch-made = A próxima partida já foi criada.
refused-not-found = Partida não encontrada.
refused-too-many = Partidas demais ao mesmo tempo. Termine ou cancele uma, ou tente mais tarde.
refused-too-fast = Rápido demais. Espere um momento e tente de novo.
refused-bad-name = Esse nome não pode ser usado. Escolha outro.
refused-closing = O servidor está reiniciando. Tente de novo em instantes.
