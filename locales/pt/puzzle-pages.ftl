puzzles-title = Problemas
puzzles-intro = Só uma jogada é a certa. Encontre-a. Também funciona sem internet.
puzzles-game = Jogo
puzzles-rating = A sua pontuação
puzzles-counts = { $tried ->
    [0] Nenhuma tentativa ainda
   *[other] Resolvidos: { $solved } de { $tried }
  }
puzzles-daily = Problema do dia
puzzles-daily-done = Resolvido hoje
puzzles-daily-run = { $days ->
    [one] { $days } dia seguido
    [many] { $days } dias seguidos
   *[other] { $days } dias seguidos
  }
puzzles-solve = Resolver
puzzles-rated = No seu nível
puzzles-rated-about = À medida da sua força. A sua pontuação muda a cada problema.
puzzles-streak = Sequência
puzzles-streak-about = Cada um é mais difícil. No primeiro erro, acabou.
puzzles-rush = Corrida de três minutos
puzzles-rush-about = O máximo que puder. Com três erros, acabou.
puzzles-best = Recorde: { $solved }
puzzles-themes = Temas
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Ainda não há nada aqui.
puzzles-missing = Este problema não existe. Aqui estão outros:
puzzle-moves = { $moves ->
    [one] { $moves } jogada
    [many] { $moves } jogadas
   *[other] { $moves } jogadas
  }
puzzle-kind = { $kind ->
    [proven] provado
   *[searched] estimado
  }
puzzle-lost-proven = { $aim ->
    [draw] Provado: agora a partida está perdida.
    [stop] Provado: agora outro jogador vence.
   *[win] Provado: a vitória escapou.
  }
puzzle-lost-searched = Estimado: a chance de vencer cai cerca de { $percent } % ou mais.
puzzle-watch = Veja o que acontece…
puzzle-hint = Dica
puzzle-hint-more = Outra dica
puzzle-hint-pawn = Mova o peão.
puzzle-hint-fence = Coloque uma barreira entre { $squares }.
puzzle-hint-lane = Olhe para a peça da pista { $lane }.
puzzle-show = Mostrar a solução
puzzle-solution = Solução: { $line }
puzzle-next = Próximo problema
puzzle-known = Este você já viu. Não conta.
puzzle-levels = Resolvido pelos níveis: { $levels }
puzzle-levels-none = Nenhum nível do computador o resolve.
puzzle-start = Começar
puzzle-score = Resolvidos: { $solved }
puzzle-mistakes = Erros: { $mistakes } de { $most }
puzzle-time-left = Tempo restante
puzzle-ended = { $why ->
    [time] Acabou o tempo!
    [none-left] Todos os problemas resolvidos!
   *[mistakes] Acabou!
  }
puzzle-record = O seu novo recorde!
puzzle-missed = Para rever:
puzzle-again = Jogar de novo
level-title = Encontre o seu nível
level-intro = No máximo { $most } posições, e você saberá em que nível jogar.
level-position = Posição { $number }
level-skip = Não sei
level-wrong = Desta vez não.
level-result = O seu nível: { $level }, { $name }
level-play = Jogar no nível { $level }
