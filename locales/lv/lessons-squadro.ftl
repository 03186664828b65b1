### „Squadro” nodarbības

lesson-s-lane-goal = Ej ar kauliņu { $lane }. celiņā.
lesson-s-three-goal = Ej ar kauliņu, kas virzās par trim lauciņiem.
lesson-s-slow = Šim kauliņam ir mazāk punktiņu.
lesson-s-short = Šis kauliņš tur vēl netiek.
lesson-s-jump-goal = Pārlec pāri pretinieka kauliņam.
lesson-s-jump-hint = Meklē celiņu, kurā ceļā stāv pretinieka kauliņš.
lesson-s-jump-none = Šī kauliņa ceļā nekā nav.
lesson-s-start-title = Turp un atpakaļ
lesson-s-start-idea = Tavi pieci kauliņi šķērso spēles laukumu un nāk atpakaļ. Katrs paliek savā celiņā un iet tikai uz priekšu.
lesson-s-start-hint = Celiņi gar malu ir numurēti no 1 līdz 5.
lesson-s-speed-idea = Punktiņi pie starta vietas ir kauliņa ātrums ceļā turp. Tas virzās tieši par tik lauciņiem.
lesson-s-speed-hint = Meklē celiņu, kura sākumā ir trīs punktiņi.
lesson-s-turn-idea = Kauliņš, kas sasniedz apgriešanās lauciņu, tur apstājas, pat ja nav izmantojis visu ātrumu, un apgriežas.
lesson-s-turn-goal = Aizved kauliņu uz apgriešanās lauciņu.
lesson-s-turn-hint = Salīdzini atlikušos lauciņus ar punktiņiem.
lesson-s-back-idea = Atpakaļceļā svarīgi ir punktiņi pie apgriešanās lauciņa. Ātrie kauliņi tagad ir lēni, un otrādi.
lesson-s-back-hint = Paskaties uz punktiņiem pie apgriešanās lauciņiem.
lesson-s-jump-idea = Pretinieka kauliņam, kas stāv ceļā, pārlec pāri. Tavējais apstājas tūlīt aiz tā, bet otrs atgriežas savā starta vietā.
lesson-s-row-title = Vairākiem reizē
lesson-s-row-idea = Kauliņiem, kas stāv rindā bez atstarpes, pārlec pāri reizē. Tu nonāc pirmajā brīvajā lauciņā, pat ja tas ir tālāk, nekā ļauj ātrums.
lesson-s-row-goal = { $count ->
    [zero] Pārlec pāri reizē { $count } kauliņiem.
    [one] Pārlec pāri reizē { $count } kauliņam.
   *[other] Pārlec pāri reizē { $count } kauliņiem.
  }
lesson-s-sent-title = Cik tālu atpakaļ?
lesson-s-sent-idea = Ja pārlec pāri kauliņam ceļā turp, tas atgriežas starta vietā. Ja tas jau apgriezies, tas atgriežas tikai apgriešanās lauciņā.
lesson-s-sent-goal = Izvēlies lēcienu, kas pretiniekam maksā vairāk gājienu.
lesson-s-sent-hint = Lēnam kauliņam vajag vairāk laika, lai atgrieztos.
lesson-s-sent-less = Šis kauliņš ir ātrs un drīz būs atpakaļ. Otrs lēciens maksā vairāk.
lesson-s-safe-idea = Starta vietā un apgriešanās lauciņā kauliņam nevar pārlēkt pāri. Tos nešķērso neviens cits celiņš.
lesson-s-safe-goal = Vienam tavam kauliņam tūlīt pārlēks pāri. Aizved to drošībā.
lesson-s-safe-hint = Tā apgriešanās lauciņš ir tuvu.
lesson-s-safe-not = Tā tavs kauliņš paliek briesmās.
lesson-s-home-idea = Kauliņš, kas atgriezies starta vietā, ir mājās. To noņem no spēles laukuma, un tas paliek drošībā.
lesson-s-home-goal = Pārved kauliņu mājās.
lesson-s-home-hint = Salīdzini atlikušos lauciņus ar punktiņiem pie apgriešanās lauciņa.
lesson-s-win-title = Četri kauliņi mājās
lesson-s-win-idea = Uzvar spēlētājs, kas pirmais pārved mājās četrus kauliņus. Piektajam nav nozīmes.
lesson-s-win-hint = Trīs tavi kauliņi ir mājās. Kurš var tiem pievienoties?
lesson-s-trip-title = Ātrums turp un atpakaļ
lesson-s-trip-idea = Plāno visu ceļu. Ja nevienam nepārlec pāri, 3. celiņā turp un atpakaļ vajag 6 gājienus, katrā citā – 8.
lesson-s-trip-goal = Ej ar kauliņu, kam līdz mājām vajag vismazāk gājienu.
lesson-s-trip-hint = Izdali katra virziena lauciņus ar ātrumu tajā.
lesson-s-trip-longer = Šim kauliņam līdz mājām vajag vairāk gājienu.
lesson-s-give-title = Ļauj sev pārlēkt pāri
lesson-s-give-idea = Visu izglābt nevar. Ja pārlec pāri ātram kauliņam, tas zaudē maz, lēns – daudz.
lesson-s-give-goal = Diviem taviem kauliņiem var pārlēkt pāri. Glāb to, kas zaudētu vairāk gājienu.
lesson-s-give-hint = Saskaiti, cik gājienu katram vajadzētu, lai atgrieztos tagadējā vietā.
lesson-s-give-costly = Tagad pretinieka lēciens tev maksā vairāk, nekā vajag.
lesson-s-send-title = Kad sūtīt kauliņu atpakaļ
lesson-s-send-idea = Ja skrējienā atpaliec, lēciens var visu mainīt. Ja esi vadībā, ved kauliņus mājās.
lesson-s-send-hint = Saskaiti, cik gājienu vēl vajag katram. Kurš ir vadībā?
lesson-s-send-greedy = Tavs lēciens aizsūta kauliņu atpakaļ, bet tad lec arī pretinieks un uzvar.
lesson-s-race-title = Skrējiens beigās
lesson-s-race-idea = Beigās skaiti gājienus, nevis lauciņus. Tāls kauliņš var būt mājās agrāk nekā tuvs.
lesson-s-race-hint = Kuram tavam kauliņam līdz mājām vajag mazāk gājienu?
