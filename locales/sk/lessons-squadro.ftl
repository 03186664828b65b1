lesson-s-lane-goal = Potiahnite kameňom v dráhe { $lane }.
lesson-s-three-goal = Potiahnite kameňom, ktorý ide o tri políčka.
lesson-s-slow = Tento kameň má menej bodiek.
lesson-s-short = Tento kameň tam ešte nedôjde.
lesson-s-jump-goal = Preskočte súperov kameň.
lesson-s-jump-hint = Hľadajte dráhu, kde stojí v ceste súperov kameň.
lesson-s-jump-none = Tomuto kameňu nestojí v ceste nič.

lesson-s-start-title = Tam a späť
lesson-s-start-idea = Vašich päť kameňov prejde dosku a vráti sa. Každý zostáva vo svojej dráhe a ide len dopredu.
lesson-s-start-hint = Dráhy majú pozdĺž okraja čísla 1 až 5.

lesson-s-speed-idea = Bodky na štartovom políčku udávajú rýchlosť kameňa na ceste tam. Posunie sa presne o toľko políčok.
lesson-s-speed-hint = Hľadajte dráhu, ktorá sa začína tromi bodkami.

lesson-s-turn-idea = Kameň, ktorý príde na svoje políčko obratu, sa tam zastaví, aj keby mu rýchlosť zostávala, a otočí sa.
lesson-s-turn-goal = Dostaňte kameň na jeho políčko obratu.
lesson-s-turn-hint = Porovnajte zostávajúce políčka s bodkami.

lesson-s-back-idea = Na ceste späť platia bodky na políčku obratu. Rýchle kamene sú teraz pomalé a naopak.
lesson-s-back-hint = Pozrite sa na bodky na políčkach obratu.

lesson-s-jump-idea = Súperov kameň v ceste preskočíte. Váš kameň sa zastaví hneď za ním a ten súperov sa vráti na štartové políčko.

lesson-s-row-title = Niekoľko naraz
lesson-s-row-idea = Kamene v rade bez medzery preskočíte spoločne. Dopadnete na prvé voľné políčko, aj keď je ďalej, než kam siaha rýchlosť.
lesson-s-row-goal = Preskočte { $count } kamene naraz.

lesson-s-sent-title = Ako ďaleko späť?
lesson-s-sent-idea = Preskočený kameň sa na ceste tam vracia na štartové políčko. Ak sa už otočil, vracia sa len na políčko obratu.
lesson-s-sent-goal = Vyberte skok, ktorý súpera stojí viac ťahov.
lesson-s-sent-hint = Pomalému kameňu trvá návrat dlhšie.
lesson-s-sent-less = Ten kameň je rýchly a čoskoro sa vráti. Druhý skok stojí viac.

lesson-s-safe-idea = Na štartovom políčku a na políčku obratu nemožno kameň preskočiť. Žiadna iná dráha tadiaľ nevedie.
lesson-s-safe-goal = Jednému vášmu kameňu hrozí preskočenie. Dostaňte ho do bezpečia.
lesson-s-safe-hint = Jeho políčko obratu je blízko.
lesson-s-safe-not = Váš kameň tak zostáva v ohrození.

lesson-s-home-idea = Kameň, ktorý sa vráti na štartové políčko, je v cieli. Opúšťa dosku a nič mu už nehrozí.
lesson-s-home-goal = Dostaňte kameň do cieľa.
lesson-s-home-hint = Porovnajte zostávajúce políčka s bodkami na políčku obratu.

lesson-s-win-title = Štyri kamene v cieli
lesson-s-win-idea = Kto má ako prvý štyri kamene v cieli, vyhráva. Na piatom nezáleží.
lesson-s-win-hint = Tri vaše kamene sú v cieli. Ktorý sa k nim môže pridať?

lesson-s-trip-title = Rýchlosť tam a späť
lesson-s-trip-idea = Myslite na celú cestu. Keď nikto nikoho nepreskočí, trvá dráha 3 tam a späť 6 ťahov, každá iná 8.
lesson-s-trip-goal = Potiahnite kameňom, ktorému do cieľa stačí najmenej ťahov.
lesson-s-trip-hint = Políčka každého smeru vydeľte rýchlosťou v tom smere.
lesson-s-trip-longer = Tento kameň potrebuje do cieľa viac ťahov.

lesson-s-give-title = Nechajte sa preskočiť
lesson-s-give-idea = Všetko zachrániť nejde. Rýchly kameň stratí preskočením málo, pomalý veľa.
lesson-s-give-goal = Dva vaše kamene možno preskočiť. Zachráňte ten, ktorý by stratil viac ťahov.
lesson-s-give-hint = Spočítajte, koľko ťahov by každý potreboval, aby sa vrátil tam, kde je teraz.
lesson-s-give-costly = Súperov skok vás teraz stojí viac, než by musel.

lesson-s-send-title = Kedy poslať kameň späť
lesson-s-send-idea = Ak v pretekoch strácate, skok môže všetko otočiť. Ak vediete, choďte so svojimi kameňmi do cieľa.
lesson-s-send-hint = Spočítajte, koľko ťahov ešte potrebuje každý z vás. Kto vedie?
lesson-s-send-greedy = Vaším skokom sa kameň vráti, ale potom skočí aj súper a vyhrá.

lesson-s-race-title = Preteky v koncovke
lesson-s-race-idea = V koncovke počítajte ťahy, nie políčka. Vzdialený kameň môže byť v cieli skôr ako blízky.
lesson-s-race-hint = Ktorý z vašich kameňov potrebuje do cieľa menej ťahov?
