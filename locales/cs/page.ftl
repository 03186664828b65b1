### Texty samotné stránky

page-title = Farside – Quoridor a Squadro
page-description = Quoridor a Squadro: hrajte proti počítači, na jednom zařízení, nebo pozvěte kamaráda. Zdarma, bez účtu a bez reklam.
page-share-title = Farside – Quoridor a Squadro
page-share-description = Hrajte proti počítači, na jednom zařízení, nebo pozvěte kamaráda odkazem. Zdarma, bez účtu a bez reklam.
page-noscript = Farside potřebuje JavaScript: deska se vykresluje a pravidla kontrolují přímo ve vašem prohlížeči.
manifest-description = Quoridor a Squadro: hrajte proti počítači, na jednom zařízení, nebo pozvěte kamaráda.
