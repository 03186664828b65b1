theme-jump = Salto
theme-side-jump = Salto para o lado
theme-detour = Desvio
theme-shut-in = Encurralar
theme-guard = Proteção
theme-last-fence = Última barreira
theme-run = Avanço
theme-stop = Deter alguém
theme-race = Corrida
theme-tempo = Jogada de espera
theme-send-back = Mandar para trás
theme-chain = Salto múltiplo
theme-bait = Isca
theme-escape = Fuga
puzzle-title = Problema { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] É a vez de { $player }. Salve o empate.
    [stop] É a vez de { $player }. Quem é preciso deter, e como?
   *[win] É a vez de { $player }. Encontre a única jogada vencedora.
  }
puzzle-proof = { $kind ->
    [proven] Provado: nenhuma outra jogada serve.
   *[searched] Qualquer outra jogada é muito pior, segundo uma busca em { $nodes } posições.
  }
puzzle-right = Certo! { $player } joga { $move }. Continue.
puzzle-solved = Resolvido!
puzzle-wrong = Não é { $move }.
puzzle-refutation = Veja o que acontece: { $line }
puzzle-hint-themes = Pense em: { $themes }
puzzle-hint-move = A jogada é { $move }.
puzzle-rating = A sua pontuação: { $rating } ({ $change })
puzzle-none-left = Você já viu todos estes problemas. Agora eles recomeçam.
puzzle-help-hint = uma dica; digitada de novo, a própria jogada
puzzle-help-next = passar ao próximo problema
