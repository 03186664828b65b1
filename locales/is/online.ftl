### Spilað á netinu
nav-lobby = Á netinu
home-invite = Spila við vin
home-join = Taka þátt
home-join-text = Spilaðu við einhvern sem bíður eða fáðu andstæðing strax.
home-watch = Fylgjast með
home-watch-text = Fylgstu með viðureignum í beinni.
contact-connecting = Tengist…
contact-connected = Sæki…
contact-reconnecting = Sambandið rofnaði. Tengist aftur…
contact-offline = Engin nettenging. Viðureignin heldur áfram þegar sambandið kemst á.
contact-away = Sambandið rofnaði. Tengist aftur; viðureignin er örugg.
contact-gone = Viðureignin fannst ekki.
invite-title = Bjóða öðrum í { $game }
invite-other = Andstæðingur
invite-others = Andstæðingar
invite-other-number = Leikmaður { $number }
invite-person = Vinur eða vinkona
invite-handicap-you = Þú byrjar með miðkubbinn á snúningsreit
invite-handicap-other = Andstæðingurinn byrjar með miðkubbinn á snúningsreit
invite-who = Hverjir geta tekið þátt
invite-who-link = Allir með tengilinn
invite-who-all = Hver sem er (sést í anddyrinu)
invite-make = Stofna viðureign
invite-making = Verið er að stofna viðureignina…
invite-away = Ekki næst samband við þjóninn. Viðureignin verður stofnuð um leið og hann svarar.
invite-away-offline = Engin nettenging. Viðureignin verður stofnuð um leið og sambandið kemst á.
name-label = Nafnið þitt
name-note = Aðrir leikmenn sjá þetta nafn. Ekki þarf að skrá sig.
name-kept = Vistað.
name-failed = Ekki er hægt að nota þetta nafn.
control-none = Engin tímamörk
control-days = { $days ->
    [one] { $days } dagur á hvern leik
   *[other] { $days } dagar á hvern leik
  }
control-move = { $seconds ->
    [one] { $seconds } sekúnda á hvern leik
   *[other] { $seconds } sekúndur á hvern leik
  }
control-minutes = { $minutes } mín.
control-seconds = { $seconds } sek.
control-increment = { $time } + { $increment } sek.
clock-days = { $days } d { $hours } h
clock-label = Tími eftir: { $time }
terms-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
  }
terms-fences = { $player }: { $fences ->
    [0] engir veggir
    [one] { $fences } veggur
   *[other] { $fences } veggir
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: forskot
terms-position = Sérsniðin byrjunarstaða
seat-free = Laust sæti
seat-yours = { $name } (þú)
seat-sit = Taka þátt
waiting-title = Beðið eftir andstæðingi
waiting-title-invited = Þér er boðið að spila { $game }
waiting-title-watch = { $game }, byrjar bráðum
waiting-drawn = Dregið er um liti.
waiting-note = Viðureignin hefst þegar öll sæti eru skipuð.
waiting-note-invited = Taktu þátt eða fylgstu með.
waiting-options = Valkostir viðureignar
waiting-change = Uppfæra viðureign
waiting-change-note = Við uppfærslu verður til nýr boðstengill. Sá gamli hættir að virka.
waiting-computer = Spila við tölvuna á meðan
waiting-computer-note = Sætið þitt er frátekið. Þú færð að vita þegar viðureignin hefst.
waiting-notify = Láta mig vita þegar viðureignin hefst
waiting-notify-on = Þú færð tilkynningu.
waiting-over = Viðureignin er hafin.
waiting-aborted = Hætt var við viðureignina
waiting-abort = Hætta við viðureign
waiting-get-up = Gefa eftir sætið
share-label = Bjóða öðrum
share-sit = Boðstengill
share-watch = Tengill fyrir áhorfendur
share-copy = Afrita
share-copied = Afritað
share-send = Deila…
share-title = Spilaðu { $game } við mig
share-local = Þessi tengill virkar bara á þessari tölvu. Til að spila á staðarneti skaltu ræsa þjóninn með:
share-code = QR-kóði boðstengilsins
lobby-title = Spila á netinu
lobby-pairing = Hraðpörun
lobby-which = Spil
lobby-pair = Finna andstæðing
lobby-open = Opnar viðureignir
lobby-open-none = Enginn bíður núna. Stofnaðu viðureign og hún birtist hér.
lobby-running = Viðureignir í gangi
lobby-running-none = Engar opinberar viðureignir eru í gangi núna.
lobby-game = { $game }: { $names }
lobby-watch = Fylgjast með
lobby-own = Opna
lobby-away = Ekki næst samband við þjóninn. Reyni aftur…
lobby-away-offline = Engin nettenging. Anddyrið opnast aftur þegar sambandið kemst á.
lobby-meanwhile = Á meðan:
lobby-computer = Spila við tölvuna: { $game }
lobby-people = { $here ->
    [1] Hér er enginn nema þú núna
    [one] { $here } er hér núna
   *[other] { $here } eru hér núna
  }
lobby-recent = Nýlegar viðureignir
lobby-view = Skoða
lobby-computers = Horfa á tvær tölvur: { $game }
lobby-new = Stofna viðureign: { $game }
present = Á netinu
absent = Ekki á netinu
spectators = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
  }
talk = Stutt skilaboð
message-hello = Halló!
message-goodLuck = Gangi þér vel!
message-haveFun = Góða skemmtun!
message-wellPlayed = Vel spilað!
message-goodGame = Takk fyrir leikinn!
message-thanks = Takk!
message-sorry = Fyrirgefðu!
message-oops = Úps!
message-oneMoment = Augnablik.
message-mustGo = Ég þarf að fara.
message-goodbye = Bless!
action-takeback = Taka leik til baka
action-offer-draw = Bjóða jafntefli
action-offer-draw-sure = Staðfesta jafnteflisboð
action-abort = Hætta við viðureign
action-abort-sure = Staðfesta: hætta við
action-record = Sækja viðureignina
action-rematch = Spila aftur
action-rematch-asked = Boð um að spila aftur sent
action-rematch-accept = Þiggja að spila aftur
action-next-game = Næsta viðureign
asked-draw = { $player } býður jafntefli.
asked-draw-own = Þú bauðst jafntefli.
asked-takeback = { $player } vill taka leik til baka.
asked-takeback-own = Þú baðst um að taka leik til baka.
answer-accept = Samþykkja
answer-decline = Hafna
status-aborted = Hætt var við viðureignina.
status-agreement = Samið um jafntefli.
premoves = Fyrirframleikur: { $moves }
premoves-cancel = Hætta við
premove-dropped = Hætt við fyrirframleik, ekki lengur mögulegur: { $move }
refused-not-stored = Þjónninn getur ekki vistað neitt núna. Reyndu aftur síðar.
refused-already-asked = Þú hefur þegar spurt. Bíddu einn leik.
refused-nothing-to-take-back = Þú átt engan leik til að taka til baka.
refused-too-late-to-abort = Allir hafa leikið: nú er aðeins hægt að gefast upp.
refused-seat-taken = Einhver var á undan: sætið er upptekið.
refused-started = Viðureignin er þegar hafin.
refused-for-bots = Þetta sæti er ætlað botta.
refused-bad-terms = Ekki er hægt að spila með þessum valkostum.
refused-illegal-move = Þessi leikur er ekki mögulegur.
refused-not-seated = Þú tekur ekki þátt í þessari viðureign.
refused-not-your-turn = Þú átt ekki leik.
refused-stale = Viðureignin er komin lengra. Reyndu aftur.
refused-time-is-up = Tíminn þinn er búinn.
refused-not-started = Viðureignin er ekki enn hafin.
refused-not-over = Viðureigninni er ekki enn lokið.
refused-nothing-asked = Þetta boð gildir ekki lengur.
refused-not-alone = Biddu andstæðinginn um að fá að taka leikinn til baka.
refused-not-creator = Aðeins sá leikmaður sem stofnaði viðureignina getur hætt við hana.
refused-rematch-made = Næsta viðureign hefur þegar verið stofnuð.
refused-not-found = Viðureignin fannst ekki.
refused-too-many = Of margar viðureignir í einu. Kláraðu eina, hættu við eina eða reyndu aftur síðar.
refused-too-fast = Of hratt. Bíddu augnablik og reyndu aftur.
refused-bad-name = Ekki er hægt að nota þetta nafn. Veldu annað.
refused-closing = Þjónninn er að endurræsast. Reyndu aftur eftir augnablik.
