### Celotna pravila igre Squadro

rules-squadro-aim-title = Cilj igre
rules-squadro-aim = Imaš pet figur, vsako na svoji stezi. Štiri od njih popelji čez igralno ploščo in nazaj pred nasprotnikom.

rules-squadro-setup-title = Priprava
rules-squadro-setup = Vsak igralec ima pet stez, steze obeh igralcev pa se križajo na 25 poljih na sredini. Vsaka steza ima še dve polji: na enem koncu začetno izhodišče, na drugem obračališče. Vse figure začnejo na začetnem izhodišču, obrnjene proti sredini igralne plošče.
rules-squadro-setup-sides = Rumeni ima začetna izhodišča na levi in njegove figure gredo v desno, Rdeči jih ima zgoraj in njegove figure gredo navzdol. Steze so oštevilčene od 1 do 5 od vogala, kjer se stikajo začetna izhodišča obeh barv.
rules-squadro-figure-1 = Začetek igre: rumene figure na levi, rdeče zgoraj.
rules-squadro-setup-dots = Na obeh koncih vsake steze so ena, dve ali tri pike. Na stezah od 1 do 5 ima Rumeni na začetnih izhodiščih 3, 1, 2, 1, 3 pike in na obračališčih 1, 3, 2, 3, 1. Rdeči ima na začetnih izhodiščih 1, 3, 2, 3, 1 in na obračališčih 3, 1, 2, 1, 3.
rules-squadro-setup-mirror = Strani torej nista zrcalni sliki druga druge. Da bo pošteno, odigrajta obe barvi.

rules-squadro-first-title = Kdo začne
rules-squadro-first = Kdo začne, naj odloči žreb: lahko katera koli barva. Nato igrata izmenično.

rules-squadro-turn-title = Ko si na vrsti
rules-squadro-turn = Ko si na vrsti, premakni natanko eno svojo figuro, ki še ni na cilju. Poteze ne moreš izpustiti, vedno pa je kakšna figura, ki jo lahko premakneš. Figura gre samo naprej in samo po svoji stezi.

rules-squadro-speed-title = Hitrost
rules-squadro-speed = Pike ob začetnem izhodišču določajo hitrost figure na poti tja: premakne se za natanko toliko polj, 1, 2 ali 3. Za manj je ne moreš premakniti.
rules-squadro-figure-2 = Tri pike: rumena figura na stezi 1 se premakne za tri polja.

rules-squadro-turning-title = Obrat
rules-squadro-turning = Figura, ki pride na svoje obračališče, se tam ustavi, tudi če bi jo hitrost nesla dlje. Takoj se obrne in je pripravljena na pot nazaj.
rules-squadro-figure-3a = Ostali sta le dve polji: rumena figura se ustavi na obračališču in se obrne.

rules-squadro-back-title = Pot nazaj
rules-squadro-back = Na poti nazaj je hitrost figure število pik ob njenem obračališču. Figura, ki je na poti tja hitra, je na poti nazaj počasna in obratno; na stezi 3 je hitrost v obe smeri 2.
rules-squadro-figure-3b = Odslej se ta figura premakne le za eno polje na potezo.

rules-squadro-jump-title = Preskoki
rules-squadro-jump = Če je na poti tekmečeva figura, jo tvoja preskoči in se ustavi na polju tik za njo. Preskok konča potezo, tudi če tvoja figura ni porabila vse hitrosti ali je šla dlje, kot ji dovoljuje hitrost.
rules-squadro-jump-row = Če stoji več tekmečevih figur zapored brez presledka, tvoja figura preskoči vse in se ustavi na prvem prostem polju. To je lahko tudi obračališče ali cilj.
rules-squadro-figure-row = Dve rdeči figuri zapored: rumena figura na stezi 3 ima hitrost 2, a pristane tri polja naprej.
rules-squadro-jump-forced = Preskoku se ne moreš odpovedati. Če ga nočeš, premakni drugo figuro.

rules-squadro-sent-title = Vračanje figur
rules-squadro-sent = Vsaka figura, ki jo preskočiš, mora nazaj. Če je bila na poti tja, se vrne na svoje začetno izhodišče.
rules-squadro-figure-4 = Rdeča figura se še ni obrnila. Rumeni jo preskoči, zato se vrne na svoje začetno izhodišče.
rules-squadro-sent-turning = Če je bila na poti nazaj, se vrne le na svoje obračališče. Igralne plošče ji nikoli ni treba prečkati še enkrat.
rules-squadro-figure-5 = Ta rdeča figura je že na poti nazaj. Rumeni jo preskoči, zato se vrne na svoje obračališče.

rules-squadro-safe-title = Varna polja
rules-squadro-safe = Na začetnem izhodišču in na obračališču je figura varna. Teh polj ne križa nobena druga steza, zato je tam ne more preskočiti nobena figura.

rules-squadro-home-title = Na cilju
rules-squadro-home = Figura, ki se vrne na svoje začetno izhodišče, je na cilju in gre z igralne plošče. Tam se ustavi, tudi če ni porabila vse hitrosti, in ni je več mogoče poslati nazaj.
rules-squadro-figure-home = Rumena figura s steze 1 je na cilju.

rules-squadro-end-title = Konec igre
rules-squadro-end = Zmaga igralec, ki prvi pripelje na cilj štiri figure, in igre je takoj konec. Peta figura ni pomembna.
rules-squadro-figure-end = Rumeni pripelje na cilj četrto figuro in zmaga.

rules-squadro-endless-title = Remi
rules-squadro-endless = Figure bi lahko v nedogled pošiljale druga drugo nazaj. Zato se igra konča z remijem, ko se isti položaj pojavi tretjič in je na vrsti isti igralec.

rules-squadro-time-title = Igra z uro
rules-squadro-time = Ura ni obvezna. Določi ti čas za vso partijo, morda s kakšno sekundo dodatka za vsako potezo, ali pa enak čas za vsako potezo. Če ti poteče čas, izgubiš.

rules-squadro-notation-title = Zapis potez
rules-squadro-notation = Poteza se zapiše s številko steze, od 1 do 5. V zapisu partije je pred njo y (Rumeni) ali r (Rdeči): y3 r1 y3. Ti črki sta enaki v vseh jezikih.
