### Nustatymai

settings-title = Nustatymai
settings-kept = Išsaugota tik šioje naršyklėje.

setting-language = Kalba
setting-language-auto = Sistemos ({ $language })

setting-theme = Tema
setting-theme-auto = Sistemos
setting-theme-light = Šviesi
setting-theme-dark = Tamsi

setting-board = Lenta
setting-board-walnut = Riešutmedis
setting-board-maple = Klevas
setting-board-contrast = Didelio kontrasto

setting-coordinates = Koordinatės
setting-coordinates-on = Įjungta
setting-coordinates-off = Išjungta

setting-turning = Viename įrenginyje: apsukti lentą po kiekvieno ėjimo
setting-turning-off = Išjungta
setting-turning-on = Įjungta

setting-sounds = Garsai
setting-sounds-on = Įjungta
setting-sounds-off = Išjungta

setting-motion = Animacijos
setting-motion-auto = Kaip sistemoje
setting-motion-off = Išjungta

setting-confirm = Barjerų patvirtinimas
setting-confirm-never = Niekada
setting-confirm-touch = Liečiant
setting-confirm-always = Visada

setting-hints = Barjero poveikio peržiūra
setting-hints-on = Įjungta
setting-hints-off = Išjungta

setting-reader = Ekrano skaitytuvo režimas
setting-reader-off = Išjungta
setting-reader-on = Įjungta
settings-reader-note = Aprašo lentą tekstu, leidžia ėjimus įrašyti ir praneša apie kiekvieną ėjimą.

setting-premoves = Išankstiniai ėjimai
setting-premoves-on = Įjungta
setting-premoves-off = Išjungta
settings-premoves-note = Rinkitės ėjimą, kol eina priešininkas. Jei ėjimas dar bus galimas, jis bus atliktas atėjus jūsų eilei.
privacy-title = Privatumas
privacy-local = Nuostatos ir partijos prieš kompiuterį ar viename ekrane lieka šioje naršyklėje.
privacy-online = Internete serveris saugo atsitiktinį identifikatorių slapuke, jūsų pasirinktą vardą ir jūsų partijas su kiekvieno ėjimo laiku.
privacy-time = Slapukas galioja metus nuo paskutinio jūsų apsilankymo. Vardai ir partijos saugomi, kol juos ištrina serverio valdytojas.
privacy-never = Jokių paskyrų, reklamos ar sekimo. Tinklo adresai naudojami tik piktnaudžiavimui stabdyti ir nesaugomi.
privacy-delete = Norėdami ištrinti savo duomenis, nusiųskite šį identifikatorių serverio valdytojui: { $id }
