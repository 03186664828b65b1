### Türkçe Farside

lesson-s-lane-goal = { $lane }. şeritteki piyonu oyna.
lesson-s-three-goal = Üç kare giden bir piyonu oyna.
lesson-s-slow = Bu piyonun noktası daha az.
lesson-s-short = Bu piyon henüz oraya varmıyor.
lesson-s-jump-goal = Rakibinin bir piyonunun üzerinden atla.
lesson-s-jump-hint = Yolunda rakip piyon olan bir şerit ara.
lesson-s-jump-none = Bu piyonun yolunda bir şey yok.
lesson-s-start-title = Gidiş ve dönüş
lesson-s-start-idea = Beş piyonun oyun tahtasının karşısına geçip geri gelir. Her biri kendi şeridinde kalır ve yalnızca ileri gider.
lesson-s-start-hint = Şeritler kenar boyunca 1’den 5’e numaralıdır.
lesson-s-speed-idea = Piyonun başlangıç noktasındaki noktalar, gidişteki hareket değeridir. Piyon tam o kadar kare ilerler.
lesson-s-speed-hint = Başında üç nokta olan bir şerit ara.
lesson-s-turn-idea = Dönüş karesine varan piyon, hareket değeri tükenmemiş olsa bile orada durur ve geriye döner.
lesson-s-turn-goal = Bir piyonu dönüş karesine ulaştır.
lesson-s-turn-hint = Kalan kareleri nokta sayısıyla karşılaştır.
lesson-s-back-idea = Dönüş yolunda, dönüş karesindeki noktalar geçerlidir. Hızlı olan piyonlar artık yavaş, yavaş olanlar hızlıdır.
lesson-s-back-hint = Dönüş karelerindeki noktalara bak.
lesson-s-jump-idea = Yolda rakip piyon varsa üzerinden atlanır. Senin piyonun onun hemen arkasında durur, öteki ise başlangıç noktasına geri gider.
lesson-s-row-title = Birkaçı birden
lesson-s-row-idea = Boşluksuz art arda duran piyonların hepsinin üzerinden birden atlanır. Hareket değerini aşsa bile ilk boş kareye varırsın.
lesson-s-row-goal = { $count ->
    [one] Tek hamlede { $count } piyonun üzerinden atla.
   *[other] Tek hamlede { $count } piyonun üzerinden atla.
  }
lesson-s-sent-title = Nereye kadar geri?
lesson-s-sent-idea = Üzerinden atlanan piyon gidişteyse başlangıç noktasına döner. Dönüş yolundaysa yalnızca dönüş karesine geri gider.
lesson-s-sent-goal = Rakibine daha çok hamle kaybettiren atlayışı yap.
lesson-s-sent-hint = Yavaş bir piyonun geri gelmesi daha uzun sürer.
lesson-s-sent-less = Bu piyon hızlı, çabuk geri gelir. Öteki atlayış daha çok kaybettirir.
lesson-s-safe-idea = Başlangıç noktasındaki ve dönüş karesindeki piyonun üzerinden atlanamaz. Oradan başka şerit geçmez.
lesson-s-safe-goal = Piyonlarından birinin üzerinden atlanmak üzere. Onu güvene al.
lesson-s-safe-hint = Dönüş karesi yakın.
lesson-s-safe-not = Bu hamle piyonunu tehlikede bırakıyor.
lesson-s-home-idea = Başlangıç noktasına geri gelen piyon turunu tamamlar. Oyun tahtasından çıkar ve artık güvendedir.
lesson-s-home-goal = Bir piyonunun turunu tamamla.
lesson-s-home-hint = Kalan kareleri dönüş karesindeki noktalarla karşılaştır.
lesson-s-win-title = Dört piyon, dört tur
lesson-s-win-idea = Dört piyonuyla turu ilk tamamlayan oyuncu kazanır. Beşincinin önemi yoktur.
lesson-s-win-hint = Üç piyonun turunu tamamladı. Onlara hangisi katılabilir?
lesson-s-trip-title = Gidişte ve dönüşte hareket değeri
lesson-s-trip-idea = Bütün turu planla. Kimsenin üzerinden atlanmazsa 3. şerit gidiş dönüş 6 hamle, diğer her şerit 8 hamle sürer.
lesson-s-trip-goal = Turunu en az hamlede tamamlayacak piyonu oyna.
lesson-s-trip-hint = Her yönün karelerini o yöndeki hareket değerine böl.
lesson-s-trip-longer = Bu piyonun turu daha çok hamle ister.
lesson-s-give-title = Bırak, üzerinden atlasın
lesson-s-give-idea = Her şeyi kurtaramazsın. Üzerinden atlanan hızlı piyon az, yavaş piyon çok kaybeder.
lesson-s-give-goal = İki piyonunun üzerinden atlanabilir. Daha çok hamle kaybedecek olanı kurtar.
lesson-s-give-hint = Her birinin şimdiki yerine kaç hamlede geri geleceğini say.
lesson-s-give-costly = Şimdi rakibinin atlayışı sana gereğinden fazla kaybettiriyor.
lesson-s-send-title = Ne zaman geri göndermeli?
lesson-s-send-idea = Yarışta gerideysen bir atlayış durumu tersine çevirebilir. Öndeysen piyonlarının turunu tamamla.
lesson-s-send-hint = İkinizin de kalan hamlelerini say. Kim önde?
lesson-s-send-greedy = Atlayışın bir piyonu geri gönderiyor ama sonra rakibin de atlıyor ve kazanıyor.
lesson-s-race-title = Son yarış
lesson-s-race-idea = Sonda kareleri değil, hamleleri say. Uzaktaki bir piyon, yakındakinden önce turunu tamamlayabilir.
lesson-s-race-hint = Hangi piyonun turunu daha az hamlede tamamlar?
