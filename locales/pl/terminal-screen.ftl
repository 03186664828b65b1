terminal-move-quoridor = Wpisz ruch: pole (e2) lub ogrodzenie (e3h), albo użyj strzałek.
terminal-move-squadro = Naciśnij numer toru, 1 do 5, potem Enter; albo użyj strzałek.
terminal-step = Przeglądaj
