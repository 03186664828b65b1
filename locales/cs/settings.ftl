### Nastavení

settings-title = Nastavení
settings-kept = Uloženo jen v tomto prohlížeči.

setting-language = Jazyk
setting-language-auto = Podle systému ({ $language })

setting-theme = Vzhled
setting-theme-auto = Podle systému
setting-theme-light = Světlý
setting-theme-dark = Tmavý

setting-board = Deska
setting-board-walnut = Ořech
setting-board-maple = Javor
setting-board-contrast = Vysoký kontrast

setting-coordinates = Souřadnice
setting-coordinates-on = Zapnuto
setting-coordinates-off = Vypnuto

setting-turning = Na jednom zařízení: otočit desku po každém tahu
setting-turning-off = Vypnuto
setting-turning-on = Zapnuto

setting-sounds = Zvuky
setting-sounds-on = Zapnuto
setting-sounds-off = Vypnuto

setting-motion = Animace
setting-motion-auto = Podle systému
setting-motion-off = Vypnuto

setting-confirm = Potvrzovat překážky
setting-confirm-never = Vypnuto
setting-confirm-touch = Jen při dotyku
setting-confirm-always = Vždy

setting-hints = Ukázat účinek překážky předem
setting-hints-on = Zapnuto
setting-hints-off = Vypnuto

setting-reader = Režim pro čtečku obrazovky
setting-reader-off = Vypnuto
setting-reader-on = Zapnuto
settings-reader-note = Popisuje desku slovy, umožňuje psát tahy a hlásí každý tah.

setting-premoves = Předtahy
setting-premoves-on = Zapnuto
setting-premoves-off = Vypnuto
settings-premoves-note = Zadejte tah, zatímco hraje soupeř. Provede se, až budete na řadě, pokud bude ještě možný.
privacy-title = Soukromí
privacy-local = Nastavení a hry proti počítači nebo na jedné obrazovce zůstávají v tomto prohlížeči.
privacy-online = Online server uchovává náhodný identifikátor v cookie, jméno, které si zvolíte, a vaše hry s časem každého tahu.
privacy-time = Cookie platí rok od vaší poslední návštěvy. Jména a hry se uchovávají, dokud je provozovatel serveru nesmaže.
privacy-never = Žádné účty, žádné reklamy, žádné sledování. Síťové adresy slouží jen proti zneužití a neukládají se.
privacy-delete = Chcete-li smazat své údaje, pošlete provozovateli serveru tento identifikátor: { $id }
