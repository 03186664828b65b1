### Türkçe Farside
nav-lobby = Çevrimiçi oyna
home-invite = Arkadaşınla oyna
home-join = Oyuna katıl
home-join-text = Bekleyen birine katıl ya da hemen bir rakiple eşleş.
home-watch = İzle
home-watch-text = Canlı oyunları izle.
contact-connecting = Bağlanıyor…
contact-connected = Yükleniyor…
contact-reconnecting = Bağlantı koptu. Yeniden bağlanıyor…
contact-offline = Çevrimdışısın. Bağlantın gelince oyunun devam eder.
contact-away = Bağlantı koptu. Yeniden bağlanıyor; oyunun güvende.
contact-gone = Oyun bulunamadı.
invite-title = { $game } oyununa davet
invite-other = Rakip
invite-others = Rakipler
invite-other-number = { $number }. oyuncu
invite-person = Bir arkadaş
invite-handicap-you = Ortadaki piyonun dönmüş olarak başlar
invite-handicap-other = Rakibinin ortadaki piyonu dönmüş olarak başlar
invite-who = Kimler katılabilir?
invite-who-link = Bağlantıya sahip herkes
invite-who-all = Herkes (lobide görünür)
invite-make = Oyun oluştur
invite-making = Oyunun oluşturuluyor…
invite-away = Sunucuya ulaşılamıyor. Geri gelir gelmez oyununu oluşturacağız.
invite-away-offline = Çevrimdışısın. Bağlantın gelir gelmez oyununu oluşturacağız.
name-label = Adın
name-note = Diğer oyuncular bu adı görür. Hesap gerekmez.
name-kept = Kaydedildi.
name-failed = Bu ad kullanılamaz.
control-none = Süre sınırı yok
control-days = { $days ->
    [one] Hamle başına { $days } gün
   *[other] Hamle başına { $days } gün
  }
control-move = { $seconds ->
    [one] Hamle başına { $seconds } saniye
   *[other] Hamle başına { $seconds } saniye
  }
control-minutes = { $minutes } dk
control-seconds = { $seconds } sn
control-increment = { $time } + { $increment } sn
clock-days = { $days } g { $hours } sa
clock-label = Kalan süre: { $time }
terms-players = { $count ->
    [one] { $count } oyuncu
   *[other] { $count } oyuncu
  }
terms-fences = { $player }: { $fences ->
    [0] engel yok
    [one] { $fences } engel
   *[other] { $fences } engel
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: başlangıç avantajı
terms-position = Özel başlangıç konumu
seat-free = Boş yer
seat-yours = { $name } (sen)
seat-sit = Katıl
waiting-title = Rakibin bekleniyor
waiting-title-invited = { $game } oyununa davetlisin
waiting-title-watch = { $game }, birazdan başlıyor
waiting-drawn = Renkler rastgele dağıtılır.
waiting-note = Tüm yerler dolunca oyun başlar.
waiting-note-invited = Oynamak için katıl ya da kalıp izle.
waiting-options = Oyun seçenekleri
waiting-change = Oyunu güncelle
waiting-change-note = Güncelleme yeni bir davet bağlantısı oluşturur. Eskisi artık çalışmaz.
waiting-computer = Beklerken bilgisayara karşı oyna
waiting-computer-note = Yerin ayrıldı. Oyun başlayınca haber vereceğiz.
waiting-notify = Başlayınca bildir
waiting-notify-on = Bildirim alacaksın.
waiting-over = Oyun başladı.
waiting-aborted = Bu oyun iptal edildi
waiting-abort = Oyunu iptal et
waiting-get-up = Ayrıl
share-label = Başkalarını davet et
share-sit = Davet bağlantısı
share-watch = İzleyici bağlantısı
share-copy = Kopyala
share-copied = Kopyalandı
share-send = Paylaş…
share-title = Benimle { $game } oyna
share-local = Bu bağlantı yalnızca bu bilgisayarda çalışır. Ağında oynamak için sunucuyu şöyle başlat:
share-code = Davet bağlantısının QR kodu
lobby-title = Çevrimiçi oyna
lobby-pairing = Hızlı eşleşme
lobby-which = Oyun
lobby-pair = Rakip bul
lobby-open = Açık oyunlar
lobby-open-none = Bekleyen yok. Bir oyun oluştur, burada görünsün.
lobby-running = Canlı oyunlar
lobby-running-none = Şu anda oynanan herkese açık oyun yok.
lobby-game = { $game }: { $names }
lobby-watch = İzle
lobby-own = Aç
lobby-away = Sunucuya ulaşılamıyor. Yeniden deneniyor…
lobby-away-offline = Çevrimdışısın. Bağlantın gelince lobi yeniden açılır.
lobby-meanwhile = Bu arada:
lobby-computer = Bilgisayara karşı oyna: { $game }
lobby-people = { $here ->
    [1] Şu anda burada yalnızca sen varsın
    [one] Şu anda burada { $here } kişi var
   *[other] Şu anda burada { $here } kişi var
  }
lobby-recent = Son oyunlar
lobby-view = Göster
lobby-computers = İki bilgisayarı izle: { $game }
lobby-new = { $game } oyunu oluştur
present = Çevrimiçi
absent = Çevrimdışı
spectators = { $count ->
    [one] { $count } izleyici
   *[other] { $count } izleyici
  }
talk = Hızlı mesaj
message-hello = Merhaba!
message-goodLuck = Bol şans!
message-haveFun = İyi eğlenceler!
message-wellPlayed = İyi oynadın!
message-goodGame = Güzel oyundu!
message-thanks = Teşekkürler!
message-sorry = Kusura bakma!
message-oops = Hay aksi!
message-oneMoment = Bir dakika, lütfen.
message-mustGo = Gitmem gerek.
message-goodbye = Hoşça kal!
action-takeback = Hamleyi geri iste
action-offer-draw = Beraberlik teklif et
action-offer-draw-sure = Beraberlik teklifini onayla
action-abort = Oyunu iptal et
action-abort-sure = Onayla: oyunu iptal et
action-record = Oyunu indir
action-rematch = Rövanş
action-rematch-asked = Rövanş teklif edildi
action-rematch-accept = Rövanşı kabul et
action-next-game = Sonraki oyun
asked-draw = { $player } beraberlik teklif ediyor.
asked-draw-own = Beraberlik teklif ettin.
asked-takeback = { $player } hamlesini geri almak istiyor.
asked-takeback-own = Hamleni geri almak istedin.
answer-accept = Kabul et
answer-decline = Reddet
status-aborted = Oyun iptal edildi.
status-agreement = Anlaşmayla berabere.
premoves = Ön hamle: { $moves }
premoves-cancel = İptal et
premove-dropped = Ön hamle iptal edildi, artık mümkün değil: { $move }
refused-not-stored = Sunucu şu anda kayıt yapamıyor. Daha sonra tekrar dene.
refused-already-asked = Bunu zaten sordun. Bir hamle bekle.
refused-nothing-to-take-back = Geri alabileceğin bir hamle yok.
refused-too-late-to-abort = Herkes hamlesini yaptı: artık yalnızca pes edebilirsin.
refused-seat-taken = Başkası daha hızlıydı: yer dolu.
refused-started = Oyun zaten başladı.
refused-for-bots = Bu yer bir bot için.
refused-bad-terms = Bu seçeneklerle oyun oynanamaz.
refused-illegal-move = Bu hamle mümkün değil.
refused-not-seated = Bu oyunda oynamıyorsun.
refused-not-your-turn = Sıra sende değil.
refused-stale = Oyun bu arada ilerledi. Tekrar dene.
refused-time-is-up = Süren doldu.
refused-not-started = Oyun henüz başlamadı.
refused-not-over = Oyun henüz bitmedi.
refused-nothing-asked = Bu teklif artık geçerli değil.
refused-not-alone = Hamleni geri almak için rakibine sor.
refused-not-creator = Oyunu yalnızca oluşturan oyuncu iptal edebilir.
refused-rematch-made = Sonraki oyun zaten oluşturuldu.
refused-not-found = Oyun bulunamadı.
refused-too-many = Aynı anda çok fazla oyun var. Birini bitir ya da iptal et veya sonra tekrar dene.
refused-too-fast = Çok hızlı oldu. Biraz bekleyip tekrar dene.
refused-bad-name = Bu isim kullanılamaz. Başka bir isim seç.
refused-closing = Sunucu yeniden başlıyor. Birazdan tekrar dene.
