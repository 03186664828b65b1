### Spēle ar citiem tiešsaistē

nav-lobby = Tiešsaistē
home-invite = Spēlēt ar draugiem
home-join = Pievienoties partijai
home-join-text = Pievienojies kādam, kas gaida, vai uzreiz atrodi pretinieku.
home-watch = Skatīties
home-watch-text = Skaties partijas tiešraidē.

contact-connecting = Savienojas…
contact-connected = Ielādē…
contact-reconnecting = Savienojums zudis. Savienojas no jauna…
contact-offline = Nav interneta. Partija turpināsies, kad savienojums atjaunosies.
contact-away = Savienojums zudis. Savienojas no jauna; tava partija nepazudīs.
contact-gone = Partija nav atrasta.

invite-title = Ielūgums spēlēt „{ $game }”
invite-other = Pretinieks
invite-others = Pretinieki
invite-other-number = { $number }. spēlētājs
invite-person = Draugs
invite-handicap-you = Tavs vidējais kauliņš jau apgriezies
invite-handicap-other = Pretinieka vidējais kauliņš jau apgriezies
invite-who = Kas var pievienoties
invite-who-link = Visi, kam ir saite
invite-who-all = Visi (partija redzama tiešsaistes sarakstā)
invite-make = Izveidot partiju
invite-making = Veido partiju…
invite-away = Serveris nav sasniedzams. Partiju izveidosim, tiklīdz tas atsauksies.
invite-away-offline = Nav interneta. Partiju izveidosim, tiklīdz savienojums atjaunosies.

name-label = Tavs vārds
name-note = Šo vārdu redz citi spēlētāji. Konts nav vajadzīgs.
name-kept = Saglabāts.
name-failed = Šo vārdu nevar izmantot.

control-none = Bez laika limita
control-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
  }
control-move = { $seconds ->
    [zero] { $seconds } sekunžu gājienam
    [one] { $seconds } sekunde gājienam
   *[other] { $seconds } sekundes gājienam
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d. { $hours } h
clock-label = Atlikušais laiks: { $time }
terms-players = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
  }
terms-fences = { $player }: { $fences ->
    [0] bez barjerām
    [zero] { $fences } barjeru
    [one] { $fences } barjera
   *[other] { $fences } barjeras
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: priekšrocība sākumā
terms-position = Pielāgota pozīcija

seat-free = Brīva vieta
seat-yours = { $name } (tu)
seat-sit = Pievienoties
waiting-title = Gaidām pretinieku
waiting-title-invited = Tevi aicina spēlēt „{ $game }”
waiting-title-watch = { $game }, drīz sāksies
waiting-drawn = Krāsas tiek izlozētas.
waiting-note = Partija sāksies, kad būs aizņemtas visas vietas.
waiting-note-invited = Pievienojies un spēlē vai paliec un skaties.
waiting-options = Partijas opcijas
waiting-change = Mainīt partiju
waiting-change-note = Mainot partiju, rodas jauna ielūguma saite. Vecā vairs nedarbosies.
waiting-computer = Pa to laiku spēlēt pret datoru
waiting-computer-note = Tava vieta tevi gaida. Paziņosim, kad partija sāksies.
waiting-notify = Paziņot, kad sāksies
waiting-notify-on = Tu saņemsi paziņojumu.
waiting-over = Partija ir sākusies.
waiting-aborted = Šī partija ir atcelta
waiting-abort = Atcelt partiju
waiting-get-up = Atbrīvot vietu

share-label = Ielūgt citus
share-sit = Ielūguma saite
share-watch = Saite skatītājiem
share-copy = Kopēt
share-copied = Nokopēts
share-send = Kopīgot…
share-title = Uzspēlē ar mani „{ $game }”
share-local = Šī saite darbojas tikai šajā datorā. Lai spēlētu savā tīklā, palaid serveri ar komandu:
share-code = Ielūguma saites QR kods

lobby-title = Spēle tiešsaistē
lobby-pairing = Ātra pretinieka meklēšana
lobby-which = Spēle
lobby-pair = Atrast pretinieku
lobby-open = Atvērtās partijas
lobby-open-none = Pašlaik neviens negaida. Izveido partiju, un tā parādīsies šeit.
lobby-running = Partijas tiešraidē
lobby-running-none = Pašlaik nenotiek neviena publiska partija.
lobby-game = { $game }: { $names }
lobby-watch = Skatīties
lobby-own = Atvērt
lobby-away = Serveris nav sasniedzams. Mēģinām vēlreiz…
lobby-away-offline = Nav interneta. Saraksts atkal būs redzams, kad savienojums atjaunosies.
lobby-meanwhile = Pa to laiku:
lobby-computer = Spēlēt pret datoru: { $game }
lobby-people = { $here ->
    [1] Pašlaik te esi tikai tu
    [zero] Pašlaik te ir { $here } cilvēku
    [one] Pašlaik te ir { $here } cilvēks
   *[other] Pašlaik te ir { $here } cilvēki
  }
lobby-recent = Nesenās partijas
lobby-view = Apskatīt
lobby-computers = Skatīties divus datorus: { $game }
lobby-new = Izveidot partiju: { $game }

present = Tiešsaistē
absent = Bezsaistē
spectators = { $count ->
    [zero] { $count } skatītāju
    [one] { $count } skatītājs
   *[other] { $count } skatītāji
  }
talk = Ātrās ziņas
message-hello = Sveiki!
message-goodLuck = Lai veicas!
message-haveFun = Jauku spēli!
message-wellPlayed = Labi nospēlēts!
message-goodGame = Laba partija!
message-thanks = Paldies!
message-sorry = Piedod!
message-oops = Ups!
message-oneMoment = Vienu mirkli, lūdzu.
message-mustGo = Man jāiet.
message-goodbye = Uz redzēšanos!

action-takeback = Lūgt atsaukšanu
action-offer-draw = Piedāvāt neizšķirtu
action-offer-draw-sure = Tiešām piedāvāt neizšķirtu
action-abort = Atcelt partiju
action-abort-sure = Tiešām atcelt partiju
action-record = Lejupielādēt partiju
action-rematch = Revanšs
action-rematch-asked = Revanšs piedāvāts
action-rematch-accept = Pieņemt revanšu
action-next-game = Nākamā partija

asked-draw = { $player } piedāvā neizšķirtu.
asked-draw-own = Tu piedāvāji neizšķirtu.
asked-takeback = { $player } lūdz atsaukt gājienu.
asked-takeback-own = Tu lūdzi atsaukt gājienu.
answer-accept = Pieņemt
answer-decline = Noraidīt

status-aborted = Partija ir atcelta.
status-agreement = Neizšķirts, vienojoties.
premoves = Sagatavots: { $moves }
premoves-cancel = Atcelt
premove-dropped = Sagatavotais gājiens atcelts, tas vairs nav iespējams: { $move }

refused-not-stored = Serveris pašlaik neko nevar saglabāt. Mēģini vēlāk.
refused-already-asked = Tu jau lūdzi. Pagaidi vienu gājienu.
refused-nothing-to-take-back = Tev nav gājiena, ko atsaukt.
refused-too-late-to-abort = Visi jau ir izdarījuši gājienu: tagad var tikai padoties.
refused-seat-taken = Kāds paspēja pirmais: vieta ir aizņemta.
refused-started = Partija jau ir sākusies.
refused-for-bots = Šī vieta ir paredzēta botam.
refused-bad-terms = Ar šādām opcijām spēlēt nevar.
refused-illegal-move = Šāds gājiens nav iespējams.
refused-not-seated = Tu šajā partijā nespēlē.
refused-not-your-turn = Tagad nav tavs gājiens.
refused-stale = Partijā kaut kas jau mainījies. Mēģini vēlreiz.
refused-time-is-up = Tavs laiks ir beidzies.
refused-not-started = Partija vēl nav sākusies.
refused-not-over = Partija vēl nav beigusies.
refused-nothing-asked = Šis piedāvājums vairs nav spēkā.
refused-not-alone = Palūdz pretiniekam atļaut atsaukt gājienu.
refused-not-creator = Partiju var atcelt tikai tas, kas to izveidoja.
refused-rematch-made = Nākamā partija jau ir izveidota.
refused-not-found = Partija nav atrasta.
refused-too-many = Pārāk daudz partiju vienlaikus. Kādu pabeidz vai atcel, vai arī mēģini vēlāk.
refused-too-fast = Pārāk ātri. Brīdi pagaidi un mēģini vēlreiz.
refused-bad-name = Šo vārdu nevar izmantot. Izvēlies citu.
refused-closing = Serveris pārstartējas. Mēģini pēc brīža.
