terminal-move-quoridor = Въведи ход: квадратче (e2) или преграда (e3h), или ползвай стрелките.
terminal-move-squadro = Натисни номер на пътека, 1 до 5, и Enter; или ползвай стрелките.
terminal-step = Прелисти
