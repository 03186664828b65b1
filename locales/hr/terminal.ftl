### Igra u terminalu

terminal-player = Igrač { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Kraj igre

terminal-welcome = Igraj protiv računala ili s prijateljima na istoj tipkovnici.
terminal-try = Isprobaj:
terminal-which-game = Koja igra? { $answers }
terminal-how-many-players = Koliko igrača? { $answers }
terminal-opponent = Protivnik? Razina računala od 1 ({ $weakest }) do 8 ({ $strongest }) ili { $friends }
terminal-type-help = Upiši { $help } za sve naredbe.
terminal-first-drawn = Počinje { $player } (odlučio je ždrijeb).

terminal-how-quoridor = Upiši polje na koje ideš (e2) ili prepreku: njezino donje lijevo polje, zatim h ili v (e3h).

terminal-help-legal = ispiši dopuštene poteze
terminal-help-board = ponovno prikaži ploču
terminal-help-undo = vrati posljednji potez
terminal-help-resign = predaj partiju
terminal-help-draw = ponudi ili prihvati remi
terminal-help-rematch = igraj ponovno sa zamijenjenim stranama
terminal-help-file = DATOTEKA
terminal-help-save = spremi partiju (.json za JSON, inače tekst)
terminal-help-quit = izađi iz igre

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } prepreka, cilj: red { $row }
    [few] { $number }: { $fences } prepreke, cilj: red { $row }
   *[other] { $number }: { $fences } prepreka, cilj: red { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } prepreka, cilj: stupac { $column }
    [few] { $number }: { $fences } prepreke, cilj: stupac { $column }
   *[other] { $number }: { $fences } prepreka, cilj: stupac { $column }
  }

terminal-steps = { $steps ->
    [one] { $player }: još { $steps } korak
    [few] { $player }: još { $steps } koraka
   *[other] { $player }: još { $steps } koraka
  }
terminal-out = { $player }: izvan igre
terminal-moves = { $moves ->
    [one] { $player }: još { $moves } potez (po stazama: { $lanes })
    [few] { $player }: još { $moves } poteza (po stazama: { $lanes })
   *[other] { $player }: još { $moves } poteza (po stazama: { $lanes })
  }
terminal-time-left = { $player }: još { $time }

terminal-legal-pawn = figura
terminal-no-pawn-moves = figura se ne može pomaknuti
terminal-legal-fences = prepreke
terminal-legal-lanes = staze

terminal-computer-move = { $player } igra { $move }.
terminal-draw-declined = { $player } odbija remi.
terminal-nothing-to-undo = Nema poteza za vraćanje.
terminal-line-too-long = Taj je redak predug.

terminal-save-where = U koju datoteku spremiti? Na primjer: { $example }
terminal-saved = Spremljeno u { $file }.
terminal-save-exists = Datoteka { $file } već postoji. Odaberi drugo ime.
terminal-save-no-folder = Spremanje u { $file } nije uspjelo: nema takve mape.
terminal-save-forbidden = Spremanje u { $file } nije uspjelo: nema dopuštenja.
terminal-save-full = Spremanje u { $file } nije uspjelo: disk je pun.
terminal-save-failed = Spremanje u { $file } nije uspjelo. Poruka sustava: { $error }

terminal-keys = Tipke
terminal-menu = Izbornik
terminal-quit = Izlaz
terminal-fence = Prepreka
terminal-lane = Staza
terminal-choose = Odabir
terminal-key-space = Razmaknica
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = pomakni pokazivač
terminal-keys-confirm = odigraj potez
terminal-keys-fence = uzmi vodoravnu ili okomitu prepreku
terminal-keys-rotate = okreni prepreku
terminal-keys-lane = odaberi stazu
terminal-keys-type = upiši potez ili naredbu; Tab dopunjava
terminal-keys-look = listaj poteze
terminal-keys-menu = sve ostalo
terminal-keys-suspend = natrag u ljusku (fg vraća u igru)
terminal-keys-mouse = Ili mišem: pokaži na potez pa klikni.

terminal-redo = Ponovi potez
terminal-hint = Savjet
terminal-paths = Putovi
terminal-evaluation = Procjena
terminal-pause = Pauziraj ili nastavi
terminal-save = Spremi u datoteku

terminal-too-small = Ovaj je prozor premalen. Potrebno je stupaca: { $width }, redaka: { $height }.
terminal-analyzing = Analiziranje…
terminal-best = Najbolje: { $line }
terminal-answer = Y prihvaća, N odbija.
terminal-not-kept = Ova se partija ne može spremiti. Poruka sustava: { $error }
terminal-watch-computers = Gledaj kako igraju računala
