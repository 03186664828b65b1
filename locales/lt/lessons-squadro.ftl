### „Squadro“ pamokos

lesson-s-lane-goal = Eikite figūrėle { $lane } takelyje.
lesson-s-three-goal = Eikite figūrėle, kuri paeina tris laukelius.
lesson-s-slow = Ši figūrėlė turi mažiau taškelių.
lesson-s-short = Ši figūrėlė ten dar nenueina.
lesson-s-jump-goal = Peršokite priešininko figūrėlę.
lesson-s-jump-hint = Ieškokite takelio, kuriame kelyje stovi priešininko figūrėlė.
lesson-s-jump-none = Šios figūrėlės kelyje nieko nėra.
lesson-s-start-title = Ten ir atgal
lesson-s-start-idea = Penkios jūsų figūrėlės pereina lentą ir grįžta. Kiekviena lieka savo takelyje ir juda tik pirmyn.
lesson-s-start-hint = Takeliai palei kraštą sunumeruoti nuo 1 iki 5.
lesson-s-speed-idea = Taškeliai prie pradžios laukelio rodo figūrėlės greitį einant pirmyn. Ji paeina lygiai tiek laukelių.
lesson-s-speed-hint = Ieškokite takelio, kurio pradžioje yra trys taškeliai.
lesson-s-turn-idea = Figūrėlė, pasiekusi apsisukimo laukelį, ten sustoja, net jei neišnaudojo viso greičio, ir apsisuka.
lesson-s-turn-goal = Nuveskite figūrėlę į apsisukimo laukelį.
lesson-s-turn-hint = Palyginkite likusius laukelius su taškeliais.
lesson-s-back-idea = Grįžtant svarbūs taškeliai prie apsisukimo laukelio. Greitos figūrėlės dabar lėtos, ir atvirkščiai.
lesson-s-back-hint = Žiūrėkite į taškelius prie apsisukimo laukelių.
lesson-s-jump-idea = Kelyje stovinti priešininko figūrėlė peršokama. Jūsiškė sustoja iškart už jos, o peršoktoji grįžta į pradžios laukelį.
lesson-s-row-title = Kelios vienu kartu
lesson-s-row-idea = Be tarpo iš eilės stovinčios figūrėlės peršokamos kartu. Nušokate į pirmą laisvą laukelį, net jei jis toliau, nei leidžia greitis.
lesson-s-row-goal = { $count ->
    [one] Vienu šuoliu peršokite { $count } figūrėlę.
    [few] Vienu šuoliu peršokite { $count } figūrėles.
    [many] Vienu šuoliu peršokite { $count } figūrėlės.
   *[other] Vienu šuoliu peršokite { $count } figūrėlių.
  }
lesson-s-sent-title = Kiek toli atgal?
lesson-s-sent-idea = Pirmyn ėjusi peršokta figūrėlė grįžta į pradžios laukelį. Jau apsisukusi grįžta tik į apsisukimo laukelį.
lesson-s-sent-goal = Rinkitės šuolį, kuris priešininkui kainuoja daugiau ėjimų.
lesson-s-sent-hint = Lėtai figūrėlei sugrįžti reikia daugiau laiko.
lesson-s-sent-less = Ši figūrėlė greita ir netrukus sugrįš. Kitas šuolis kainuoja daugiau.
lesson-s-safe-idea = Pradžios laukelyje ir apsisukimo laukelyje figūrėlės peršokti negalima. Jų nekerta joks kitas takelis.
lesson-s-safe-goal = Vieną jūsų figūrėlę tuoj peršoks. Nuveskite ją į saugią vietą.
lesson-s-safe-hint = Jos apsisukimo laukelis netoli.
lesson-s-safe-not = Taip jūsų figūrėlė lieka pavojuje.
lesson-s-home-idea = Figūrėlė, grįžusi į pradžios laukelį, yra namie. Ji nuimama nuo lentos ir nuo šiol saugi.
lesson-s-home-goal = Parveskite figūrėlę namo.
lesson-s-home-hint = Palyginkite likusius laukelius su taškeliais prie apsisukimo laukelio.
lesson-s-win-title = Keturios figūrėlės namie
lesson-s-win-idea = Laimi žaidėjas, pirmas parvedęs namo keturias figūrėles. Penktoji nesvarbi.
lesson-s-win-hint = Trys jūsų figūrėlės namie. Kuri galėtų būti ketvirta?
lesson-s-trip-title = Greitis pirmyn ir atgal
lesson-s-trip-idea = Suplanuokite visą kelionę. Jei niekas neperšokamas, 3 takelyje pirmyn ir atgal reikia 6 ėjimų, o kituose – 8.
lesson-s-trip-goal = Eikite figūrėle, kuriai iki namų reikia mažiausiai ėjimų.
lesson-s-trip-hint = Kiekvienos krypties laukelius padalykite iš tos krypties greičio.
lesson-s-trip-longer = Šiai figūrėlei iki namų reikia daugiau ėjimų.
lesson-s-give-title = Leiskite save peršokti
lesson-s-give-idea = Visko neišgelbėsite. Peršokta greita figūrėlė praranda mažai, lėta – daug.
lesson-s-give-goal = Dvi jūsų figūrėles galima peršokti. Gelbėkite tą, kuri prarastų daugiau ėjimų.
lesson-s-give-hint = Suskaičiuokite, per kiek ėjimų kiekviena sugrįžtų į dabartinę vietą.
lesson-s-give-costly = Dabar priešininko šuolis jums kainuoja daugiau, nei būtina.
lesson-s-send-title = Kada grąžinti figūrėlę
lesson-s-send-idea = Jei lenktynėse atsiliekate, šuolis gali viską pakeisti. Jei pirmaujate, veskite figūrėles namo.
lesson-s-send-hint = Suskaičiuokite, kiek ėjimų liko abiem. Kas pirmauja?
lesson-s-send-greedy = Jūsų šuolis grąžina figūrėlę, bet tada šoka ir priešininkas – ir laimi.
lesson-s-race-title = Lenktynės pabaigoje
lesson-s-race-idea = Pabaigoje skaičiuokite ėjimus, ne laukelius. Tolima figūrėlė gali būti namie anksčiau nei artima.
lesson-s-race-hint = Kuriai jūsų figūrėlei iki namų reikia mažiau ėjimų?
