### Okvir aplikacije

app-name = Farside
nav-home = Farside, početna stranica
nav-label = Stranice
nav-saved = Partije
nav-settings = Postavke
nav-help = Pomoć
skip-to-content = Preskoči na sadržaj
reader-offer = Uključi način rada za čitač zaslona

title-home = Farside – Quoridor i Squadro
title-page = { $page } – Farside
title-turn = Tvoj potez – { $game }
title-begun = Partija je počela – { $game }

not-kept-forbidden = Ovaj preglednik ne sprema partije s ove stranice. Možeš igrati, ali će partije nestati kad zatvoriš karticu.
not-kept-full = Pohrana preglednika je puna. Možeš igrati dalje, ali će novi potezi nestati kad zatvoriš karticu.

news-label = Tvoje partije
news-turn = Tvoj potez: { $game } ({ $others })
news-begun = Partija je počela: { $game } ({ $others })
news-playing = Protivnikov potez: { $game } ({ $others })
news-waiting = Čekamo protivnika: { $game }
news-play = Igraj
news-open = Otvori

app-tagline = Dvije sjajne društvene igre. I ništa suvišno.
home-continue = Nastavi
home-play-computer = Igraj protiv računala
home-pass-and-play = Igraj na istom uređaju
home-about-quoridor = Stigni na drugu stranu prije ostalih. Ometaj suparnike preprekama, ali im uvijek ostavi put.
home-about-squadro = Provedi pet figura preko ploče i natrag. Preskoči suparničku figuru i pošalji je natrag.
home-learn = Kako se igra
home-learn-label = Kako se igra { $game }
home-more = Još načina igre
home-miniature = { $game }, ogledna partija
home-pause = Zaustavi ogledne partije
home-resume = Nastavi ogledne partije
home-foot = Besplatno. Bez računa i bez oglasa. Partije protiv računala ostaju u tvojem pregledniku.
home-publisher = Igre Quoridor i Squadro izdaje Gigamic. Farside nije povezan s tvrtkom Gigamic.

lost-title = Stranica nije pronađena
lost-text = Ova poveznica ne vodi ni do jedne partije. Možda je partija uklonjena iz ovog preglednika.
lost-home = Natrag na početnu

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Bijeli
quoridor-seat-2 = Crni
quoridor-seat-3 = Narančasti
quoridor-seat-4 = Plavi
squadro-seat-1 = Žuti
squadro-seat-2 = Crveni

loading = Učitavanje…
trouble = Nešto je pošlo po krivu. Ponovno učitaj stranicu za nastavak.
trouble-code = Nešto je pošlo po krivu ({ $code }). Pokušaj ponovno.

saved-title = Tvoje partije
saved-none = Još nema partija. Svaka koju započneš sprema se u ovom pregledniku.
saved-remove = Ukloni
saved-remove-label = Ukloni: { $game }, { $when }
saved-open-label = Otvori: { $game }, { $when }
saved-versus = { $game }, protivnik: { $others }
moves-made = { $moves ->
    [0] još nema poteza
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
saved-local = Na ovom uređaju
saved-online = Na internetu
saved-won = Pobjeda
saved-lost = Poraz
saved-drawn = Remi
saved-going-on = U tijeku
saved-over = Završena
saved-removed = Partija je uklonjena.
saved-undo = Poništi
saved-export = Izvezi sve partije
saved-import = Uvezi partije
saved-imported = { $games ->
    [0] U ovoj datoteci nema novih partija.
    [one] Uvezena je { $games } partija.
    [few] Uvezene su { $games } partije.
   *[other] Uvezeno je { $games } partija.
  }
saved-import-failed = U ovoj datoteci nema partija iz Farsidea.
saved-kept = Spremljeno samo u ovom pregledniku.

new-title-computer = { $game }: protiv računala
new-title-friends = { $game }: na istom uređaju
new-players = Broj igrača
new-people = Broj ljudi
new-level = Razina
new-levels-own = Zasebna razina za svako računalo
new-level-1 = Početnik
new-level-2 = Lako
new-level-3 = Opušteno
new-level-4 = Rekreativno
new-level-5 = Pouzdano
new-level-6 = Vješto
new-level-7 = Jako
new-level-8 = Puna snaga
level-about-quoridor-1 = Tek je naučilo pravila. Loše postavlja prepreke i ne primjećuje skokove.
level-about-quoridor-2 = Vidi poneku dobru prepreku, ali tvoje rijetko očekuje.
level-about-quoridor-3 = Postavlja smislene prepreke i ponekad predvidi tvoje.
level-about-quoridor-4 = Broji svaki korak i ne propušta nijedan jednostavan trik.
level-about-quoridor-5 = Planira nekoliko poteza unaprijed.
level-about-quoridor-6 = Planira daleko unaprijed i čuva prepreke za završnicu.
level-about-quoridor-7 = Teško ga je pobijediti. Kažnjava većinu pogrešaka.
level-about-quoridor-8 = Najbolje što Farside može. Ne očekuj poklone.
level-about-squadro-1 = Tek je naučilo pravila. Često ne primjećuje skokove.
level-about-squadro-2 = Skače kad vidi priliku, ali ne gleda unaprijed.
level-about-squadro-3 = Gleda potez unaprijed, ali ponekad dopusti da ga preskočiš.
level-about-squadro-4 = Izbjegava jednostavne zamke.
level-about-squadro-5 = Gleda nekoliko poteza unaprijed.
level-about-squadro-6 = Dobro bira trenutak za skok.
level-about-squadro-7 = Teško ga je pobijediti. Kažnjava većinu pogrešaka.
level-about-squadro-8 = Najbolje što Farside može. Ne očekuj poklone.
level-elo = Izmjereno: { $elo } Elo iznad razine 1
level-elo-first = Izmjereno: ostale se razine uspoređuju s ovom
new-first = Prvi potez
new-first-drawn = Nasumično
new-first-you = Ti
new-first-other = Računalo
new-seat = Tvoja boja
new-seat-drawn = Nasumično
new-more-quoridor = Kućna pravila i hendikep
new-more-squadro = Hendikep
new-options = Kućna pravila
new-option-free-side-jump = Dijagonalni skokovi uvijek dopušteni
new-option-strict-pawn-behind = Bez skoka ako je odmah iza figure još jedna
new-handicap = Prepreke po igraču
new-handicap-squadro = Prednost na početku
new-handicap-none = Bez prednosti
new-handicap-yellow = Žuti: srednja figura kreće s polja okreta
new-handicap-red = Crveni: srednja figura kreće s polja okreta
new-start = Započni

level-named = { $level }: { $name }
seat-computer = Računalo: razina { $level }, { $name }

time = Vrijeme
time-kind-none = Bez limita
time-kind-total = Po partiji
time-kind-move = Po potezu
time-kind-days = Dopisno
time-minutes = Minute po igraču
time-increment = Dodatak po potezu (sekunde)
time-seconds = Sekunde po potezu
time-days = Dani po potezu
time-share = Vremenski hendikep (%)

by-hand-title = Kopiranje je blokirano
by-hand-text = Preglednik nije dopustio kopiranje. Tekst je označen: kopiraj ga tipkama Ctrl+C ili ⌘C ili ga pritisni i zadrži.
by-hand-close = Zatvori
