### Farside suomeksi
nav-lobby = Pelaa verkossa
home-invite = Pelaa kaverin kanssa
home-join = Liity peliin
home-join-text = Liity jonkun odottavan seuraan tai etsi vastustaja heti.
home-watch = Katso pelejä
home-watch-text = Seuraa käynnissä olevia pelejä.
contact-connecting = Yhdistetään…
contact-connected = Ladataan…
contact-reconnecting = Yhteys katkesi. Yhdistetään uudelleen…
contact-offline = Olet offline-tilassa. Pelisi jatkuu, kun verkkoyhteys palaa.
contact-away = Yhteys katkesi. Yhdistetään uudelleen; pelisi on tallessa.
contact-gone = Peliä ei löytynyt.
invite-title = Kutsu peliin: { $game }
invite-other = Vastustaja
invite-others = Vastustajat
invite-other-number = Pelaaja { $number }
invite-person = Kaveri
invite-handicap-you = Keskimmäinen nappulasi on alussa jo kääntynyt
invite-handicap-other = Vastustajan keskimmäinen nappula on alussa jo kääntynyt
invite-who = Kuka voi liittyä
invite-who-link = Kuka tahansa, jolla on linkki
invite-who-all = Kuka tahansa (näkyy aulassa)
invite-make = Luo peli
invite-making = Luodaan peliä…
invite-away = Palvelimeen ei saada yhteyttä. Pelisi luodaan heti, kun yhteys palaa.
invite-away-offline = Olet offline-tilassa. Pelisi luodaan heti, kun verkkoyhteys palaa.
name-label = Nimesi
name-note = Muut pelaajat näkevät tämän nimen. Tiliä ei tarvita.
name-kept = Tallennettu.
name-failed = Tätä nimeä ei voi käyttää.
control-none = Ei aikarajaa
control-days = { $days ->
    [one] { $days } päivä per siirto
   *[other] { $days } päivää per siirto
  }
control-move = { $seconds ->
    [one] { $seconds } sekunti per siirto
   *[other] { $seconds } sekuntia per siirto
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } pv { $hours } t
clock-label = Aikaa jäljellä: { $time }
terms-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
  }
terms-fences = { $player }: { $fences ->
    [0] ei aitoja
    [one] { $fences } aita
   *[other] { $fences } aitaa
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: etumatka
terms-position = Mukautettu alkuasema
seat-free = Vapaa paikka
seat-yours = { $name } (sinä)
seat-sit = Liity
waiting-title = Odotetaan vastustajaa
waiting-title-invited = Sinut on kutsuttu peliin: { $game }
waiting-title-watch = { $game }, alkaa pian
waiting-drawn = Värit arvotaan.
waiting-note = Peli alkaa, kun kaikki paikat on täytetty.
waiting-note-invited = Liity peliin tai jää katsomaan.
waiting-options = Pelin asetukset
waiting-change = Päivitä peli
waiting-change-note = Päivitys luo uuden kutsulinkin. Vanha linkki lakkaa toimimasta.
waiting-computer = Odotellessa: pelaa tietokonetta vastaan
waiting-computer-note = Paikkasi säilyy. Ilmoitamme, kun peli alkaa.
waiting-notify = Ilmoita, kun peli alkaa
waiting-notify-on = Saat ilmoituksen.
waiting-over = Peli on alkanut.
waiting-aborted = Tämä peli peruttiin
waiting-abort = Peru peli
waiting-get-up = Poistu
share-label = Kutsu muita
share-sit = Kutsulinkki
share-watch = Katsojalinkki
share-copy = Kopioi
share-copied = Kopioitu
share-send = Jaa…
share-title = Pelaa kanssani: { $game }
share-local = Tämä linkki toimii vain tällä tietokoneella. Jos haluat pelata lähiverkossa, käynnistä palvelin komennolla:
share-code = Kutsulinkin QR-koodi
lobby-title = Pelaa verkossa
lobby-pairing = Pikahaku
lobby-which = Peli
lobby-pair = Etsi vastustaja
lobby-open = Avoimet pelit
lobby-open-none = Kukaan ei odota. Luo peli, niin se näkyy tässä.
lobby-running = Käynnissä olevat pelit
lobby-running-none = Yhtään julkista peliä ei ole juuri nyt käynnissä.
lobby-game = { $game }: { $names }
lobby-watch = Katso
lobby-own = Avaa
lobby-away = Palvelimeen ei saada yhteyttä. Yritetään uudelleen…
lobby-away-offline = Olet offline-tilassa. Aula aukeaa taas, kun verkkoyhteys palaa.
lobby-meanwhile = Sillä välin:
lobby-computer = Pelaa tietokonetta vastaan: { $game }
lobby-people = { $here ->
    [1] Olet ainoa paikalla juuri nyt
    [one] { $here } pelaaja paikalla juuri nyt
   *[other] { $here } pelaajaa paikalla juuri nyt
  }
lobby-recent = Viimeisimmät pelit
lobby-view = Näytä
lobby-computers = Katso kahden tietokoneen peliä: { $game }
lobby-new = Luo peli: { $game }
present = Paikalla
absent = Ei paikalla
spectators = { $count ->
    [one] { $count } katsoja
   *[other] { $count } katsojaa
  }
talk = Pikaviestit
message-hello = Hei!
message-goodLuck = Onnea peliin!
message-haveFun = Hauskaa peliä!
message-wellPlayed = Hyvin pelattu!
message-goodGame = Hyvä peli!
message-thanks = Kiitos!
message-sorry = Anteeksi!
message-oops = Hups!
message-oneMoment = Hetki vain.
message-mustGo = Minun täytyy mennä.
message-goodbye = Hei hei!
action-takeback = Pyydä peruutusta
action-offer-draw = Tarjoa tasapeliä
action-offer-draw-sure = Vahvista tasapelitarjous
action-abort = Peru peli
action-abort-sure = Vahvista: peru peli
action-record = Lataa peli
action-rematch = Uusintapeli
action-rematch-asked = Uusintapeliä ehdotettu
action-rematch-accept = Hyväksy uusintapeli
action-next-game = Seuraava peli
asked-draw = { $player } tarjoaa tasapeliä.
asked-draw-own = Tarjosit tasapeliä.
asked-takeback = { $player } pyytää siirron peruutusta.
asked-takeback-own = Pyysit siirron peruutusta.
answer-accept = Hyväksy
answer-decline = Hylkää
status-aborted = Peli peruttiin.
status-agreement = Sovittu tasapeli.
premoves = Ennakkosiirto: { $moves }
premoves-cancel = Peru
premove-dropped = Ennakkosiirto peruttiin, ei enää mahdollinen: { $move }
refused-not-stored = Palvelin ei voi juuri nyt tallentaa mitään. Yritä myöhemmin uudelleen.
refused-already-asked = Pyysit jo. Odota yksi vuoro.
refused-nothing-to-take-back = Sinulla ei ole siirtoa, jonka voisi perua.
refused-too-late-to-abort = Kaikki ovat jo siirtäneet: voit enää luovuttaa.
refused-seat-taken = Joku muu ehti ensin: paikka on varattu.
refused-started = Peli on jo alkanut.
refused-for-bots = Tämä paikka on varattu botille.
refused-bad-terms = Näillä asetuksilla ei voi pelata.
refused-illegal-move = Tuo siirto ei ole mahdollinen.
refused-not-seated = Et ole mukana tässä pelissä.
refused-not-your-turn = Nyt ei ole sinun vuorosi.
refused-stale = Peli on jo edennyt. Yritä uudelleen.
refused-time-is-up = Aikasi loppui.
refused-not-started = Peli ei ole vielä alkanut.
refused-not-over = Peli ei ole vielä päättynyt.
refused-nothing-asked = Tarjous ei ole enää voimassa.
refused-not-alone = Pyydä siirron peruutusta vastustajalta.
refused-not-creator = Vain pelin luoja voi perua sen.
refused-rematch-made = Seuraava peli on jo luotu.
refused-not-found = Peliä ei löytynyt.
refused-too-many = Liian monta peliä kesken. Pelaa jokin loppuun tai peru se, tai yritä myöhemmin uudelleen.
refused-too-fast = Liian nopeasti. Odota hetki ja yritä uudelleen.
refused-bad-name = Tätä nimeä ei voi käyttää. Valitse toinen.
refused-closing = Palvelin käynnistyy uudelleen. Yritä hetken päästä uudelleen.
