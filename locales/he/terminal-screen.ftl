terminal-move-quoridor = הקלידו מהלך: תא (e2) או מחסום (e3h), או היעזרו במקשי החיצים.
terminal-move-squadro = הקישו מספר מסלול, 1 עד 5, ואז Enter; או היעזרו במקשי החיצים.
terminal-step = דפדוף
