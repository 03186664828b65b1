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
