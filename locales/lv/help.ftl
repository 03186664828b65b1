### Kā spēlēt

help-title = Kā spēlēt
rules-title = { $game }: pilni noteikumi
help-keys = Tastatūra
help-quoridor-aim = Tiec otrā pusē pirms citiem. Savā gājienā pavirzi bandinieku par vienu lauciņu vai novieto barjeru. Pēdējo ceļu aizšķērsot nedrīkst. Ja bandinieki satiekas aci pret aci, drīkst pārlēkt.
help-quoridor-hand = Klikšķini vai velc savu bandinieku. Pie rievas rādītājam seko barjera: klikšķini, lai to novietotu, vai velc kādu no savām barjerām. Skārienekrānā pieskaries vietai, kur barjerai jābūt, pabīdi to un pieskaries tai vēlreiz, lai novietotu.
help-squadro-aim = Pārved četrus no pieciem kauliņiem turp un atpakaļ pirms pretinieka. Kauliņš virzās par tik lauciņiem, cik tam punktiņu. Sāncenša kauliņš, kam pārlec pāri, atgriežas savā starta vietā vai, ja jau ir apgriezies, savā apgriešanās lauciņā.
help-squadro-hand = Norādi uz kauliņu, lai redzētu, kur tas nonāks, un klikšķini, lai ietu. Skārienekrānā pieskaries tam divreiz.

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = pārvietoties pa laukumu vai pabīdīt barjeru
help-does-enter = iet turp ar bandinieku vai novietot barjeru
help-does-hv = paņemt horizontālu vai vertikālu barjeru
help-does-r = pagriezt barjeru
help-does-escape = nolikt barjeru atpakaļ
help-does-undo = atsaukt gājienu, spēlējot pret datoru vai vienā ierīcē
help-does-look = pārskatīt partiju pa gājienam pēc klikšķa uz laukuma vai tam blakus
help-does-digits = izvēlēties kauliņu šajā celiņā
help-does-arrows-squadro = izvēlēties nākamo kauliņu
help-does-enter-squadro = iet ar kauliņu
