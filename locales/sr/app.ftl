### Okvir aplikacije

## Zaglavlje

app-name = Farside
nav-home = Farside, početna
nav-label = Stranice
nav-saved = Partije
nav-settings = Podešavanja
nav-help = Pomoć
skip-to-content = Pređi na sadržaj
reader-offer = Uključi režim za čitač ekrana

## Naslovi prozora

title-home = Farside – Quoridor i Squadro
title-page = { $page } – Farside
title-turn = Tvoj potez – { $game }
title-begun = Partija je počela – { $game }

## Napomene ispod zaglavlja

not-kept-forbidden = Ovaj pregledač ne čuva partije sa ovog sajta. Možeš da igraš, ali partije nestaju kad zatvoriš karticu.
not-kept-full = Skladište pregledača je puno. Možeš da igraš dalje, ali novi potezi nestaju kad zatvoriš karticu.

## Traka sa sopstvenim partijama

news-label = Tvoje partije
news-turn = Tvoj potez: { $game } ({ $others })
news-begun = Partija je počela: { $game } ({ $others })
news-playing = Protivnik je na potezu: { $game } ({ $others })
news-waiting = Čeka se protivnik: { $game }
news-play = Igraj
news-open = Otvori

## Početna stranica

app-tagline = Dve sjajne društvene igre. Ništa suvišno.
home-continue = Nastavi
home-play-computer = Igraj protiv računara
home-pass-and-play = Na jednom uređaju
home-about-quoridor = Stigni na drugu stranu pre svih. Usporavaj protivnike preprekama, ali im uvek ostavi put.
home-about-squadro = Prevedi pet figura tamo i nazad. Preskoči protivničku figuru i pošalji je nazad.
home-learn = Kako se igra
home-learn-label = Kako se igra { $game }
home-more = Još načina za igru
home-miniature = { $game }, primer partije
home-pause = Zaustavi primere partija
home-resume = Pokreni primere partija
home-foot = Besplatno, bez naloga i bez reklama. Partije protiv računara ostaju u tvom pregledaču.
home-publisher = Igre Quoridor i Squadro izdaje Gigamic. Farside nije povezan sa izdavačem Gigamic.

## Stranica nije pronađena

lost-title = Stranica nije pronađena
lost-text = Ovaj link ne vodi ni do jedne partije. Možda je uklonjena iz ovog pregledača.
lost-home = Nazad na početnu

## Igre i boje

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Beli
quoridor-seat-2 = Crni
quoridor-seat-3 = Narandžasti
quoridor-seat-4 = Plavi
squadro-seat-1 = Žuti
squadro-seat-2 = Crveni

## Čekanje i greške

loading = Učitavanje…
trouble = Nešto je pošlo naopako. Osveži stranicu da nastaviš.
trouble-code = Nešto je pošlo naopako ({ $code }). Pokušaj ponovo.

## Spisak partija

saved-title = Tvoje partije
saved-none = Još nema partija. Svaka započeta partija čuva se u ovom pregledaču.
saved-remove = Ukloni
saved-remove-label = Ukloni: { $game }, { $when }
saved-open-label = Otvori: { $game }, { $when }
saved-versus = { $game }: ti – { $others }
moves-made = { $moves ->
    [0] još nema poteza
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
  }
saved-local = Na ovom uređaju
saved-online = Na mreži
saved-won = Pobeda
saved-lost = Poraz
saved-drawn = Remi
saved-going-on = U toku
saved-over = Završena
saved-removed = Partija je uklonjena.
saved-undo = Vrati
saved-export = Izvezi sve partije
saved-import = Uvezi partije
saved-imported = { $games ->
    [0] U ovoj datoteci nema novih partija.
    [one] Uvezena je { $games } partija.
    [few] Uvezene su { $games } partije.
   *[other] Uvezeno je { $games } partija.
  }
saved-import-failed = U ovoj datoteci nema Farside partija.
saved-kept = Čuva se samo u ovom pregledaču.

## Pre partije

new-title-computer = { $game }: protiv računara
new-title-friends = { $game }: na jednom uređaju
new-players = Broj igrača
new-people = Od toga ljudi
new-level = Nivo
new-levels-own = Poseban nivo za svaki računar
new-level-1 = Početnički
new-level-2 = Lak
new-level-3 = Opušten
new-level-4 = Rekreativan
new-level-5 = Siguran
new-level-6 = Vešt
new-level-7 = Jak
new-level-8 = Puna snaga
level-about-quoridor-1 = Tek je naučio pravila. Stavlja prepreke gde ne treba i ne primećuje skokove.
level-about-quoridor-2 = Nađe poneku dobru prepreku, ali tvoje retko očekuje.
level-about-quoridor-3 = Pametno stavlja prepreke i ponekad predvidi tvoje.
level-about-quoridor-4 = Broji svaki korak i ne promiče mu nijedan jednostavan trik.
level-about-quoridor-5 = Planira nekoliko poteza unapred.
level-about-quoridor-6 = Planira daleko unapred i čuva prepreke za kraj.
level-about-quoridor-7 = Teško ga je pobediti. Kažnjava većinu grešaka.
level-about-quoridor-8 = Najbolje što Farside ume. Ne očekuj poklone.
level-about-squadro-1 = Tek je naučio pravila. Često previdi skokove.
level-about-squadro-2 = Skače kad vidi skok, ali ne gleda unapred.
level-about-squadro-3 = Gleda jedan potez unapred i ponekad se izloži skoku.
level-about-squadro-4 = Izbegava jednostavne zamke.
level-about-squadro-5 = Gleda nekoliko poteza unapred.
level-about-squadro-6 = Skače u pravom trenutku.
level-about-squadro-7 = Teško ga je pobediti. Kažnjava većinu grešaka.
level-about-squadro-8 = Najbolje što Farside ume. Ne očekuj poklone.
level-elo = Izmereno: { $elo } Elo iznad nivoa 1
level-elo-first = Osnova merenja: ostali nivoi se porede sa ovim
new-first = Prvi potez
new-first-drawn = Nasumično
new-first-you = Ti
new-first-other = Računar
new-seat = Tvoja boja
new-seat-drawn = Nasumično
new-more-quoridor = Kućna pravila i hendikep
new-more-squadro = Hendikep
new-options = Kućna pravila
new-option-free-side-jump = Skok dijagonalno je uvek dozvoljen
new-option-strict-pawn-behind = Nema skoka ako odmah iza figure stoji još jedna
new-handicap = Prepreka po igraču
new-handicap-squadro = Prednost
new-handicap-none = Nema
new-handicap-yellow = Žuti počinje sa srednjom figurom na polju okreta
new-handicap-red = Crveni počinje sa srednjom figurom na polju okreta
new-start = Počni

level-named = { $level }: { $name }
seat-computer = Računar: nivo { $level }, { $name }

## Vreme

time = Vreme
time-kind-none = Bez limita
time-kind-total = Za partiju
time-kind-move = Za potez
time-kind-days = Dopisno
time-minutes = Minuta po igraču
time-increment = Dodatak po potezu (sekunde)
time-seconds = Sekundi po potezu
time-days = Dana po potezu
time-share = Vremenski hendikep (%)

## Ručno kopiranje

by-hand-title = Kopiranje je blokirano
by-hand-text = Pregledač nije dozvolio da Farside kopira ovaj tekst. Tekst je izabran: kopiraj ga sa Ctrl+C ili ⌘C, ili ga pritisni i zadrži.
by-hand-close = Zatvori
