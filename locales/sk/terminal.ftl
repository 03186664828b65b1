### Hra v termináli

## Hráči a výzva

terminal-player = Hráč { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Koniec partie

## Začiatok

terminal-welcome = Hrajte proti počítaču alebo s priateľmi pri jednej klávesnici.
terminal-try = Skúste:
terminal-which-game = Ktorá hra? { $answers }
terminal-how-many-players = Koľko hráčov? { $answers }
terminal-opponent = Súper? Úroveň počítača od 1 ({ $weakest }) do 8 ({ $strongest }), alebo { $friends }
terminal-type-help = Všetky príkazy zobrazí { $help }.
terminal-first-drawn = { $player } začína (rozhodol žreb).

## Ako napísať ťah

terminal-how-quoridor = Napíšte cieľové políčko (e2) alebo prekážku: políčko vľavo dole od nej a h alebo v (e3h).

## Pomoc

terminal-help-legal = vypísať možné ťahy
terminal-help-board = znova ukázať dosku
terminal-help-undo = vziať späť posledný ťah
terminal-help-resign = vzdať partiu
terminal-help-draw = ponúknuť alebo prijať remízu
terminal-help-rematch = hrať znova s vymenenými stranami
terminal-help-file = SÚBOR
terminal-help-save = uložiť partiu (.json ako JSON, inak text)
terminal-help-quit = opustiť hru

## Vpravo od dosky

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } prekážka, cieľ: rad { $row }
    [few] { $number }: { $fences } prekážky, cieľ: rad { $row }
    [many] { $number }: { $fences } prekážky, cieľ: rad { $row }
   *[other] { $number }: { $fences } prekážok, cieľ: rad { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } prekážka, cieľ: stĺpec { $column }
    [few] { $number }: { $fences } prekážky, cieľ: stĺpec { $column }
    [many] { $number }: { $fences } prekážky, cieľ: stĺpec { $column }
   *[other] { $number }: { $fences } prekážok, cieľ: stĺpec { $column }
  }

## Pod doskou

terminal-steps = { $steps ->
    [one] { $player }: do cieľa zostáva { $steps } krok
    [few] { $player }: do cieľa zostávajú { $steps } kroky
    [many] { $player }: do cieľa zostáva { $steps } kroku
   *[other] { $player }: do cieľa zostáva { $steps } krokov
  }
terminal-out = { $player }: už nehrá
terminal-moves = { $moves ->
    [one] { $player }: k výhre zostáva { $moves } ťah (po dráhach: { $lanes })
    [few] { $player }: k výhre zostávajú { $moves } ťahy (po dráhach: { $lanes })
    [many] { $player }: k výhre zostáva { $moves } ťahu (po dráhach: { $lanes })
   *[other] { $player }: k výhre zostáva { $moves } ťahov (po dráhach: { $lanes })
  }
terminal-time-left = { $player }: zostáva { $time }

## Možné ťahy

terminal-legal-pawn = figúrka
terminal-no-pawn-moves = figúrkou sa nedá potiahnuť
terminal-legal-fences = prekážky
terminal-legal-lanes = dráhy

## Priebeh partie

terminal-computer-move = { $player } hrá { $move }.
terminal-draw-declined = { $player } remízu odmieta.
terminal-nothing-to-undo = Niet čo vziať späť.
terminal-line-too-long = Tento riadok je príliš dlhý.

## Ukladanie

terminal-save-where = Do ktorého súboru uložiť? Napríklad: { $example }
terminal-saved = Uložené do { $file }.
terminal-save-exists = Súbor { $file } už existuje. Zvoľte iný názov.
terminal-save-no-folder = Do { $file } sa nedá uložiť: taký priečinok neexistuje.
terminal-save-forbidden = Do { $file } sa nedá uložiť: prístup odmietnutý.
terminal-save-full = Do { $file } sa nedá uložiť: disk je plný.
terminal-save-failed = Do { $file } sa nedá uložiť. Systém hlási: { $error }

## Klávesy na celej obrazovke

terminal-keys = Klávesy
terminal-menu = Ponuka
terminal-quit = Odísť
terminal-fence = Prekážka
terminal-lane = Dráha
terminal-choose = Vybrať
terminal-key-space = Medzerník
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = pohybovať kurzorom
terminal-keys-confirm = urobiť ťah
terminal-keys-fence = vziať prekážku, vodorovnú alebo zvislú
terminal-keys-rotate = otočiť prekážku
terminal-keys-lane = vybrať dráhu
terminal-keys-type = napísať ťah alebo príkaz; Tab dopĺňa
terminal-keys-look = prechádzať ťahy
terminal-keys-menu = všetko ostatné
terminal-keys-suspend = späť do shellu (fg vráti hru)
terminal-keys-mouse = Alebo myšou: ukážte na ťah a kliknite.

## Ponuka

terminal-redo = Zopakovať ťah
terminal-hint = Poradiť ťah
terminal-paths = Cesty
terminal-evaluation = Hodnotenie
terminal-pause = Pozastaviť alebo pokračovať
terminal-save = Uložiť do súboru

## Správy

terminal-too-small = Toto okno je príliš malé. Potrebných stĺpcov: { $width }, riadkov: { $height }.
terminal-analyzing = Analýza…
terminal-best = Najlepšie: { $line }
terminal-answer = Y prijať, N odmietnuť.
terminal-not-kept = Táto partia sa nedá uložiť. Systém hlási: { $error }
terminal-watch-computers = Sledovať hru počítačov
