### Iestatījumi

settings-title = Iestatījumi
settings-kept = Saglabāts tikai šajā pārlūkā.

setting-language = Valoda
setting-language-auto = Sistēmas ({ $language })

setting-theme = Motīvs
setting-theme-auto = Sistēmas
setting-theme-light = Gaišs
setting-theme-dark = Tumšs

setting-board = Laukums
setting-board-walnut = Riekstkoks
setting-board-maple = Kļava
setting-board-contrast = Augsts kontrasts

setting-coordinates = Koordinātas
setting-coordinates-on = Ieslēgtas
setting-coordinates-off = Izslēgtas

setting-turning = Vienā ierīcē: pēc katra gājiena apgriezt laukumu
setting-turning-off = Izslēgts
setting-turning-on = Ieslēgts

setting-sounds = Skaņas
setting-sounds-on = Ieslēgtas
setting-sounds-off = Izslēgtas

setting-motion = Animācijas
setting-motion-auto = Kā sistēmā
setting-motion-off = Izslēgtas

setting-confirm = Barjeru apstiprināšana
setting-confirm-never = Nekad
setting-confirm-touch = Skārienekrānā
setting-confirm-always = Vienmēr

setting-hints = Barjeras ietekmes priekšskatījums
setting-hints-on = Ieslēgts
setting-hints-off = Izslēgts

setting-reader = Ekrāna lasītāja režīms
setting-reader-off = Izslēgts
setting-reader-on = Ieslēgts
settings-reader-note = Apraksta laukumu tekstā, ļauj gājienus ierakstīt un paziņo katru gājienu.

setting-premoves = Sagatavotie gājieni
setting-premoves-on = Ieslēgti
setting-premoves-off = Izslēgti
settings-premoves-note = Izvēlies gājienu, kamēr iet pretinieks. Tas tiks izdarīts tavā kārtā, ja vēl būs iespējams.
privacy-title = Privātums
privacy-local = Iestatījumi un partijas pret datoru vai uz viena ekrāna paliek šajā pārlūkā.
privacy-online = Tiešsaistē serveris glabā nejaušu identifikatoru sīkdatnē, tavu izvēlēto vārdu un tavas partijas ar katra gājiena laiku.
privacy-time = Sīkdatne ir derīga gadu no tava pēdējā apmeklējuma. Vārdi un partijas tiek glabāti, līdz servera uzturētājs tos izdzēš.
privacy-never = Nav kontu, reklāmu un izsekošanas. Tīkla adreses izmanto tikai pret ļaunprātību un neglabā.
privacy-delete = Lai tavi dati tiktu dzēsti, nosūti šo identifikatoru servera uzturētājam: { $id }
