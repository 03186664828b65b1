terminal-move-quoridor = Įveskite ėjimą: langelį (e2) arba barjerą (e3h); tinka ir rodyklės.
terminal-move-squadro = Spauskite takelio numerį, 1–5, tada Enter; tinka ir rodyklės.
terminal-step = Žiūrėti
