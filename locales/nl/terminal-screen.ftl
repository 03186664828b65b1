terminal-move-quoridor = Typ een veld (e2) of een barricade (e3h), of gebruik de pijltjes.
terminal-move-squadro = Typ het nummer van een baan, 1–5, dan Enter; of gebruik de pijltjes.
terminal-step = Bladeren
