### Farside eesti keeles
nav-lobby = Mängi võrgus
home-invite = Mängi sõbraga
home-join = Liitu mänguga
home-join-text = Liitu kellegagi, kes ootab, või leia kohe vastane.
home-watch = Vaata mänge
home-watch-text = Vaata käimasolevaid mänge.
contact-connecting = Ühendamine…
contact-connected = Laadimine…
contact-reconnecting = Ühendus katkes. Ühendame uuesti…
contact-offline = Võrguühendus puudub. Mäng jätkub, kui ühendus taastub.
contact-away = Ühendus katkes. Ühendame uuesti; sinu mäng on alles.
contact-gone = Mängu ei leitud.
invite-title = Kutsu mängima: { $game }
invite-other = Vastane
invite-others = Vastased
invite-other-number = { $number }. mängija
invite-person = Sõber
invite-handicap-you = Sinu keskmine nupp on alguses juba ümber pööranud
invite-handicap-other = Vastase keskmine nupp on alguses juba ümber pööranud
invite-who = Kes saab liituda
invite-who-link = Igaüks, kellel on link
invite-who-all = Igaüks (nähtav ootesaalis)
invite-make = Loo mäng
invite-making = Sinu mängu luuakse…
invite-away = Server ei vasta. Loome mängu kohe, kui see on tagasi.
invite-away-offline = Võrguühendus puudub. Loome mängu kohe, kui ühendus taastub.
name-label = Sinu nimi
name-note = Seda nime näevad teised mängijad. Kontot pole vaja.
name-kept = Salvestatud.
name-failed = Seda nime ei saa kasutada.
control-none = Ajapiirang puudub
control-days = { $days ->
    [one] { $days } päev käigu kohta
   *[other] { $days } päeva käigu kohta
  }
control-move = { $seconds ->
    [one] { $seconds } sekund käigu kohta
   *[other] { $seconds } sekundit käigu kohta
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } p { $hours } t
clock-label = Aega jäänud: { $time }
terms-players = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
  }
terms-fences = { $player }: { $fences ->
    [0] taradeta
    [one] { $fences } tara
   *[other] { $fences } tara
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: edumaa
terms-position = Kohandatud algseis
seat-free = Vaba koht
seat-yours = { $name } (sina)
seat-sit = Liitu
waiting-title = Ootame vastast
waiting-title-invited = Sind kutsutakse mängima: { $game }
waiting-title-watch = { $game }, algab peagi
waiting-drawn = Värvid loositakse.
waiting-note = Mäng algab, kui kõik kohad on täis.
waiting-note-invited = Liitu mänguga või jää vaatama.
waiting-options = Mängu valikud
waiting-change = Uuenda mängu
waiting-change-note = Uuendamine loob uue kutselingi. Vana enam ei tööta.
waiting-computer = Mängi oodates arvuti vastu
waiting-computer-note = Sinu koht jääb alles. Anname teada, kui mäng algab.
waiting-notify = Teavita mind, kui mäng algab
waiting-notify-on = Saad teavituse.
waiting-over = Mäng on alanud.
waiting-aborted = See mäng tühistati
waiting-abort = Tühista mäng
waiting-get-up = Lahku
share-label = Kutsu teisi
share-sit = Kutselink
share-watch = Link pealtvaatajatele
share-copy = Kopeeri
share-copied = Kopeeritud
share-send = Jaga…
share-title = Mängi minuga: { $game }
share-local = See link töötab ainult selles arvutis. Et mängida oma võrgus, käivita server nii:
share-code = Kutselingi QR-kood
lobby-title = Mängi võrgus
lobby-pairing = Kiirotsing
lobby-which = Mäng
lobby-pair = Leia vastane
lobby-open = Avatud mängud
lobby-open-none = Keegi ei oota. Loo mäng ja see ilmub siia.
lobby-running = Käimasolevad mängud
lobby-running-none = Praegu ei käi ühtegi avalikku mängu.
lobby-game = { $game }: { $names }
lobby-watch = Vaata
lobby-own = Ava
lobby-away = Server ei vasta. Proovime uuesti…
lobby-away-offline = Võrguühendus puudub. Ootesaal avaneb, kui ühendus taastub.
lobby-meanwhile = Seni:
lobby-computer = Mängi arvuti vastu: { $game }
lobby-people = { $here ->
    [1] Praegu oled siin ainult sina
    [one] Praegu on siin { $here } inimene
   *[other] Praegu on siin { $here } inimest
  }
lobby-recent = Hiljutised mängud
lobby-view = Vaata
lobby-computers = Vaata kahe arvuti mängu: { $game }
lobby-new = Loo mäng: { $game }
present = Võrgus
absent = Pole võrgus
spectators = { $count ->
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
  }
talk = Kiirsõnumid
message-hello = Tere!
message-goodLuck = Edu!
message-haveFun = Head mängu!
message-wellPlayed = Hästi mängitud!
message-goodGame = Hea mäng!
message-thanks = Aitäh!
message-sorry = Vabandust!
message-oops = Ups!
message-oneMoment = Üks hetk, palun.
message-mustGo = Pean minema.
message-goodbye = Nägemist!
action-takeback = Küsi käiku tagasi
action-offer-draw = Paku viiki
action-offer-draw-sure = Kinnita viigipakkumine
action-abort = Tühista mäng
action-abort-sure = Kinnita mängu tühistamine
action-record = Laadi mäng alla
action-rematch = Revanš
action-rematch-asked = Revanš pakutud
action-rematch-accept = Võta revanš vastu
action-next-game = Järgmine mäng
asked-draw = { $player } pakub viiki.
asked-draw-own = Sa pakkusid viiki.
asked-takeback = { $player } küsib käiku tagasi.
asked-takeback-own = Sa küsisid käiku tagasi.
answer-accept = Nõustu
answer-decline = Keeldu
status-aborted = Mäng tühistati.
status-agreement = Viik kokkuleppel.
premoves = Eelkäik: { $moves }
premoves-cancel = Tühista
premove-dropped = Eelkäik tühistati, see pole enam võimalik: { $move }
refused-not-stored = Server ei saa praegu midagi salvestada. Proovi hiljem uuesti.
refused-already-asked = Sa juba küsisid. Oota üks käik.
refused-nothing-to-take-back = Sul pole käiku, mida tagasi võtta.
refused-too-late-to-abort = Kõik on juba käinud: nüüd saad ainult alistuda.
refused-seat-taken = Keegi teine jõudis ette: koht on võetud.
refused-started = Mäng on juba alanud.
refused-for-bots = See koht on mõeldud botile.
refused-bad-terms = Nende valikutega ei saa mängida.
refused-illegal-move = See käik pole võimalik.
refused-not-seated = Sa ei osale selles mängus.
refused-not-your-turn = Praegu pole sinu kord.
refused-stale = Mäng on vahepeal edasi läinud. Proovi uuesti.
refused-time-is-up = Sinu aeg sai otsa.
refused-not-started = Mäng pole veel alanud.
refused-not-over = Mäng pole veel läbi.
refused-nothing-asked = See pakkumine enam ei kehti.
refused-not-alone = Küsi vastaselt, kas võid käigu tagasi võtta.
refused-not-creator = Mängu saab tühistada ainult selle looja.
refused-rematch-made = Järgmine mäng on juba loodud.
refused-not-found = Mängu ei leitud.
refused-too-many = Liiga palju mänge korraga. Lõpeta või tühista mõni või proovi hiljem uuesti.
refused-too-fast = Liiga kiiresti. Oota veidi ja proovi uuesti.
refused-bad-name = Seda nime ei saa kasutada. Vali mõni teine.
refused-closing = Server taaskäivitub. Proovi hetke pärast uuesti.
