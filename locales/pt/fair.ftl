fair-start = Posição inicial
fair-start-usual = Padrão
fair-start-balanced = Equilibrada
fair-start-why = O Squadro está resolvido: da posição padrão, o Amarelo vence jogando com perfeição. As posições equilibradas não dão vantagem a ninguém.
fair-match = Confronto de duas partidas, trocando de lado
fair-match-why = Todos jogam uma vez de cada lado, então ninguém leva vantagem.
action-second-game = Segunda partida
fair-match-score = Confronto: { $one } { $score } { $other }
