### Postavke

settings-title = Postavke
settings-kept = Spremljeno samo u ovom pregledniku.

setting-language = Jezik
setting-language-auto = Sustav ({ $language })

setting-theme = Tema
setting-theme-auto = Prema sustavu
setting-theme-light = Svijetla
setting-theme-dark = Tamna

setting-board = Ploča
setting-board-walnut = Orah
setting-board-maple = Javor
setting-board-contrast = Visoki kontrast

setting-coordinates = Koordinate
setting-coordinates-on = Uključeno
setting-coordinates-off = Isključeno

setting-turning = Na istom uređaju: okreni ploču nakon svakog poteza
setting-turning-off = Isključeno
setting-turning-on = Uključeno

setting-sounds = Zvukovi
setting-sounds-on = Uključeno
setting-sounds-off = Isključeno

setting-motion = Animacije
setting-motion-auto = Prema sustavu
setting-motion-off = Isključeno

setting-confirm = Potvrda prepreka
setting-confirm-never = Nikad
setting-confirm-touch = Na dodir
setting-confirm-always = Uvijek

setting-hints = Prikaz učinka prepreke
setting-hints-on = Uključeno
setting-hints-off = Isključeno

setting-reader = Način rada za čitač zaslona
setting-reader-off = Isključeno
setting-reader-on = Uključeno
settings-reader-note = Opisuje ploču tekstom, omogućuje upisivanje poteza i najavljuje svaki potez.

setting-premoves = Potezi unaprijed
setting-premoves-on = Uključeno
setting-premoves-off = Isključeno
settings-premoves-note = Odaberi potez dok je protivnik na redu. Odigrat će se kad ti dođeš na red ako je još moguć.
privacy-title = Privatnost
privacy-local = Postavke i partije protiv računala ili na jednom zaslonu ostaju u ovom pregledniku.
privacy-online = Na mreži poslužitelj čuva nasumični identifikator u kolačiću, ime koje odabereš i tvoje partije s vremenom svakog poteza.
privacy-time = Kolačić vrijedi godinu dana od tvojeg posljednjeg posjeta. Imena i partije čuvaju se dok ih upravitelj poslužitelja ne izbriše.
privacy-never = Bez računa, bez oglasa, bez praćenja. Mrežne adrese služe samo sprječavanju zloporabe i ne spremaju se.
privacy-delete = Za brisanje svojih podataka pošalji ovaj identifikator upravitelju poslužitelja: { $id }
