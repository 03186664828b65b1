### Farside magyarul
fair-start = Kezdőállás
fair-start-usual = Szokásos
fair-start-balanced = Kiegyenlített
fair-start-why = A Squadro megoldott játék: a szokásos kezdőállásból Sárga hibátlan játékkal nyer. A kiegyenlített kezdőállások egyik oldalnak sem adnak előnyt.
fair-match = Kétjátszmás mérkőzés, oldalcserével
fair-match-why = Mindenki egyszer játszik mindkét oldalon, így senki sincs előnyben.
action-second-game = Második játszma
fair-match-score = Mérkőzés: { $one } { $score } { $other }
