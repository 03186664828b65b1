### Nastavitve

settings-title = Nastavitve
settings-kept = Shranjeno samo v tem brskalniku.

setting-language = Jezik
setting-language-auto = Sistemski ({ $language })

setting-theme = Tema
setting-theme-auto = Sistemska
setting-theme-light = Svetla
setting-theme-dark = Temna

setting-board = Plošča
setting-board-walnut = Oreh
setting-board-maple = Javor
setting-board-contrast = Visok kontrast

setting-coordinates = Koordinate
setting-coordinates-on = Vklop
setting-coordinates-off = Izklop

setting-turning = Na isti napravi: obrni ploščo po vsaki potezi
setting-turning-off = Izklop
setting-turning-on = Vklop

setting-sounds = Zvoki
setting-sounds-on = Vklop
setting-sounds-off = Izklop

setting-motion = Animacije
setting-motion-auto = Sistemsko
setting-motion-off = Izklop

setting-confirm = Potrjevanje ograj
setting-confirm-never = Nikoli
setting-confirm-touch = Na dotik
setting-confirm-always = Vedno

setting-hints = Predogled učinka ograje
setting-hints-on = Vklop
setting-hints-off = Izklop

setting-reader = Način za bralnik zaslona
setting-reader-off = Izklop
setting-reader-on = Vklop
settings-reader-note = Opiše ploščo z besedilom, omogoča vpis potez in naznani vsako potezo.

setting-premoves = Poteze vnaprej
setting-premoves-on = Vklop
setting-premoves-off = Izklop
settings-premoves-note = Izberi potezo, ko je na vrsti nasprotnik. Odigra se, ko prideš na vrsto, če je še mogoča.
