terminal-move-quoridor = Digite uma casa (e2) ou uma barreira (e3h), ou use as setas.
terminal-move-squadro = Digite o número de uma pista, de 1 a 5, e Enter; ou use as setas.
terminal-step = Percorrer
