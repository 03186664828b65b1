### Rámec aplikace

## Záhlaví

app-name = Farside
nav-home = Farside, úvodní stránka
nav-label = Stránky
nav-saved = Partie
nav-settings = Nastavení
nav-help = Nápověda
skip-to-content = Přeskočit na obsah
reader-offer = Zapnout režim pro čtečku obrazovky

## Titulky okna

title-home = Farside – Quoridor a Squadro
title-page = { $page } – Farside
title-turn = Jste na tahu – { $game }
title-begun = Partie začala – { $game }

## Upozornění pod záhlavím

not-kept-forbidden = Tento prohlížeč partie z tohoto webu neukládá. Hrát můžete, ale po zavření karty o partie přijdete.
not-kept-full = Úložiště prohlížeče je plné. Můžete hrát dál, ale po zavření karty o nové tahy přijdete.

## Lišta s vlastními partiemi

news-label = Vaše partie
news-turn = Jste na tahu: { $game } ({ $others })
news-begun = Partie začala: { $game } ({ $others })
news-playing = Na tahu je soupeř: { $game } ({ $others })
news-waiting = Čeká se na soupeře: { $game }
news-play = Hrát
news-open = Otevřít

## Úvodní stránka

app-tagline = Dvě skvělé deskové hry. Nic navíc.
home-continue = Pokračovat
home-play-computer = Hrát proti počítači
home-pass-and-play = Na jednom zařízení
home-about-quoridor = Dostaňte se na druhou stranu jako první. Překážkami soupeře zdržujte, ale vždy jim nechte volnou cestu.
home-about-squadro = Dostaňte pět kamenů tam a zpátky. Přeskočte soupeřův kámen a pošlete ho zpět.
home-learn = Jak hrát
home-learn-label = Jak hrát { $game }
home-more = Další možnosti hry
home-miniature = { $game }, ukázková partie
home-pause = Pozastavit ukázkové partie
home-resume = Spustit ukázkové partie
home-foot = Zdarma, bez účtu a bez reklam. Partie proti počítači zůstávají ve vašem prohlížeči.
home-publisher = Hry Quoridor a Squadro vydává Gigamic. Projekt Farside není s firmou Gigamic nijak spojen.

## Stránka nenalezena

lost-title = Stránka nenalezena
lost-text = Tento odkaz nevede k žádné partii. Možná byla z tohoto prohlížeče odstraněna.
lost-home = Zpět na úvod

## Hry a barvy

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Bílý
quoridor-seat-2 = Černý
quoridor-seat-3 = Oranžový
quoridor-seat-4 = Modrý
squadro-seat-1 = Žlutý
squadro-seat-2 = Červený

## Čekání a chyby

loading = Načítání…
trouble = Něco se pokazilo. Pokračujte obnovením stránky.
trouble-code = Něco se pokazilo ({ $code }). Zkuste to znovu.

## Seznam partií

saved-title = Vaše partie
saved-none = Zatím žádné partie. Každá zahájená partie se ukládá v tomto prohlížeči.
saved-remove = Odstranit
saved-remove-label = Odstranit: { $game }, { $when }
saved-open-label = Otevřít: { $game }, { $when }
saved-versus = { $game }: vy – { $others }
moves-made = { $moves ->
    [0] zatím bez tahu
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }
saved-local = Na tomto zařízení
saved-online = Online
saved-won = Výhra
saved-lost = Prohra
saved-drawn = Remíza
saved-going-on = Rozehráno
saved-over = Dohráno
saved-removed = Partie odstraněna.
saved-undo = Vrátit zpět
saved-export = Exportovat všechny partie
saved-import = Importovat partie
saved-imported = { $games ->
    [0] V tomto souboru nejsou žádné nové partie.
    [one] Importována { $games } partie.
    [few] Importovány { $games } partie.
    [many] Importováno { $games } partie.
   *[other] Importováno { $games } partií.
  }
saved-import-failed = V tomto souboru nejsou žádné partie Farside.
saved-kept = Uloženo jen v tomto prohlížeči.

## Před partií

new-title-computer = { $game }: proti počítači
new-title-friends = { $game }: na jednom zařízení
new-players = Počet hráčů
new-people = Z toho lidí
new-level = Úroveň
new-levels-own = Nastavit úroveň každému počítači zvlášť
new-level-1 = Začátečnická
new-level-2 = Snadná
new-level-3 = Pohodová
new-level-4 = Rekreační
new-level-5 = Spolehlivá
new-level-6 = Pokročilá
new-level-7 = Silná
new-level-8 = Plná síla
level-about-quoridor-1 = Zrovna se naučil pravidla. Klade překážky, kam nemá, a nevšímá si skoků.
level-about-quoridor-2 = Dobré překážky občas najde, ale s vašimi skoro nepočítá.
level-about-quoridor-3 = Klade překážky s rozumem a někdy tuší, kam dáte svoje.
level-about-quoridor-4 = Počítá každý krok a žádný jednoduchý trik mu neunikne.
level-about-quoridor-5 = Plánuje několik tahů dopředu.
level-about-quoridor-6 = Plánuje daleko dopředu a šetří si překážky na závěr.
level-about-quoridor-7 = Těžko k poražení. Většinu chyb potrestá.
level-about-quoridor-8 = Víc už Farside neumí. Dárky nečekejte.
level-about-squadro-1 = Zrovna se naučil pravidla. Skoky často přehlédne.
level-about-squadro-2 = Když vidí skok, skočí, ale dopředu nemyslí.
level-about-squadro-3 = Myslí na tah dopředu a někdy se nechá přeskočit.
level-about-squadro-4 = Jednoduchým pastem se vyhne.
level-about-squadro-5 = Myslí několik tahů dopředu.
level-about-squadro-6 = Skáče v pravou chvíli.
level-about-squadro-7 = Těžko k poražení. Většinu chyb potrestá.
level-about-squadro-8 = Víc už Farside neumí. Dárky nečekejte.
level-elo = Naměřeno: o { $elo } Elo víc než úroveň 1
level-elo-first = Základ měření: s touto úrovní se srovnávají ostatní
new-first = První tah
new-first-drawn = Náhodně
new-first-you = Vy
new-first-other = Počítač
new-seat = Vaše barva
new-seat-drawn = Náhodně
new-more-quoridor = Domácí pravidla a handicap
new-more-squadro = Handicap
new-options = Domácí pravidla
new-option-free-side-jump = Šikmý skok je povolen vždy
new-option-strict-pawn-behind = Nelze skákat, pokud hned za figurkou stojí další
new-handicap = Překážek na hráče
new-handicap-squadro = Náskok
new-handicap-none = Žádný
new-handicap-yellow = Žlutý začíná s prostředním kamenem už na poli obratu
new-handicap-red = Červený začíná s prostředním kamenem už na poli obratu
new-start = Začít

level-named = { $level }: { $name }
seat-computer = Počítač: úroveň { $level }, { $name }

## Čas

time = Čas
time-kind-none = Bez omezení
time-kind-total = Na partii
time-kind-move = Na tah
time-kind-days = Korespondenční
time-minutes = Minut na hráče
time-increment = Přídavek za tah (sekundy)
time-seconds = Sekund na tah
time-days = Dní na tah
time-share = Časový handicap (%)

## Ruční kopírování

by-hand-title = Kopírování bylo zablokováno
by-hand-text = Prohlížeč aplikaci Farside nedovolil tento text zkopírovat. Je označený: zkopírujte ho pomocí Ctrl+C nebo ⌘C, případně na něm podržte prst.
by-hand-close = Zavřít
