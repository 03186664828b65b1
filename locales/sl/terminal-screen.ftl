terminal-move-quoridor = Vpiši potezo: polje (e2) ali ograjo (e3h), ali uporabi puščice.
terminal-move-squadro = Pritisni številko steze, 1 do 5, nato Enter; ali uporabi puščice.
terminal-step = Listaj
