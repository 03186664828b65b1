### Farside eesti keeles

lesson-s-lane-goal = Käi nupuga rajal { $lane }.
lesson-s-three-goal = Käi nupuga, mis liigub kolm ruutu.
lesson-s-slow = Sellel nupul on vähem punkte.
lesson-s-short = See nupp ei jõua veel sinna.
lesson-s-jump-goal = Hüppa üle vastase nupu.
lesson-s-jump-hint = Otsi rada, kus vastase nupp on ees.
lesson-s-jump-none = Selle nupu ees pole midagi.
lesson-s-start-title = Sinna ja tagasi
lesson-s-start-idea = Sinu viis nuppu lähevad üle mängulaua ja tulevad tagasi. Igaüks püsib oma rajal ja liigub ainult edasi.
lesson-s-start-hint = Rajad on serval nummerdatud 1–5.
lesson-s-speed-idea = Punktid nupu alguspunktis näitavad tema kiirust minekul. Ta liigub täpselt nii mitu ruutu.
lesson-s-speed-hint = Otsi rada, mille alguses on kolm punkti.
lesson-s-turn-idea = Pöörderuudule jõudnud nupp peatub seal ka siis, kui kiirust jäi üle, ja pöörab ümber.
lesson-s-turn-goal = Vii üks nupp pöörderuudule.
lesson-s-turn-hint = Võrdle allesjäänud ruute punktidega.
lesson-s-back-idea = Tagasiteel loevad pöörderuudu punktid. Kiired nupud on nüüd aeglased ja vastupidi.
lesson-s-back-hint = Vaata pöörderuutude punkte.
lesson-s-jump-idea = Ees olevast vastase nupust hüpatakse üle. Sinu nupp peatub kohe selle taga ja teine läheb tagasi oma alguspunkti.
lesson-s-row-title = Mitu korraga
lesson-s-row-idea = Ilma vaheta järjestikku seisvatest nuppudest hüpatakse korraga üle. Jõuad esimesele vabale ruudule, isegi kui see on kaugemal, kui kiirus lubab.
lesson-s-row-goal = { $count ->
    [one] Hüppa üle { $count } nupu.
   *[other] Hüppa korraga üle { $count } nupu.
  }
lesson-s-sent-title = Kui kaugele tagasi?
lesson-s-sent-idea = Kui üle hüpatakse minekul olevast nupust, läheb see tagasi alguspunkti. Ümber pööranud nupp läheb ainult pöörderuudule.
lesson-s-sent-goal = Tee hüpe, mis läheb vastasele maksma rohkem käike.
lesson-s-sent-hint = Aeglasel nupul kulub tagasitulekuks kauem.
lesson-s-sent-less = See nupp on kiire ja varsti tagasi. Teine hüpe maksab rohkem.
lesson-s-safe-idea = Alguspunktis ja pöörderuudul ei saa nupust üle hüpata. Ükski teine rada neid ei läbi.
lesson-s-safe-goal = Ühest sinu nupust tahetakse üle hüpata. Vii see ohutusse kohta.
lesson-s-safe-hint = Tema pöörderuut on lähedal.
lesson-s-safe-not = Nii jääb sinu nupp ohtu.
lesson-s-home-idea = Oma alguspunkti tagasi jõudnud nupp on kohal. Ta läheb mängulaualt ära ja on lõplikult kaitstud.
lesson-s-home-goal = Too üks nupp kohale.
lesson-s-home-hint = Võrdle allesjäänud ruute pöörderuudu punktidega.
lesson-s-win-title = Neli nuppu kohal
lesson-s-win-idea = Võidab mängija, kelle neli nuppu on esimesena kohal. Viies ei loe.
lesson-s-win-hint = Kolm sinu nuppu on kohal. Milline saab nendega ühineda?
lesson-s-trip-title = Kiirus sinna ja tagasi
lesson-s-trip-idea = Kavanda kogu teekond. Kui kellestki üle ei hüpata, kulub rajal 3 edasi-tagasi 6 käiku, igal teisel rajal 8.
lesson-s-trip-goal = Käi nupuga, mis jõuab kohale kõige väiksema arvu käikudega.
lesson-s-trip-hint = Jaga kummagi suuna ruudud selle suuna kiirusega.
lesson-s-trip-longer = See nupp vajab kohale jõudmiseks rohkem käike.
lesson-s-give-title = Lase endast üle hüpata
lesson-s-give-idea = Kõike ei saa päästa. Kiirest nupust ülehüppamine maksab vähe, aeglasest palju.
lesson-s-give-goal = Kahest sinu nupust saab üle hüpata. Päästa see, mis kaotaks rohkem käike.
lesson-s-give-hint = Loe, mitu käiku kumbki vajaks, et tagasi samasse kohta jõuda.
lesson-s-give-costly = Nüüd maksab vastase hüpe sulle rohkem kui vaja.
lesson-s-send-title = Millal tagasi saata
lesson-s-send-idea = Kui oled võidujooksus maas, võib hüpe selle pöörata. Kui oled ees, too oma nupud kohale.
lesson-s-send-hint = Loe, mitu käiku kumbki veel vajab. Kes on ees?
lesson-s-send-greedy = Sinu hüpe saadab nupu tagasi, aga siis hüppab ka vastane ja võidab.
lesson-s-race-title = Lõpuspurt
lesson-s-race-idea = Lõpus loe käike, mitte ruute. Kauge nupp võib kohale jõuda enne lähedast.
lesson-s-race-hint = Milline sinu nupp jõuab kohale vähemate käikudega?
