fair-start = Pradinė pozicija
fair-start-usual = Įprasta
fair-start-balanced = Lygiavertė
fair-start-why = Squadro išspręstas: iš įprastos pradinės pozicijos be klaidų žaisdami laimi geltonieji. Lygiavertė pradžia niekam nesuteikia pranašumo.
fair-match = Dvi partijos, pusės keičiamos
fair-match-why = Kiekvienas žaidžia už abi puses, todėl niekas neturi pranašumo.
action-second-game = Antra partija
fair-match-score = Mačas: { $one } { $score } { $other }
