lesson-s-lane-goal = Premakni figuro na stezi { $lane }.
lesson-s-three-goal = Premakni figuro, ki gre za tri polja.
lesson-s-slow = Ta figura ima manj pik.
lesson-s-short = Ta figura še ne pride tja.
lesson-s-jump-goal = Preskoči nasprotnikovo figuro.
lesson-s-jump-hint = Poišči stezo, na kateri je na poti nasprotnikova figura.
lesson-s-jump-none = Tej figuri ni nič na poti.

lesson-s-start-title = Tja in nazaj
lesson-s-start-idea = Tvojih pet figur prečka ploščo in se vrne. Vsaka ostane na svoji stezi in gre samo naprej.
lesson-s-start-hint = Steze so ob robu oštevilčene od 1 do 5.

lesson-s-speed-idea = Pike na začetnem izhodišču so hitrost figure na poti tja. Premakne se za natanko toliko polj.
lesson-s-speed-hint = Poišči stezo, ki se začne s tremi pikami.

lesson-s-turn-idea = Figura, ki pride na svoje obračališče, se tam ustavi, tudi če ji ostane še kaj hitrosti, in se obrne.
lesson-s-turn-goal = Pripelji figuro na njeno obračališče.
lesson-s-turn-hint = Primerjaj preostala polja s pikami.

lesson-s-back-idea = Na poti nazaj štejejo pike na obračališču. Hitre figure so zdaj počasne in obratno.
lesson-s-back-hint = Poglej pike na obračališčih.

lesson-s-jump-idea = Nasprotnikovo figuro na poti tvoja preskoči in se ustavi tik za njo. Preskočena gre nazaj na začetno izhodišče.

lesson-s-row-title = Več naenkrat
lesson-s-row-idea = Figure zapored brez vrzeli preskočiš skupaj. Pristaneš na prvem prostem polju, tudi če je dlje, kot seže hitrost.
lesson-s-row-goal = { $count ->
    [one] Preskoči { $count } figuro naenkrat.
    [two] Preskoči { $count } figuri naenkrat.
    [few] Preskoči { $count } figure naenkrat.
   *[other] Preskoči { $count } figur naenkrat.
  }

lesson-s-sent-title = Kako daleč nazaj?
lesson-s-sent-idea = Figura, preskočena na poti tja, gre nazaj na začetno izhodišče. Če se je že obrnila, gre nazaj le na obračališče.
lesson-s-sent-goal = Izberi preskok, ki nasprotnika stane več potez.
lesson-s-sent-hint = Počasna figura se vrača dlje.
lesson-s-sent-less = Ta figura je hitra in bo kmalu spet tu. Drugi preskok stane več.

lesson-s-safe-idea = Na začetnem izhodišču in na obračališču figure ni mogoče preskočiti. Teh polj ne križa nobena druga steza.
lesson-s-safe-goal = Eni od tvojih figur grozi preskok. Spravi jo na varno.
lesson-s-safe-hint = Njeno obračališče je blizu.
lesson-s-safe-not = Tako tvoja figura ostane v nevarnosti.

lesson-s-home-idea = Figura, ki se vrne na svoje začetno izhodišče, je na cilju. Gre s plošče in je za vedno varna.
lesson-s-home-goal = Pripelji figuro na cilj.
lesson-s-home-hint = Primerjaj preostala polja s pikami na obračališču.

lesson-s-win-title = Štiri figure na cilju
lesson-s-win-idea = Zmaga igralec, ki ima prvi štiri figure na cilju. Peta ni pomembna.
lesson-s-win-hint = Tri tvoje figure so na cilju. Katera se jim lahko pridruži?

lesson-s-trip-title = Hitrost tja in nazaj
lesson-s-trip-idea = Načrtuj vso pot. Brez preskokov steza 3 potrebuje 6 potez tja in nazaj, vsaka druga pa 8.
lesson-s-trip-goal = Premakni figuro, ki do cilja potrebuje najmanj potez.
lesson-s-trip-hint = Polja v vsako smer deli s hitrostjo v tej smeri.
lesson-s-trip-longer = Ta figura do cilja potrebuje več potez.

lesson-s-give-title = Pusti se preskočiti
lesson-s-give-idea = Vsega ne moreš rešiti. Hitra figura s preskokom izgubi malo, počasna veliko.
lesson-s-give-goal = Dve tvoji figuri je mogoče preskočiti. Reši tisto, ki bi izgubila več potez.
lesson-s-give-hint = Preštej, koliko potez bi vsaka potrebovala, da pride spet tja, kjer je zdaj.
lesson-s-give-costly = Zdaj te nasprotnikov preskok stane več, kot bi bilo treba.

lesson-s-send-title = Kdaj poslati figuro nazaj
lesson-s-send-idea = Če v dirki zaostajaš, lahko preskok vse obrne. Če vodiš, pelji svoje figure na cilj.
lesson-s-send-hint = Preštej, koliko potez potrebuje še vsak od vaju. Kdo vodi?
lesson-s-send-greedy = Tvoj preskok pošlje figuro nazaj, a potem skoči tudi nasprotnik in zmaga.

lesson-s-race-title = Dirka v končnici
lesson-s-race-idea = V končnici štej poteze, ne polj. Oddaljena figura je lahko na cilju prej kot bližnja.
lesson-s-race-hint = Katera tvoja figura do cilja potrebuje manj potez?
