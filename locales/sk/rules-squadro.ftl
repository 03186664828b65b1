### Úplné pravidlá hry Squadro

rules-squadro-aim-title = Cieľ hry
rules-squadro-aim = Máte päť kameňov, každý vo vlastnej dráhe. Dostaňte štyri z nich cez hraciu dosku a späť skôr ako súper.

rules-squadro-setup-title = Príprava
rules-squadro-setup = Každý hráč má päť dráh a dráhy oboch hráčov sa križujú na 25 políčkach v strede dosky. Každá dráha má ešte dve políčka: na jednom konci štartové políčko a na druhom políčko obratu. Všetky kamene začínajú na štartovom políčku, špičkou do dosky.
rules-squadro-setup-sides = Žlté kamene začínajú vľavo a idú doprava, červené začínajú hore a idú nadol. Dráhy sa číslujú 1 až 5 od rohu, kde sa štartové políčka oboch hráčov stretávajú.
rules-squadro-figure-1 = Začiatok partie: žlté kamene vľavo, červené hore.
rules-squadro-setup-dots = Oba konce každej dráhy sú označené jednou, dvoma alebo tromi bodkami. V dráhach 1 až 5 má žltý na štartovom políčku 3, 1, 2, 1, 3 bodky a na políčku obratu 1, 3, 2, 3, 1. Červený má na štartovom políčku 1, 3, 2, 3, 1 a na políčku obratu 3, 1, 2, 1, 3.
rules-squadro-setup-mirror = Strany teda nie sú zrkadlovo súmerné. Aby bol zápas spravodlivý, zahrajte si za obe farby.

rules-squadro-first-title = Kto začína
rules-squadro-first = Kto začína, určí žreb: môže to byť ktorákoľvek farba. Potom sa striedajte.

rules-squadro-turn-title = Váš ťah
rules-squadro-turn = Vo svojom ťahu pohnete práve jedným svojím kameňom, ktorý ešte nie je v cieli. Ťah nemožno vynechať, ale vždy máte čím ťahať. Kameň sa pohybuje len dopredu a len vo svojej dráhe.

rules-squadro-speed-title = Rýchlosť
rules-squadro-speed = Bodky na štartovom políčku udávajú rýchlosť kameňa na ceste tam: posunie sa presne o toľko políčok, o 1, 2 alebo 3. Kratší ťah si zvoliť nemôžete.
rules-squadro-figure-2 = Tri bodky: žltý kameň v dráhe 1 sa posunie o tri políčka.

rules-squadro-turning-title = Obrat
rules-squadro-turning = Kameň, ktorý príde na políčko obratu, sa tam zastaví, aj keby ho rýchlosť niesla ďalej. Hneď sa otočí a je pripravený na cestu späť.
rules-squadro-figure-3a = Zostávajú len dve políčka: žltý kameň sa zastaví na políčku obratu a otočí sa.

rules-squadro-back-title = Cesta späť
rules-squadro-back = Na ceste späť udávajú rýchlosť kameňa bodky na jeho políčku obratu. Kameň, ktorý bol na ceste tam rýchly, je na ceste späť pomalý a naopak; v dráhe 3 je rýchlosť oboma smermi 2.
rules-squadro-figure-3b = Od tejto chvíle sa tento kameň posúva len o jedno políčko za ťah.

rules-squadro-jump-title = Skoky
rules-squadro-jump = Ak v ceste stojí súperov kameň, váš kameň ho preskočí a zastaví sa na políčku hneď za ním. Skokom sa ťah končí, aj keď kameňu zostáva rýchlosť alebo prišiel ďalej, než zodpovedá jeho rýchlosti.
rules-squadro-jump-row = Ak stojí niekoľko súperových kameňov v rade bez medzery, váš kameň ich preskočí všetky a zastaví sa na prvom voľnom políčku. Môže to byť aj políčko obratu alebo cieľ.
rules-squadro-figure-row = Dva červené kamene za sebou: žltý kameň v dráhe 3 má rýchlosť 2, ale dopadne o tri políčka ďalej.
rules-squadro-jump-forced = Skok nemožno odmietnuť. Ak nechcete skákať, ťahajte iným kameňom.

rules-squadro-sent-title = Návrat preskočených kameňov
rules-squadro-sent = Každý kameň, ktorý preskočíte, sa musí vrátiť. Ak je na ceste tam, vracia sa na svoje štartové políčko.
rules-squadro-figure-4 = Červený kameň sa ešte neotočil. Žltý ho preskočí a červený kameň sa vracia na štartové políčko.
rules-squadro-sent-turning = Ak je na ceste späť, vracia sa len na svoje políčko obratu. Celú dosku druhý raz prechádzať nemusí.
rules-squadro-figure-5 = Tento červený kameň už je na ceste späť. Žltý ho preskočí a kameň sa vracia na políčko obratu.

rules-squadro-safe-title = Bezpečné políčka
rules-squadro-safe = Na štartovom políčku a na políčku obratu je kameň v bezpečí. Žiadna iná dráha tam nevedie, takže ho nič nemôže preskočiť.

rules-squadro-home-title = V cieli
rules-squadro-home = Kameň, ktorý sa vráti na svoje štartové políčko, je v cieli a opúšťa dosku. Zastaví sa tam, aj keby mu rýchlosť zostávala, a vrátiť ho už nikto nemôže.
rules-squadro-figure-home = Žltý kameň v dráhe 1 je v cieli.

rules-squadro-end-title = Koniec hry
rules-squadro-end = Víťazí ten, kto ako prvý dostane do cieľa štyri kamene, a partia sa tým hneď končí. Na piatom kameni nezáleží.
rules-squadro-figure-end = Žltý privádza do cieľa štvrtý kameň a vyhráva.

rules-squadro-endless-title = Remíza
rules-squadro-endless = Kamene by sa mohli navzájom vracať donekonečna. Partia sa preto končí remízou, keď tá istá pozícia nastane tretí raz a na ťahu je ten istý hráč.

rules-squadro-time-title = Hra s hodinami
rules-squadro-time = Hodiny sú nepovinné. Dajú vám čas na celú partiu, prípadne s niekoľkými sekundami navyše za každý ťah, alebo rovnaký čas na každý ťah. Komu vyprší čas, prehráva.

rules-squadro-notation-title = Zápis ťahov
rules-squadro-notation = Ťah sa zapisuje číslom dráhy, 1 až 5. V zápise partie pred ním stojí y (žltý) alebo r (červený): y3 r1 y3. Tieto písmená sú vo všetkých jazykoch rovnaké.
