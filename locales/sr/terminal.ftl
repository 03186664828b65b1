### Igra u terminalu

## Igrači i odzivnik

terminal-player = Igrač { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Kraj partije

## Početak

terminal-welcome = Igraj protiv računara ili s prijateljima za istom tastaturom.
terminal-try = Probaj:
terminal-which-game = Koja igra? { $answers }
terminal-how-many-players = Koliko igrača? { $answers }
terminal-opponent = Protivnik? Nivo računara od 1 ({ $weakest }) do 8 ({ $strongest }) ili { $friends }
terminal-type-help = Upiši { $help } za sve komande.
terminal-first-drawn = { $player } igra prvi potez (po žrebu).

## Kako se upisuje potez

terminal-how-quoridor = Upiši polje na koje ideš (e2) ili prepreku: polje dole levo od nje, pa h ili v (e3h).

## Pomoć

terminal-help-legal = prikazuje moguće poteze
terminal-help-board = ponovo prikazuje tablu
terminal-help-undo = vraća poslednji potez
terminal-help-resign = predaje partiju
terminal-help-draw = nudi ili prihvata remi
terminal-help-rematch = nova partija sa zamenjenim stranama
terminal-help-file = DATOTEKA
terminal-help-save = čuva partiju (.json za JSON, inače tekst)
terminal-help-quit = izlazi iz igre

## Desno od table

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } prepreka, cilj: red { $row }
    [few] { $number }: { $fences } prepreke, cilj: red { $row }
   *[other] { $number }: { $fences } prepreka, cilj: red { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } prepreka, cilj: kolona { $column }
    [few] { $number }: { $fences } prepreke, cilj: kolona { $column }
   *[other] { $number }: { $fences } prepreka, cilj: kolona { $column }
  }

## Ispod table

terminal-steps = { $steps ->
    [one] { $player }: do cilja { $steps } korak
    [few] { $player }: do cilja { $steps } koraka
   *[other] { $player }: do cilja { $steps } koraka
  }
terminal-out = { $player }: više ne igra
terminal-moves = { $moves ->
    [one] { $player }: do pobede { $moves } potez (po stazama: { $lanes })
    [few] { $player }: do pobede { $moves } poteza (po stazama: { $lanes })
   *[other] { $player }: do pobede { $moves } poteza (po stazama: { $lanes })
  }
terminal-time-left = { $player }: preostaje { $time }

## Mogući potezi

terminal-legal-pawn = figura
terminal-no-pawn-moves = figura nema poteza
terminal-legal-fences = prepreke
terminal-legal-lanes = staze

## Tok partije

terminal-computer-move = { $player } igra { $move }.
terminal-draw-declined = { $player } odbija remi.
terminal-nothing-to-undo = Nema poteza za vraćanje.
terminal-line-too-long = Taj red je predugačak.

## Čuvanje

terminal-save-where = U koju datoteku? Na primer: { $example }
terminal-saved = Sačuvano u { $file }.
terminal-save-exists = Datoteka { $file } već postoji. Izaberi drugo ime.
terminal-save-no-folder = Čuvanje u { $file } nije uspelo: nema te fascikle.
terminal-save-forbidden = Čuvanje u { $file } nije uspelo: pristup je odbijen.
terminal-save-full = Čuvanje u { $file } nije uspelo: disk je pun.
terminal-save-failed = Čuvanje u { $file } nije uspelo. Sistem javlja: { $error }

## Tasteri na celom ekranu

terminal-keys = Tasteri
terminal-menu = Meni
terminal-quit = Izlaz
terminal-fence = Prepreka
terminal-lane = Staza
terminal-choose = Izbor
terminal-key-space = Razmaknica
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = pomera kursor
terminal-keys-confirm = igra potez
terminal-keys-fence = uzima vodoravnu ili uspravnu prepreku
terminal-keys-rotate = okreće prepreku
terminal-keys-lane = bira stazu
terminal-keys-type = upis poteza ili komande; Tab dopunjava
terminal-keys-look = lista poteze
terminal-keys-menu = sve ostalo
terminal-keys-suspend = nazad u komandnu liniju (fg vraća)
terminal-keys-mouse = Ili mišem: pokaži na potez, pa klikni.

## Meni

terminal-redo = Ponovi potez
terminal-hint = Savet
terminal-paths = Putevi
terminal-evaluation = Procena
terminal-pause = Pauza ili nastavak
terminal-save = Sačuvaj u datoteku

## Poruke

terminal-too-small = Ovaj prozor je premali. Potrebno je kolona: { $width }, redova: { $height }.
terminal-analyzing = Analiziranje…
terminal-best = Najbolje: { $line }
terminal-answer = Y prihvata, N odbija.
terminal-not-kept = Ova partija ne može da se sačuva. Sistem javlja: { $error }
terminal-watch-computers = Gledaj kako igraju računari
