analysis-title = Greiningarborð
analysis-intro = Settu upp hvaða stöðu sem er eða límdu inn viðureign til að yfirfara hana.
analysis-players = { $game }, { $players } leikmenn
analysis-paste = Límdu inn viðureign eða stöðu
analysis-paste-how = Skráð viðureign, listi yfir leiki, staða eða tengill á greiningu.
analysis-file = Opna skrá
analysis-unreadable = Þetta er hvorki möguleg viðureign né möguleg staða:
analysis-of = { $game }: greining
action-review = Yfirfara viðureign
saved-review-label = Yfirfara: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Mat á viðureigninni
analysis-position = { $moves ->
    [0] Upphaf. { $evaluation }
   *[other] Eftir leik { $moves }. { $evaluation }
  }
analysis-proven = sannað
analysis-card = Yfirferð
analysis-better = Betra
analysis-moments = Stærstu augnablikin
analysis-leads = Hver var á undan
analysis-next-error = Næstu mistök
analysis-stop = Stöðva
analysis-try = Reyna aftur
analysis-try-find = Finndu betri leik. { $player } á leik.
analysis-try-checking = Athuga { $move }…
analysis-try-kept = Já! { $move } heldur úrslitunum.
analysis-try-lost = { $move } gefur líka eitthvað eftir.
analysis-try-show = Sýna betri leikinn
analysis-engine = Tölva
analysis-lines = Afbrigði
analysis-paths = Sýna leiðir
analysis-depth = Dýpt { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Nákvæmt: gagnagrunnur þjónsins
    [endgame] Nákvæmt: leyst endatafl
    [book] Úr byrjanabókinni
   *[search] Metið með leit
  }
analysis-variation = Afbrigði
analysis-marks = Merkja þennan leik
analysis-glyph = { $glyph ->
    [brilliant] Snilldarleikur
    [good] Góður leikur
    [interesting] Athyglisverður leikur
    [dubious] Vafasamur leikur
    [mistake] Mistök
   *[blunder] Afleikur
  }
analysis-comment = Athugasemd (geymist á þessu tæki)
analysis-promote = Gera að aðalafbrigði
analysis-delete = Eyða héðan í frá
analysis-play-on = Spila áfram héðan
analysis-away = Ekki næst samband við þjóninn núna.
analysis-edit = Breyta stöðu
analysis-analyse = Greina
analysis-edit-how = { $game ->
    [quoridor] Dragðu peð og veggi. Smelltu á rauf til að setja vegg, smelltu á vegg til að fjarlægja hann.
   *[squadro] Dragðu kubbana eftir brautunum. Smelltu á kubb til að snúa honum við. 0 er upphafsreiturinn, 6 snúningsreiturinn og 12 er heima.
  }
analysis-rack = Dragðu á spilaborðið
analysis-square = Reitur
analysis-fences-left = Veggir eftir
analysis-fences = Veggir á spilaborðinu
analysis-lane = Braut { $lane }
analysis-to-move = Á leik
analysis-position-string = Staða
problem-unreadable = Þetta er ólæsilegt: „{ $word }“
problem-players = Ekki fyrir { $given } leikmenn.
problem-turn = { $player } er ekki með og getur ekki átt leik.
problem-same-square = Tvö peð á { $square }.
problem-nobody-plays = Enginn er að spila.
problem-off-board = Veggur { $fence } stendur út af spilaborðinu.
problem-fences = Veggir { $one } og { $other } eru hvor fyrir öðrum.
problem-too-many-left = { $player } getur mest átt { $most } veggi eftir.
problem-too-many-fences = { $given } veggir; í spilinu eru { $most }.
problem-no-path = { $player } hefur enga leið í mark.
problem-several-winners = Aðeins einn leikmaður getur hafa unnið.
problem-winner-to-move = { $player } vann og getur ekki átt leik.
problem-progress = { $player }: kubburinn á braut { $lane } getur ekki verið þar.
problem-left = { $player } getur ekki hafa hætt keppni.
problem-shared-crossing = Tveir kubbar þar sem brautir { $one } og { $other } skerast.
problem-five-home = { $player } getur ekki átt fimm kubba heima.
