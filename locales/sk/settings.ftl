### Nastavenia

settings-title = Nastavenia
settings-kept = Uložené len v tomto prehliadači.

setting-language = Jazyk
setting-language-auto = Podľa systému ({ $language })

setting-theme = Vzhľad
setting-theme-auto = Podľa systému
setting-theme-light = Svetlý
setting-theme-dark = Tmavý

setting-board = Doska
setting-board-walnut = Orech
setting-board-maple = Javor
setting-board-contrast = Vysoký kontrast

setting-coordinates = Súradnice
setting-coordinates-on = Zapnuté
setting-coordinates-off = Vypnuté

setting-turning = Na jednom zariadení: otočiť dosku po každom ťahu
setting-turning-off = Vypnuté
setting-turning-on = Zapnuté

setting-sounds = Zvuky
setting-sounds-on = Zapnuté
setting-sounds-off = Vypnuté

setting-motion = Animácie
setting-motion-auto = Podľa systému
setting-motion-off = Vypnuté

setting-confirm = Potvrdzovať prekážky
setting-confirm-never = Vypnuté
setting-confirm-touch = Len pri dotyku
setting-confirm-always = Vždy

setting-hints = Ukázať účinok prekážky vopred
setting-hints-on = Zapnuté
setting-hints-off = Vypnuté

setting-reader = Režim pre čítačku obrazovky
setting-reader-off = Vypnuté
setting-reader-on = Zapnuté
settings-reader-note = Opisuje dosku slovami, umožňuje písať ťahy a hlási každý ťah.

setting-premoves = Predťahy
setting-premoves-on = Zapnuté
setting-premoves-off = Vypnuté
settings-premoves-note = Zadajte ťah, kým hrá súper. Vykoná sa, keď budete na rade, ak bude ešte možný.
privacy-title = Súkromie
privacy-local = Nastavenia a hry proti počítaču alebo na jednej obrazovke zostávajú v tomto prehliadači.
privacy-online = Online server uchováva náhodný identifikátor v cookie, meno, ktoré si zvolíte, a vaše hry s časom každého ťahu.
privacy-time = Cookie platí rok od vašej poslednej návštevy. Mená a hry sa uchovávajú, kým ich prevádzkovateľ servera nevymaže.
privacy-never = Žiadne účty, žiadne reklamy, žiadne sledovanie. Sieťové adresy slúžia len proti zneužitiu a neukladajú sa.
privacy-delete = Ak chcete vymazať svoje údaje, pošlite prevádzkovateľovi servera tento identifikátor: { $id }
