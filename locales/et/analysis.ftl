analysis-title = Analüüsilaud
analysis-intro = Sea üles mis tahes seis või kleebi mäng ülevaatamiseks.
analysis-players = { $game }, { $players } mängijat
analysis-paste = Kleebi mäng või seis
analysis-paste-how = Mängu protokoll, käikude loend, seis või analüüsi link.
analysis-file = Ava fail
analysis-unreadable = See ei ole võimalik mäng ega seis:
analysis-of = { $game }: analüüs
action-review = Vaata mäng üle
saved-review-label = Vaata üle: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Mängu hinnangu graafik
analysis-position = { $moves ->
    [0] Algus. { $evaluation }
    [one] Pärast käiku { $moves }. { $evaluation }
   *[other] Pärast käiku { $moves }. { $evaluation }
  }
analysis-proven = tõestatud
analysis-card = Ülevaade
analysis-better = Parem käik
analysis-moments = Suurimad hetked
analysis-leads = Kes oli ees
analysis-next-error = Järgmine viga
analysis-stop = Peata
analysis-try = Proovi uuesti
analysis-try-find = { $player }: leia parem käik.
analysis-try-checking = Kontrollin käiku { $move }…
analysis-try-kept = Õige! { $move } hoiab tulemuse.
analysis-try-lost = Ka { $move } annab midagi ära.
analysis-try-show = Näita paremat käiku
analysis-engine = Arvuti
analysis-lines = Variante
analysis-paths = Näita teid
analysis-depth = Sügavus { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Täpne: serveri lahendustabel
    [endgame] Täpne: lahendatud lõppmäng
    [book] Avanguraamatust
   *[search] Otsinguga hinnatud
  }
analysis-variation = Variant
analysis-marks = Märgi see käik
analysis-glyph = { $glyph ->
    [brilliant] Suurepärane käik
    [good] Hea käik
    [interesting] Huvitav käik
    [dubious] Kahtlane käik
    [mistake] Viga
   *[blunder] Ränk viga
  }
analysis-comment = Märkus (jääb sellesse seadmesse)
analysis-promote = Tee põhivariandiks
analysis-delete = Kustuta siit alates
analysis-play-on = Mängi siit edasi
analysis-away = Server ei ole praegu kättesaadav.
analysis-edit = Muuda seisu
analysis-analyse = Analüüsi
analysis-edit-how = { $game ->
    [quoridor] Lohista nuppe ja tarasid. Tara panemiseks klõpsa soonel, eemaldamiseks taral.
   *[squadro] Lohista nuppe mööda radu. Klõps nupul pöörab selle ümber. 0 on alguspunkt, 6 pöörderuut, 12 kodu.
  }
analysis-rack = Lohista mängulauale
analysis-square = Ruut
analysis-fences-left = Tarasid alles
analysis-fences = Tarad mängulaual
analysis-lane = Rada { $lane }
analysis-to-move = Käigul
analysis-position-string = Seis
problem-unreadable = Seda ei saa lugeda: „{ $word }“
problem-players = Mängijate arv { $given } ei sobi.
problem-turn = { $player } ei mängi ega saa käiku teha.
problem-same-square = Ruudul { $square } on kaks nuppu.
problem-nobody-plays = Keegi ei mängi.
problem-off-board = Tara { $fence } ulatub mängulaualt välja.
problem-fences = Tarad { $one } ja { $other } on teineteisel ees.
problem-too-many-left = { $player }: alles saab olla kuni { $most } tara.
problem-too-many-fences = Tarasid on { $given }; mängus on neid { $most }.
problem-no-path = { $player }: tee on suletud.
problem-several-winners = Võitja saab olla ainult üks.
problem-winner-to-move = { $player } on juba võitnud ega saa käia.
problem-progress = { $player }: nupp rajal { $lane } ei saa seal olla.
problem-left = { $player } ei saa olla mängust lahkunud.
problem-shared-crossing = Kaks nuppu ühel ristumiskohal: rajad { $one } ja { $other }.
problem-five-home = { $player }: viis nuppu ei saa kodus olla.
