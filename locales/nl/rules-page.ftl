### De pagina met de regels
rules-figure-play = Toon de zet
rules-figure-play-each = Toon de zetten
rules-figure-try = Toon de barricade
rules-figure-played = Gespeeld: { $move }.
rules-figure-refused = Mag niet: { $move }. { $reason }
