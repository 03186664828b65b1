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
setting-coordinates-on = Vklopljeno
setting-coordinates-off = Izklopljeno

setting-turning = Na isti napravi: obrni ploščo po vsaki potezi
setting-turning-off = Izklopljeno
setting-turning-on = Vklopljeno

setting-sounds = Zvoki
setting-sounds-on = Vklopljeno
setting-sounds-off = Izklopljeno

setting-motion = Animacije
setting-motion-auto = Sistemsko
setting-motion-off = Izklopljeno

setting-confirm = Potrjevanje ograj
setting-confirm-never = Nikoli
setting-confirm-touch = Na dotik
setting-confirm-always = Vedno

setting-hints = Predogled učinka ograje
setting-hints-on = Vklopljeno
setting-hints-off = Izklopljeno

setting-reader = Način za bralnik zaslona
setting-reader-off = Izklopljeno
setting-reader-on = Vklopljeno
settings-reader-note = Opiše ploščo z besedilom, omogoča vpis potez in naznani vsako potezo.

setting-premoves = Poteze vnaprej
setting-premoves-on = Vklopljeno
setting-premoves-off = Izklopljeno
settings-premoves-note = Izberi potezo, ko je na vrsti nasprotnik. Odigra se, ko prideš na vrsto, če je še mogoča.
privacy-title = Zasebnost
privacy-local = Nastavitve in igre proti računalniku ali na enem zaslonu ostanejo v tem brskalniku.
privacy-online = Na spletu strežnik hrani naključni identifikator v piškotku, izbrano ime in tvoje igre s časom vsake poteze.
privacy-time = Piškotek velja eno leto od tvojega zadnjega obiska. Imena in igre se hranijo, dokler jih upravitelj strežnika ne izbriše.
privacy-never = Brez računov, brez oglasov, brez sledenja. Omrežni naslovi služijo le preprečevanju zlorab in se ne shranjujejo.
privacy-delete = Za izbris svojih podatkov pošlji ta identifikator upravitelju strežnika: { $id }
