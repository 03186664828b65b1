### Stránka „Jak hrát“

help-title = Jak hrát
rules-title = { $game }: úplná pravidla
help-keys = Klávesnice
help-quoridor-aim = Dostaňte se na protější stranu jako první. V každém tahu se posuňte o jedno pole, nebo umístěte překážku. Poslední volnou cestu uzavřít nesmíte. Stojí-li figurky tváří v tvář, můžete skočit.
help-quoridor-hand = Klikněte na svou figurku, nebo ji přetáhněte. U drážky se ke kurzoru připojí překážka: kliknutím ji umístíte. Můžete si ji také přetáhnout ze zásoby. Na dotykové obrazovce klepněte na místo pro překážku, posuňte ji a dalším klepnutím ji umístěte.
help-squadro-aim = Dostaňte čtyři z pěti kamenů tam a zpátky jako první. Kámen se pohne o tolik polí, kolik má teček. Přeskočený kámen soupeře se vrací na startovní pozici, nebo na pole obratu, pokud se už otočil.
help-squadro-hand = Najeďte na kámen a uvidíte, kam dojde. Kliknutím jím táhnete. Na dotykové obrazovce na něj klepněte dvakrát.

## Klávesy

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = pohybovat se po desce, nebo posouvat překážku
help-does-enter = táhnout figurkou, nebo umístit překážku
help-does-hv = vzít vodorovnou, nebo svislou překážku
help-does-r = otočit překážku
help-does-escape = vrátit překážku do zásoby
help-does-undo = vzít tah zpět (proti počítači nebo na jednom zařízení)
help-does-look = procházet partii (po kliknutí na desku nebo vedle ní)
help-does-digits = vybrat kámen v této dráze
help-does-arrows-squadro = vybrat další kámen
help-does-enter-squadro = táhnout kamenem
