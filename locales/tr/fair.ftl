### Türkçe Farside
fair-start = Başlangıç konumu
fair-start-usual = Standart
fair-start-balanced = Dengeli
fair-start-why = Squadro çözülmüş bir oyun: standart başlangıçta Sarı kusursuz oyunla kazanır. Dengeli başlangıçlar hiçbir tarafa avantaj vermez.
fair-match = İki oyunluk maç, taraf değiştirerek
fair-match-why = Herkes iki tarafta da birer kez oynar, böylece kimse avantajlı olmaz.
action-second-game = İkinci oyun
fair-match-score = Maç: { $one } { $score } { $other }
