### Lietotnes ietvars

app-name = Farside
nav-home = Farside, sākumlapa
nav-label = Lapas
nav-saved = Partijas
nav-settings = Iestatījumi
nav-help = Palīdzība
skip-to-content = Pāriet uz saturu
reader-offer = Ieslēgt ekrāna lasītāja režīmu

title-home = Farside – Quoridor un Squadro
title-page = { $page } – Farside
title-turn = Tavs gājiens – { $game }
title-begun = Partija ir sākusies – { $game }

not-kept-forbidden = Šis pārlūks nesaglabā šīs vietnes partijas. Spēlēt vari, bet, aizverot cilni, partijas pazudīs.
not-kept-full = Pārlūka krātuve ir pilna. Vari spēlēt tālāk, bet, aizverot cilni, jaunie gājieni pazudīs.

news-label = Tavas partijas
news-turn = Tavs gājiens: { $game } ({ $others })
news-begun = Partija ir sākusies: { $game } ({ $others })
news-playing = Pretinieka gājiens: { $game } ({ $others })
news-waiting = Gaidām pretinieku: { $game }
news-play = Spēlēt
news-open = Atvērt

app-tagline = Divas lieliskas galda spēles. Nekā lieka.
home-continue = Turpināt
home-play-computer = Spēlēt pret datoru
home-pass-and-play = Spēlēt vienā ierīcē
home-about-quoridor = Tiec otrā pusē pirms citiem. Aizšķērso sāncenšiem ceļu ar barjerām, bet vienmēr atstāj, pa kurieni tikt cauri.
home-about-squadro = Pārved piecus kauliņus turp un atpakaļ. Pārlec pāri sāncenša kauliņam un aizsūti to atpakaļ.
home-learn = Kā spēlēt
home-learn-label = Kā spēlēt „{ $game }”
home-more = Citi spēles veidi
home-miniature = { $game }, parauga partija
home-pause = Apturēt parauga partijas
home-resume = Turpināt parauga partijas
home-foot = Bez maksas. Bez konta, bez reklāmām. Partijas pret datoru paliek tavā pārlūkā.
home-publisher = Spēles „Quoridor” un „Squadro” izdod „Gigamic”. „Farside” nav saistīts ar „Gigamic”.

lost-title = Lapa nav atrasta
lost-text = Šī saite neved uz partiju. Iespējams, partija šajā pārlūkā ir noņemta.
lost-home = Atpakaļ uz sākumlapu

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Baltie
quoridor-seat-2 = Melnie
quoridor-seat-3 = Oranžie
quoridor-seat-4 = Zilie
squadro-seat-1 = Dzeltenie
squadro-seat-2 = Sarkanie

loading = Ielādē…
trouble = Kaut kas nogāja greizi. Lai turpinātu, pārlādē lapu.
trouble-code = Kaut kas nogāja greizi ({ $code }). Mēģini vēlreiz.

saved-title = Tavas partijas
saved-none = Partiju vēl nav. Katra sāktā partija tiek saglabāta šajā pārlūkā.
saved-remove = Noņemt
saved-remove-label = Noņemt: { $game }, { $when }
saved-open-label = Atvērt: { $game }, { $when }
saved-versus = { $game }, pretinieks: { $others }
moves-made = { $moves ->
    [0] gājienu vēl nav
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }
saved-local = Šajā ierīcē
saved-online = Tiešsaistē
saved-won = Uzvara
saved-lost = Zaudējums
saved-drawn = Neizšķirts
saved-going-on = Turpinās
saved-over = Pabeigta
saved-removed = Partija noņemta.
saved-undo = Atsaukt
saved-export = Eksportēt visas partijas
saved-import = Importēt partijas
saved-imported = { $games ->
    [0] Šajā failā nav jaunu partiju.
    [zero] Importētas { $games } partijas.
    [one] Importēta { $games } partija.
   *[other] Importētas { $games } partijas.
  }
saved-import-failed = Šajā failā nav „Farside” partiju.
saved-kept = Saglabāts tikai šajā pārlūkā.

new-title-computer = { $game }: pret datoru
new-title-friends = { $game }: vienā ierīcē
new-players = Spēlētāji
new-people = No tiem cilvēki
new-level = Līmenis
new-levels-own = Katram datoram savs līmenis
new-level-1 = Iesācējs
new-level-2 = Viegls
new-level-3 = Mierīgs
new-level-4 = Amatieris
new-level-5 = Stabils
new-level-6 = Prasmīgs
new-level-7 = Spēcīgs
new-level-8 = Pilns spēks
level-about-quoridor-1 = Tikko apguva noteikumus. Barjeras liek nevietā un nepamana lēcienus.
level-about-quoridor-2 = Redz dažas labas barjeras, bet tavējās reti paredz.
level-about-quoridor-3 = Barjeras liek prātīgi un dažreiz paredz tavējās.
level-about-quoridor-4 = Skaita katru soli un nepalaiž garām nevienu vienkāršu triku.
level-about-quoridor-5 = Plāno dažus gājienus uz priekšu.
level-about-quoridor-6 = Plāno tālu uz priekšu un taupa barjeras beigām.
level-about-quoridor-7 = Grūti uzveicams. Soda par lielāko daļu kļūdu.
level-about-quoridor-8 = Labākais, ko „Farside” spēj. Dāvanas negaidi.
level-about-squadro-1 = Tikko apguva noteikumus. Bieži nepamana lēcienus.
level-about-squadro-2 = Lec, kad redz iespēju, bet uz priekšu neskatās.
level-about-squadro-3 = Redz vienu gājienu uz priekšu, bet dažreiz pats ļauj pārlēkt pāri savam kauliņam.
level-about-squadro-4 = Izvairās no vienkāršām lamatām.
level-about-squadro-5 = Redz vairākus gājienus uz priekšu.
level-about-squadro-6 = Lec īstajā brīdī.
level-about-squadro-7 = Grūti uzveicams. Soda par lielāko daļu kļūdu.
level-about-squadro-8 = Labākais, ko „Farside” spēj. Dāvanas negaidi.
level-elo = Izmērīts: { $elo } Elo virs 1. līmeņa
level-elo-first = Izmērīts: ar šo līmeni salīdzina pārējos
new-first = Pirmais gājiens
new-first-drawn = Nejauši
new-first-you = Tu
new-first-other = Dators
new-seat = Tava krāsa
new-seat-drawn = Nejauši
new-more-quoridor = Mājas noteikumi un handikaps
new-more-squadro = Handikaps
new-options = Mājas noteikumi
new-option-free-side-jump = Lēcieni pa diagonāli vienmēr atļauti
new-option-strict-pawn-behind = Nedrīkst lēkt, ja tūlīt aiz bandinieka ir vēl viens
new-handicap = Barjeras katram spēlētājam
new-handicap-squadro = Priekšrocība sākumā
new-handicap-none = Nav
new-handicap-yellow = Dzeltenie: vidējais kauliņš jau apgriezies
new-handicap-red = Sarkanie: vidējais kauliņš jau apgriezies
new-start = Sākt

level-named = { $level }: { $name }
seat-computer = Dators: { $level }. līmenis, { $name }

time = Laiks
time-kind-none = Bez limita
time-kind-total = Partijai
time-kind-move = Gājienam
time-kind-days = Korespondence
time-minutes = Minūtes spēlētājam
time-increment = Papildlaiks (sekundes)
time-seconds = Sekundes gājienam
time-days = Dienas gājienam
time-share = Laika handikaps (%)

by-hand-title = Kopēšana bloķēta
by-hand-text = Pārlūks neļāva nokopēt. Teksts ir atlasīts: kopē to ar Ctrl+C vai ⌘C vai arī pieskaries un pieturi.
by-hand-close = Aizvērt
