terminal-move-quoridor = Введите ход: клетку (e2) или перегородку (e3h), либо ходите стрелками.
terminal-move-squadro = Нажмите номер дорожки, 1–5, затем Enter; либо ходите стрелками.
terminal-step = Листать
