terminal-move-quoridor = Napište tah: pole (e2) nebo překážku (e3h), nebo použijte šipky.
terminal-move-squadro = Stiskněte číslo dráhy, 1 až 5, pak Enter; nebo použijte šipky.
terminal-step = Procházet
