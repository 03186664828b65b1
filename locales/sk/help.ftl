### Stránka „Ako hrať“

help-title = Ako hrať
rules-title = { $game }: úplné pravidlá
help-keys = Klávesnica
help-quoridor-aim = Dostaňte sa na protiľahlú stranu ako prví. V každom ťahu sa posuňte o jedno políčko alebo umiestnite prekážku. Poslednú voľnú cestu uzavrieť nesmiete. Ak figúrky stoja zoči-voči, môžete skočiť.
help-quoridor-hand = Kliknite na svoju figúrku alebo ju presuňte. Pri drážke sa ku kurzoru pripojí prekážka: kliknutím ju umiestnite. Môžete ju aj presunúť zo svojej zásoby. Na dotykovej obrazovke ťuknite na miesto pre prekážku, posuňte ju a ďalším ťuknutím ju umiestnite.
help-squadro-aim = Dostaňte štyri z piatich kameňov tam a späť ako prví. Kameň sa posunie o toľko políčok, koľko má bodiek. Preskočený kameň súpera sa vracia na štartové políčko, alebo na políčko obratu, ak sa už otočil.
help-squadro-hand = Prejdite kurzorom na kameň a uvidíte, kam sa dostane. Kliknutím ním potiahnete. Na dotykovej obrazovke naň ťuknite dvakrát.

## Klávesy

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = pohybovať sa po doske alebo posúvať prekážku
help-does-enter = potiahnuť figúrkou alebo umiestniť prekážku
help-does-hv = vziať vodorovnú alebo zvislú prekážku
help-does-r = otočiť prekážku
help-does-escape = vrátiť prekážku do zásoby
help-does-undo = vziať ťah späť (proti počítaču alebo na jednom zariadení)
help-does-look = prechádzať partiu (po kliknutí na dosku alebo vedľa nej)
help-does-digits = vybrať kameň v tejto dráhe
help-does-arrows-squadro = vybrať ďalší kameň
help-does-enter-squadro = potiahnuť kameňom
