### Farside eesti keeles
terminal-player = { $number }. mängija
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Mäng läbi
terminal-welcome = Mängi arvuti vastu või sõpradega ühel klaviatuuril.
terminal-try = Proovi:
terminal-which-game = Milline mäng? { $answers }
terminal-how-many-players = Mitu mängijat? { $answers }
terminal-opponent = Vastane? Arvuti tase 1 ({ $weakest }) kuni 8 ({ $strongest }) või { $friends }
terminal-type-help = Kõigi käskude nägemiseks sisesta { $help }.
terminal-first-drawn = { $player } alustab (loosi tahtel).
terminal-how-quoridor = Sisesta ruut, kuhu käid (e2), või tara: selle alumine vasak ruut ja h või v (e3h).
terminal-help-legal = näita lubatud käike
terminal-help-board = näita mängulauda uuesti
terminal-help-undo = võta viimane käik tagasi
terminal-help-resign = alistu
terminal-help-draw = paku viiki või nõustu viigiga
terminal-help-rematch = mängi uuesti, pooled vahetatud
terminal-help-file = FAIL
terminal-help-save = salvesta mäng (.json: JSON, muidu tekst)
terminal-help-quit = lahku mängust
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } tara alles, siht: rida { $row }
   *[other] { $number }: { $fences } tara alles, siht: rida { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } tara alles, siht: veerg { $column }
   *[other] { $number }: { $fences } tara alles, siht: veerg { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: veel { $steps } samm
   *[other] { $player }: veel { $steps } sammu
  }
terminal-out = { $player }: mängust väljas
terminal-moves = { $moves ->
    [one] { $player }: veel { $moves } käik (radade kaupa: { $lanes })
   *[other] { $player }: veel { $moves } käiku (radade kaupa: { $lanes })
  }
terminal-time-left = { $player }: { $time } alles
terminal-legal-pawn = nupp
terminal-no-pawn-moves = nupuga ei saa käia
terminal-legal-fences = tarad
terminal-legal-lanes = rajad
terminal-computer-move = { $player } käib: { $move }.
terminal-draw-declined = { $player } keeldub viigist.
terminal-nothing-to-undo = Pole midagi tagasi võtta.
terminal-line-too-long = See rida on liiga pikk.
terminal-save-where = Millisesse faili salvestada? Näiteks: { $example }
terminal-saved = Salvestatud: { $file }.
terminal-save-exists = { $file } on juba olemas. Vali teine nimi.
terminal-save-no-folder = Ei saa salvestada ({ $file }): sellist kausta pole.
terminal-save-forbidden = Ei saa salvestada ({ $file }): luba puudub.
terminal-save-full = Ei saa salvestada ({ $file }): ketas on täis.
terminal-save-failed = Ei saa salvestada ({ $file }). Süsteemi teade: { $error }
terminal-keys = Klahvid
terminal-menu = Menüü
terminal-quit = Lahku
terminal-fence = Tara
terminal-lane = Rada
terminal-choose = Vali
terminal-key-space = Tühik
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = liiguta kursorit
terminal-keys-confirm = tee käik
terminal-keys-fence = võta tara, rõht- või püstsuunas
terminal-keys-rotate = pööra tara
terminal-keys-lane = vali rada
terminal-keys-type = kirjuta käik või käsk; Tab lõpetab
terminal-keys-look = vaata käike ükshaaval
terminal-keys-menu = kõik muu
terminal-keys-suspend = tagasi käsureale (fg jätkab)
terminal-keys-mouse = Või hiirega: osuta käigule ja klõpsa.
terminal-redo = Tee uuesti
terminal-hint = Vihje
terminal-paths = Teed
terminal-evaluation = Hinnang
terminal-pause = Peata või jätka
terminal-save = Salvesta faili
terminal-too-small = Aken on liiga väike: vaja on { $width } veergu ja { $height } rida.
terminal-analyzing = Analüüsin…
terminal-best = Parim: { $line }
terminal-answer = Y nõustub, N keeldub.
terminal-not-kept = Seda mängu ei saa salvestada. Süsteemi teade: { $error }
terminal-watch-computers = Vaata arvutite mängu
