### Farside suomeksi
terminal-player = Pelaaja { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Peli päättyi
terminal-welcome = Pelaa tietokonetta vastaan tai kavereiden kanssa samalla näppäimistöllä.
terminal-try = Kokeile:
terminal-which-game = Mikä peli? { $answers }
terminal-how-many-players = Montako pelaajaa? { $answers }
terminal-opponent = Vastustaja? Tietokoneen taso 1 ({ $weakest }) – 8 ({ $strongest }) tai { $friends }
terminal-type-help = Kaikki komennot näet kirjoittamalla { $help }.
terminal-first-drawn = { $player } aloittaa (arvottu).
terminal-how-quoridor = Kirjoita ruutu, johon siirryt (e2), tai aita: sen vasen alaruutu ja h tai v (e3h).
terminal-help-legal = luettele sallitut siirrot
terminal-help-board = näytä pelilauta uudelleen
terminal-help-undo = peru viimeinen siirto
terminal-help-resign = luovuta peli
terminal-help-draw = tarjoa tasapeliä tai hyväksy se
terminal-help-rematch = pelaa uudelleen, puolet vaihtuvat
terminal-help-file = TIEDOSTO
terminal-help-save = tallenna peli (.json: JSON, muuten tekstinä)
terminal-help-quit = poistu pelistä
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } aita, maali: rivi { $row }
   *[other] { $number }: { $fences } aitaa, maali: rivi { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } aita, maali: sarake { $column }
   *[other] { $number }: { $fences } aitaa, maali: sarake { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } askel maaliin
   *[other] { $player }: { $steps } askelta maaliin
  }
terminal-out = { $player }: poissa pelistä
terminal-moves = { $moves ->
    [one] { $player }: { $moves } siirto jäljellä (radoittain: { $lanes })
   *[other] { $player }: { $moves } siirtoa jäljellä (radoittain: { $lanes })
  }
terminal-time-left = { $player }: { $time } jäljellä
terminal-legal-pawn = nappula
terminal-no-pawn-moves = ei siirtoja nappulalla
terminal-legal-fences = aidat
terminal-legal-lanes = radat
terminal-computer-move = { $player } pelaa { $move }.
terminal-draw-declined = { $player } hylkää tasapelitarjouksen.
terminal-nothing-to-undo = Ei siirtoa, jonka voisi perua.
terminal-line-too-long = Rivi on liian pitkä.
terminal-save-where = Mihin tiedostoon tallennetaan? Esimerkiksi: { $example }
terminal-saved = Tallennettu: { $file }.
terminal-save-exists = { $file } on jo olemassa. Valitse toinen nimi.
terminal-save-no-folder = Tallennus ei onnistu ({ $file }): kansiota ei ole.
terminal-save-forbidden = Tallennus ei onnistu ({ $file }): käyttöoikeus puuttuu.
terminal-save-full = Tallennus ei onnistu ({ $file }): levy on täynnä.
terminal-save-failed = Tallennus ei onnistu ({ $file }). Järjestelmän ilmoitus: { $error }
terminal-keys = Näppäimet
terminal-menu = Valikko
terminal-quit = Lopeta
terminal-fence = Aita
terminal-lane = Rata
terminal-choose = Valitse
terminal-key-space = Välilyönti
terminal-key-enter = Enter
terminal-key-delete = Delete
terminal-keys-cursor = siirrä kohdistinta
terminal-keys-confirm = tee siirto
terminal-keys-fence = ota vaaka- tai pystysuora aita
terminal-keys-rotate = käännä aita
terminal-keys-lane = valitse rata
terminal-keys-type = kirjoita siirto tai komento; Tab täydentää
terminal-keys-look = selaa siirtoja
terminal-keys-menu = kaikki muu
terminal-keys-suspend = takaisin komentotulkkiin (fg palauttaa)
terminal-keys-mouse = Tai käytä hiirtä: osoita siirtoa ja napsauta.
terminal-redo = Tee uudelleen
terminal-hint = Vihje
terminal-paths = Reitit
terminal-evaluation = Arvio
terminal-pause = Keskeytä tai jatka
terminal-save = Tallenna tiedostoon
terminal-too-small = Ikkuna on liian pieni: tarvitaan { $width } saraketta ja { $height } riviä.
terminal-analyzing = Analysoidaan…
terminal-best = Paras: { $line }
terminal-answer = Y hyväksyy, N hylkää.
terminal-not-kept = Tätä peliä ei voi tallentaa. Järjestelmän ilmoitus: { $error }
terminal-watch-computers = Katso tietokoneiden peliä
