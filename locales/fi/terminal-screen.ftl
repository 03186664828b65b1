terminal-move-quoridor = Kirjoita siirto: ruutu (e2) tai aita (e3h). Myös nuolet käyvät.
terminal-move-squadro = Paina radan numeroa, 1–5, ja Enteriä. Myös nuolet käyvät.
terminal-step = Selaa
