terminal-move-quoridor = Упиши потез: поље (e2) или препреку (e3h), или користи стрелице.
terminal-move-squadro = Притисни број стазе, 1 до 5, па Enter; или користи стрелице.
terminal-step = Листај
