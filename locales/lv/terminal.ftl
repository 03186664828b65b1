### Spēle terminālī

terminal-player = { $number }. spēlētājs
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partija beigusies

terminal-welcome = Spēlē pret datoru vai ar draugiem pie vienas tastatūras.
terminal-try = Izmēģini:
terminal-which-game = Kura spēle? { $answers }
terminal-how-many-players = Cik spēlētāju? { $answers }
terminal-opponent = Pretinieks? Datora līmenis no 1 ({ $weakest }) līdz 8 ({ $strongest }) vai { $friends }
terminal-type-help = Visas komandas: ieraksti { $help }.
terminal-first-drawn = Sāk { $player } (izlozēts).

terminal-how-quoridor = Ieraksti lauciņu, uz kuru iet (e2), vai barjeru: lauciņu tās apakšā pa kreisi, tad h vai v (e3h).

terminal-help-legal = parādīt atļautos gājienus
terminal-help-board = vēlreiz parādīt laukumu
terminal-help-undo = atsaukt pēdējo gājienu
terminal-help-resign = padoties
terminal-help-draw = piedāvāt neizšķirtu vai tam piekrist
terminal-help-rematch = spēlēt vēlreiz, mainoties pusēm
terminal-help-file = FAILS
terminal-help-save = saglabāt partiju (.json – JSON, citādi teksts)
terminal-help-quit = iziet no spēles

terminal-goal-row = { $fences ->
    [zero] { $number }: { $fences } barjeru, mērķis: { $row }. rinda
    [one] { $number }: { $fences } barjera, mērķis: { $row }. rinda
   *[other] { $number }: { $fences } barjeras, mērķis: { $row }. rinda
  }
terminal-goal-column = { $fences ->
    [zero] { $number }: { $fences } barjeru, mērķis: kolonna { $column }
    [one] { $number }: { $fences } barjera, mērķis: kolonna { $column }
   *[other] { $number }: { $fences } barjeras, mērķis: kolonna { $column }
  }

terminal-steps = { $steps ->
    [zero] { $player }: vēl { $steps } soļu
    [one] { $player }: vēl { $steps } solis
   *[other] { $player }: vēl { $steps } soļi
  }
terminal-out = { $player }: vairs nespēlē
terminal-moves = { $moves ->
    [zero] { $player }: vēl { $moves } gājienu (pa celiņiem: { $lanes })
    [one] { $player }: vēl { $moves } gājiens (pa celiņiem: { $lanes })
   *[other] { $player }: vēl { $moves } gājieni (pa celiņiem: { $lanes })
  }
terminal-time-left = { $player }: vēl { $time }

terminal-legal-pawn = bandinieks
terminal-no-pawn-moves = bandiniekam nav gājienu
terminal-legal-fences = barjeras
terminal-legal-lanes = celiņi

terminal-computer-move = { $player } iet { $move }.
terminal-draw-declined = { $player } noraida neizšķirtu.
terminal-nothing-to-undo = Nav, ko atsaukt.
terminal-line-too-long = Šī rinda ir par garu.

terminal-save-where = Kurā failā saglabāt? Piemēram: { $example }
terminal-saved = Saglabāts failā { $file }.
terminal-save-exists = Fails { $file } jau pastāv. Izvēlies citu nosaukumu.
terminal-save-no-folder = Neizdevās saglabāt failā { $file }: šādas mapes nav.
terminal-save-forbidden = Neizdevās saglabāt failā { $file }: nav atļaujas.
terminal-save-full = Neizdevās saglabāt failā { $file }: disks ir pilns.
terminal-save-failed = Neizdevās saglabāt failā { $file }. Sistēmas ziņojums: { $error }
terminal-keys = Taustiņi
terminal-menu = Izvēlne
terminal-quit = Iziet
terminal-fence = Barjera
terminal-lane = Celiņš
terminal-choose = Izvēlēties
terminal-key-space = Atstarpe
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = pārvietot kursoru
terminal-keys-confirm = izdarīt gājienu
terminal-keys-fence = ņemt barjeru, guļus vai stāvus
terminal-keys-rotate = pagriezt barjeru
terminal-keys-lane = izvēlēties celiņu
terminal-keys-type = rakstīt gājienu vai komandu; Tab pabeidz
terminal-keys-look = skatīt gājienus pa vienam
terminal-keys-menu = viss pārējais
terminal-keys-suspend = atpakaļ uz čaulu (fg atgriež)
terminal-keys-mouse = Vai ar peli: norādi uz gājienu un noklikšķini.
terminal-redo = Atkārtot
terminal-hint = Padoms
terminal-paths = Ceļi
terminal-evaluation = Novērtējums
terminal-pause = Pauzēt vai turpināt
terminal-save = Saglabāt failā
terminal-too-small = Logs ir par mazu: vajag vismaz { $width } kolonnas un { $height } rindas.
terminal-analyzing = Analizē…
terminal-best = Labākais: { $line }
terminal-answer = Y pieņem, N noraida.
terminal-not-kept = Šo partiju nevar saglabāt. Sistēmas ziņojums: { $error }
terminal-watch-computers = Skatīties datoru spēli
