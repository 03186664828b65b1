### Kennslustundir í Squadro

lesson-s-lane-goal = Færðu kubbinn á braut { $lane }.
lesson-s-three-goal = Færðu kubb sem fer þrjá reiti.
lesson-s-slow = Þessi kubbur hefur færri punkta.
lesson-s-short = Þessi kubbur kemst ekki þangað enn.
lesson-s-jump-goal = Hoppaðu yfir kubb andstæðingsins.
lesson-s-jump-hint = Leitaðu að braut þar sem kubbur andstæðingsins er í veginum.
lesson-s-jump-none = Ekkert er í vegi fyrir þessum kubbi.
lesson-s-start-title = Fram og til baka
lesson-s-start-idea = Kubbarnir þínir fimm fara yfir spilaborðið og koma til baka. Hver þeirra er á sinni braut og fer bara áfram.
lesson-s-start-hint = Brautirnar eru númeraðar 1 til 5 við brúnina.
lesson-s-speed-idea = Punktarnir við upphafsreit kubbs eru hraði hans á leiðinni út. Hann fer nákvæmlega jafnmarga reiti.
lesson-s-speed-hint = Leitaðu að braut sem byrjar á þremur punktum.
lesson-s-turn-idea = Kubbur sem kemst á snúningsreit sinn stoppar þar, þótt hraði sé eftir, og snýr við.
lesson-s-turn-goal = Komdu kubb á snúningsreit sinn.
lesson-s-turn-hint = Berðu reitina sem eru eftir saman við punktana.
lesson-s-back-idea = Á leiðinni til baka gilda punktarnir við snúningsreitinn. Kubbar sem voru fljótir eru nú seinir og öfugt.
lesson-s-back-hint = Líttu á punktana við snúningsreitina.
lesson-s-jump-idea = Hoppað er yfir kubb andstæðingsins ef hann er í veginum. Þinn kubbur stoppar rétt fyrir aftan, og hinn fer aftur á upphafsreit sinn.
lesson-s-row-title = Margir í einu
lesson-s-row-idea = Hoppað er í einu yfir alla kubba sem standa hver á eftir öðrum án bils. Þú lendir á fyrsta lausa reit, jafnvel lengra en hraðinn leyfir.
lesson-s-row-goal = { $count ->
    [one] Hoppaðu yfir { $count } kubb.
   *[other] Hoppaðu yfir { $count } kubba í einu.
  }
lesson-s-sent-title = Hversu langt til baka?
lesson-s-sent-idea = Ef hoppað er yfir kubb á leiðinni út fer hann aftur á upphafsreit sinn. Hafi hann snúið við fer hann bara aftur á snúningsreitinn.
lesson-s-sent-goal = Veldu hoppið sem kostar andstæðinginn fleiri leiki.
lesson-s-sent-hint = Seinn kubbur er lengur að koma aftur.
lesson-s-sent-less = Þessi kubbur er fljótur og kemur brátt aftur. Hitt hoppið kostar meira.
lesson-s-safe-idea = Ekki er hægt að hoppa yfir kubb á upphafsreit sínum eða snúningsreit. Engin önnur braut liggur þar um.
lesson-s-safe-goal = Andstæðingurinn ætlar að hoppa yfir einn kubbinn þinn. Komdu honum í skjól.
lesson-s-safe-hint = Snúningsreiturinn hans er nálægt.
lesson-s-safe-not = Þá er kubburinn þinn enn í hættu.
lesson-s-home-idea = Kubbur sem kemst aftur á upphafsreit sinn er kominn heim. Hann fer af spilaborðinu og er öruggur upp frá því.
lesson-s-home-goal = Komdu kubb heim.
lesson-s-home-hint = Berðu reitina sem eru eftir saman við punktana við snúningsreitinn.
lesson-s-win-title = Fjórir kubbar heima
lesson-s-win-idea = Sá leikmaður vinnur sem fyrr kemur fjórum kubbum heim. Sá fimmti skiptir ekki máli.
lesson-s-win-hint = Þrír kubbar þínir eru komnir heim. Hver getur bæst við?
lesson-s-trip-title = Hraði út og til baka
lesson-s-trip-idea = Hugsaðu um alla leiðina. Ef ekkert er hoppað tekur braut 3 út og til baka 6 leiki en hver hinna 8.
lesson-s-trip-goal = Færðu kubbinn sem þarf fæsta leiki til að komast heim.
lesson-s-trip-hint = Deildu í reiti hvorrar leiðar með hraðanum á henni.
lesson-s-trip-longer = Þessi kubbur þarf fleiri leiki til að komast heim.
lesson-s-give-title = Leyfðu andstæðingnum að hoppa
lesson-s-give-idea = Þú getur ekki bjargað öllu. Ef hoppað er yfir fljótan kubb tapar hann litlu, en seinn kubbur miklu.
lesson-s-give-goal = Hægt er að hoppa yfir tvo kubba þína. Bjargaðu þeim sem myndi tapa fleiri leikjum.
lesson-s-give-hint = Teldu hve marga leiki hvor þyrfti til að komast aftur þangað sem hann er.
lesson-s-give-costly = Nú kostar hopp andstæðingsins þig meira en þarf.
lesson-s-send-title = Hvenær á að senda til baka?
lesson-s-send-idea = Ef þú ert á eftir í kapphlaupinu getur hopp snúið því við. Ef þú ert á undan skaltu koma kubbunum heim.
lesson-s-send-hint = Teldu leikina sem hvort ykkar á eftir. Hvort er á undan?
lesson-s-send-greedy = Hoppið þitt sendir kubb til baka, en svo hoppar andstæðingurinn líka og vinnur.
lesson-s-race-title = Kapphlaupið í lokin
lesson-s-race-idea = Teldu leiki í lokin, ekki reiti. Kubbur langt í burtu getur komist heim á undan öðrum sem er nær.
lesson-s-race-hint = Hver kubba þinna þarf færri leiki til að komast heim?
