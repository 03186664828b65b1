### Okvir aplikacije

app-name = Farside
nav-home = Farside, domača stran
nav-label = Strani
nav-saved = Partije
nav-settings = Nastavitve
nav-help = Pomoč
skip-to-content = Skoči na vsebino
reader-offer = Vklopi način za bralnik zaslona

title-home = Farside – Quoridor in Squadro
title-page = { $page } – Farside
title-turn = Na vrsti si – { $game }
title-begun = Partija se je začela – { $game }

not-kept-forbidden = Ta brskalnik ne shranjuje partij s te strani. Igraš lahko, a ko zapreš zavihek, bodo partije izginile.
not-kept-full = Shramba brskalnika je polna. Igraš lahko naprej, a ko zapreš zavihek, bodo nove poteze izginile.

news-label = Tvoje partije
news-turn = Na vrsti si: { $game } ({ $others })
news-begun = Partija se je začela: { $game } ({ $others })
news-playing = Na vrsti je nasprotnik: { $game } ({ $others })
news-waiting = Čakamo na nasprotnika: { $game }
news-play = Igraj
news-open = Odpri

app-tagline = Dve odlični namizni igri. In nič odveč.
home-continue = Nadaljuj
home-play-computer = Igraj proti računalniku
home-pass-and-play = Igraj na isti napravi
home-about-quoridor = Pridi na drugo stran pred drugimi. Oviraj tekmece z ograjami, a jim vedno pusti pot.
home-about-squadro = Pet figur popelji čez in nazaj. Preskoči tekmečevo figuro in jo pošlji nazaj.
home-learn = Kako se igra
home-learn-label = Kako se igra { $game }
home-more = Še več načinov igre
home-miniature = { $game }, vzorčna partija
home-pause = Ustavi vzorčne partije
home-resume = Nadaljuj vzorčne partije
home-foot = Brezplačno. Brez računa in brez oglasov. Partije proti računalniku ostanejo v tvojem brskalniku.
home-publisher = Igri Quoridor in Squadro izdaja Gigamic. Farside ni povezan s podjetjem Gigamic.

lost-title = Strani ni mogoče najti
lost-text = Ta povezava ne vodi do nobene partije. Morda je bila partija odstranjena iz tega brskalnika.
lost-home = Nazaj na domačo stran

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Beli
quoridor-seat-2 = Črni
quoridor-seat-3 = Oranžni
quoridor-seat-4 = Modri
squadro-seat-1 = Rumeni
squadro-seat-2 = Rdeči

loading = Nalaganje …
trouble = Nekaj je šlo narobe. Za nadaljevanje znova naloži stran.
trouble-code = Nekaj je šlo narobe ({ $code }). Poskusi znova.

saved-title = Tvoje partije
saved-none = Partij še ni. Vsaka, ki jo začneš, se shrani v tem brskalniku.
saved-remove = Odstrani
saved-remove-label = Odstrani: { $game }, { $when }
saved-open-label = Odpri: { $game }, { $when }
saved-versus = { $game }, nasprotnik: { $others }
moves-made = { $moves ->
    [0] še brez potez
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
  }
saved-local = Na tej napravi
saved-online = Na spletu
saved-won = Zmaga
saved-lost = Poraz
saved-drawn = Remi
saved-going-on = V teku
saved-over = Končana
saved-removed = Partija je odstranjena.
saved-undo = Razveljavi
saved-export = Izvozi vse partije
saved-import = Uvozi partije
saved-imported = { $games ->
    [0] V tej datoteki ni novih partij.
    [one] Uvožena je { $games } partija.
    [two] Uvoženi sta { $games } partiji.
    [few] Uvožene so { $games } partije.
   *[other] Uvoženih je { $games } partij.
  }
saved-import-failed = V tej datoteki ni partij programa Farside.
saved-kept = Shranjeno samo v tem brskalniku.

new-title-computer = { $game }: proti računalniku
new-title-friends = { $game }: na isti napravi
new-players = Število igralcev
new-people = Število ljudi
new-level = Stopnja
new-levels-own = Nastavi stopnjo za vsak računalnik posebej
new-level-1 = Začetnik
new-level-2 = Lahko
new-level-3 = Sproščeno
new-level-4 = Rekreativno
new-level-5 = Zanesljivo
new-level-6 = Spretno
new-level-7 = Močno
new-level-8 = Polna moč
level-about-quoridor-1 = Pravila pozna šele od včeraj. Slabo postavlja ograje in spregleda preskoke.
level-about-quoridor-2 = Opazi kakšno dobro ograjo, tvojo pa le redko pričakuje.
level-about-quoridor-3 = Postavlja smiselne ograje in včasih predvidi tvoje.
level-about-quoridor-4 = Šteje vsak korak in ne spregleda nobene preproste zvijače.
level-about-quoridor-5 = Načrtuje nekaj potez vnaprej.
level-about-quoridor-6 = Načrtuje daleč vnaprej in hrani ograje za konec.
level-about-quoridor-7 = Težko ga je premagati. Kaznuje večino napak.
level-about-quoridor-8 = Najboljše, kar zmore Farside. Ne pričakuj daril.
level-about-squadro-1 = Pravila pozna šele od včeraj. Pogosto spregleda preskoke.
level-about-squadro-2 = Preskoči, ko vidi priložnost, a ne gleda naprej.
level-about-squadro-3 = Gleda potezo naprej, a se včasih pusti preskočiti.
level-about-squadro-4 = Izogne se preprostim pastem.
level-about-squadro-5 = Gleda več potez naprej.
level-about-squadro-6 = Za preskok izbere pravi trenutek.
level-about-squadro-7 = Težko ga je premagati. Kaznuje večino napak.
level-about-squadro-8 = Najboljše, kar zmore Farside. Ne pričakuj daril.
level-elo = Izmerjeno: { $elo } Elo nad stopnjo 1
level-elo-first = Izmerjeno: druge stopnje primerjamo s to
new-first = Prva poteza
new-first-drawn = Naključno
new-first-you = Ti
new-first-other = Računalnik
new-seat = Tvoja barva
new-seat-drawn = Naključno
new-more-quoridor = Hišna pravila in hendikep
new-more-squadro = Hendikep
new-options = Hišna pravila
new-option-free-side-jump = Diagonalni preskoki vedno dovoljeni
new-option-strict-pawn-behind = Brez preskoka, če je tik za kmetom še eden
new-handicap = Ograje na igralca
new-handicap-squadro = Prednost na začetku
new-handicap-none = Brez prednosti
new-handicap-yellow = Rumeni: srednja figura začne na obračališču
new-handicap-red = Rdeči: srednja figura začne na obračališču
new-start = Začni

level-named = { $level }: { $name }
seat-computer = Računalnik: stopnja { $level }, { $name }

time = Čas
time-kind-none = Brez omejitve
time-kind-total = Na partijo
time-kind-move = Na potezo
time-kind-days = Dopisno
time-minutes = Minute na igralca
time-increment = Dodatek na potezo (sekunde)
time-seconds = Sekunde na potezo
time-days = Dnevi na potezo
time-share = Časovni hendikep (%)

by-hand-title = Kopiranje ni uspelo
by-hand-text = Brskalnik ni dovolil kopiranja. Besedilo je izbrano: kopiraj ga s tipkama Ctrl+C ali ⌘C ali pa ga pridrži s prstom.
by-hand-close = Zapri
