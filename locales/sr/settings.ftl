### Podešavanja

settings-title = Podešavanja
settings-kept = Čuva se samo u ovom pregledaču.

setting-language = Jezik
setting-language-auto = Sistemski ({ $language })

setting-theme = Tema
setting-theme-auto = Sistemska
setting-theme-light = Svetla
setting-theme-dark = Tamna

setting-board = Tabla
setting-board-walnut = Orah
setting-board-maple = Javor
setting-board-contrast = Visok kontrast

setting-coordinates = Koordinate
setting-coordinates-on = Uključeno
setting-coordinates-off = Isključeno

setting-turning = Na jednom uređaju: okreni tablu posle svakog poteza
setting-turning-off = Isključeno
setting-turning-on = Uključeno

setting-sounds = Zvuci
setting-sounds-on = Uključeno
setting-sounds-off = Isključeno

setting-motion = Animacije
setting-motion-auto = Prema sistemu
setting-motion-off = Isključeno

setting-confirm = Potvrđivanje prepreka
setting-confirm-never = Isključeno
setting-confirm-touch = Na dodir
setting-confirm-always = Uvek

setting-hints = Prikaži učinak prepreke
setting-hints-on = Uključeno
setting-hints-off = Isključeno

setting-reader = Režim za čitač ekrana
setting-reader-off = Isključeno
setting-reader-on = Uključeno
settings-reader-note = Opisuje tablu rečima, omogućava kucanje poteza i najavljuje svaki potez.

setting-premoves = Potezi unapred
setting-premoves-on = Uključeno
setting-premoves-off = Isključeno
settings-premoves-note = Odaberi potez dok je protivnik na potezu. Odigraće se kad dođeš na red, ako je i dalje moguć.
privacy-title = Privatnost
privacy-local = Podešavanja i partije protiv računara ili na jednom ekranu ostaju u ovom pregledaču.
privacy-online = Na mreži server čuva nasumični identifikator u kolačiću, ime koje izabereš i tvoje partije s vremenom svakog poteza.
privacy-time = Kolačić važi godinu dana od tvoje poslednje posete. Imena i partije se čuvaju dok ih upravnik servera ne obriše.
privacy-never = Bez naloga, bez reklama, bez praćenja. Mrežne adrese služe samo protiv zloupotrebe i ne čuvaju se.
privacy-delete = Za brisanje svojih podataka pošalji ovaj identifikator upravniku servera: { $id }
