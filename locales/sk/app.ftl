### Rámec aplikácie

## Hlavička

app-name = Farside
nav-home = Farside, úvodná stránka
nav-label = Stránky
nav-saved = Partie
nav-settings = Nastavenia
nav-help = Pomocník
skip-to-content = Preskočiť na obsah
reader-offer = Zapnúť režim pre čítačku obrazovky

## Titulky okna

title-home = Farside – Quoridor a Squadro
title-page = { $page } – Farside
title-turn = Ste na ťahu – { $game }
title-begun = Partia sa začala – { $game }

## Upozornenia pod hlavičkou

not-kept-forbidden = Tento prehliadač partie z tohto webu neukladá. Hrať môžete, ale po zatvorení karty o partie prídete.
not-kept-full = Úložisko prehliadača je plné. Môžete hrať ďalej, ale po zatvorení karty o nové ťahy prídete.

## Lišta s vlastnými partiami

news-label = Vaše partie
news-turn = Ste na ťahu: { $game } ({ $others })
news-begun = Partia sa začala: { $game } ({ $others })
news-playing = Na ťahu je súper: { $game } ({ $others })
news-waiting = Čaká sa na súpera: { $game }
news-play = Hrať
news-open = Otvoriť

## Úvodná stránka

app-tagline = Dve skvelé stolové hry. Nič navyše.
home-continue = Pokračovať
home-play-computer = Hrať proti počítaču
home-pass-and-play = Na jednom zariadení
home-about-quoridor = Dostaňte sa na druhú stranu ako prví. Prekážkami súperov zdržiavajte, ale vždy im nechajte voľnú cestu.
home-about-squadro = Dostaňte päť kameňov tam a späť. Preskočte súperov kameň a pošlite ho naspäť.
home-learn = Ako hrať
home-learn-label = Ako hrať { $game }
home-more = Ďalšie možnosti hry
home-miniature = { $game }, ukážková partia
home-pause = Pozastaviť ukážkové partie
home-resume = Spustiť ukážkové partie
home-foot = Zadarmo, bez účtu a bez reklám. Partie proti počítaču zostávajú vo vašom prehliadači.
home-publisher = Hry Quoridor a Squadro vydáva Gigamic. Projekt Farside nie je s firmou Gigamic nijako spojený.

## Stránka sa nenašla

lost-title = Stránka sa nenašla
lost-text = Tento odkaz nevedie k žiadnej partii. Možno bola z tohto prehliadača odstránená.
lost-home = Späť na úvod

## Hry a farby

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Biely
quoridor-seat-2 = Čierny
quoridor-seat-3 = Oranžový
quoridor-seat-4 = Modrý
squadro-seat-1 = Žltý
squadro-seat-2 = Červený

## Čakanie a chyby

loading = Načítava sa…
trouble = Niečo sa pokazilo. Pokračujte obnovením stránky.
trouble-code = Niečo sa pokazilo ({ $code }). Skúste to znova.

## Zoznam partií

saved-title = Vaše partie
saved-none = Zatiaľ žiadne partie. Každá začatá partia sa ukladá v tomto prehliadači.
saved-remove = Odstrániť
saved-remove-label = Odstrániť: { $game }, { $when }
saved-open-label = Otvoriť: { $game }, { $when }
saved-versus = { $game }: vy – { $others }
moves-made = { $moves ->
    [0] zatiaľ bez ťahu
    [one] { $moves } ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }
saved-local = Na tomto zariadení
saved-online = Online
saved-won = Výhra
saved-lost = Prehra
saved-drawn = Remíza
saved-going-on = Rozohraté
saved-over = Dohraté
saved-removed = Partia odstránená.
saved-undo = Vrátiť späť
saved-export = Exportovať všetky partie
saved-import = Importovať partie
saved-imported = { $games ->
    [0] V tomto súbore nie sú žiadne nové partie.
    [one] Importovaná { $games } partia.
    [few] Importované { $games } partie.
    [many] Importované { $games } partie.
   *[other] Importovaných { $games } partií.
  }
saved-import-failed = V tomto súbore nie sú žiadne partie Farside.
saved-kept = Uložené len v tomto prehliadači.

## Pred partiou

new-title-computer = { $game }: proti počítaču
new-title-friends = { $game }: na jednom zariadení
new-players = Počet hráčov
new-people = Z toho ľudí
new-level = Úroveň
new-levels-own = Nastaviť úroveň každému počítaču zvlášť
new-level-1 = Začiatočnícka
new-level-2 = Ľahká
new-level-3 = Pohodová
new-level-4 = Rekreačná
new-level-5 = Spoľahlivá
new-level-6 = Pokročilá
new-level-7 = Silná
new-level-8 = Plná sila
level-about-quoridor-1 = Práve sa naučil pravidlá. Kladie prekážky, kam nemá, a skoky si nevšíma.
level-about-quoridor-2 = Dobré prekážky občas nájde, ale s vašimi takmer nepočíta.
level-about-quoridor-3 = Kladie prekážky s rozumom a niekedy tuší, kam dáte svoje.
level-about-quoridor-4 = Počíta každý krok a žiadny jednoduchý trik mu neunikne.
level-about-quoridor-5 = Plánuje niekoľko ťahov dopredu.
level-about-quoridor-6 = Plánuje ďaleko dopredu a šetrí si prekážky na záver.
level-about-quoridor-7 = Ťažko ho poraziť. Väčšinu chýb potrestá.
level-about-quoridor-8 = Viac už Farside nedokáže. Darčeky nečakajte.
level-about-squadro-1 = Práve sa naučil pravidlá. Skoky často prehliadne.
level-about-squadro-2 = Keď vidí skok, skočí, ale dopredu nemyslí.
level-about-squadro-3 = Myslí na ťah dopredu a niekedy sa nechá preskočiť.
level-about-squadro-4 = Jednoduchým pasciam sa vyhne.
level-about-squadro-5 = Myslí niekoľko ťahov dopredu.
level-about-squadro-6 = Skáče v pravej chvíli.
level-about-squadro-7 = Ťažko ho poraziť. Väčšinu chýb potrestá.
level-about-squadro-8 = Viac už Farside nedokáže. Darčeky nečakajte.
level-elo = Namerané: o { $elo } Elo viac ako úroveň 1
level-elo-first = Základ merania: s touto úrovňou sa porovnávajú ostatné
new-first = Prvý ťah
new-first-drawn = Náhodne
new-first-you = Vy
new-first-other = Počítač
new-seat = Vaša farba
new-seat-drawn = Náhodne
new-more-quoridor = Domáce pravidlá a hendikep
new-more-squadro = Hendikep
new-options = Domáce pravidlá
new-option-free-side-jump = Šikmý skok je povolený vždy
new-option-strict-pawn-behind = Nedá sa skákať, ak hneď za figúrkou stojí ďalšia
new-handicap = Prekážok na hráča
new-handicap-squadro = Náskok
new-handicap-none = Žiadny
new-handicap-yellow = Žltý začína so stredným kameňom už na políčku obratu
new-handicap-red = Červený začína so stredným kameňom už na políčku obratu
new-start = Začať

level-named = { $level }: { $name }
seat-computer = Počítač: úroveň { $level }, { $name }

## Čas

time = Čas
time-kind-none = Bez obmedzenia
time-kind-total = Na partiu
time-kind-move = Na ťah
time-kind-days = Korešpondenčne
time-minutes = Minút na hráča
time-increment = Prídavok za ťah (sekundy)
time-seconds = Sekúnd na ťah
time-days = Dní na ťah
time-share = Časový hendikep (%)

## Ručné kopírovanie

by-hand-title = Kopírovanie bolo zablokované
by-hand-text = Prehliadač aplikácii Farside nedovolil tento text skopírovať. Je označený: skopírujte ho pomocou Ctrl+C alebo ⌘C, prípadne na ňom podržte prst.
by-hand-close = Zavrieť
