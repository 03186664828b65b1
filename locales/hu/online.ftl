### Farside magyarul
nav-lobby = Online játék
home-invite = Játék egy baráttal
home-join = Csatlakozás játszmához
home-join-text = Csatlakozz valakihez, aki ellenfélre vár, vagy kapj ellenfelet azonnal.
home-watch = Játszmák nézése
home-watch-text = Nézd mások játszmáit élőben.
contact-connecting = Kapcsolódás…
contact-connected = Betöltés…
contact-reconnecting = Megszakadt a kapcsolat. Újrakapcsolódás…
contact-offline = Nincs internetkapcsolat. A játszmád folytatódik, amint újra online vagy.
contact-away = Megszakadt a kapcsolat. Újrakapcsolódás; a játszmád nem vész el.
contact-gone = A játszma nem található.
invite-title = Meghívás: { $game }
invite-other = Ellenfél
invite-others = Ellenfelek
invite-other-number = { $number }. játékos
invite-person = Egy barát
invite-handicap-you = A te középső elemed már megfordulva indul
invite-handicap-other = Az ellenfeled középső eleme már megfordulva indul
invite-who = Ki csatlakozhat
invite-who-link = Bárki, akinek megvan a link
invite-who-all = Bárki (látszik a lobbiban)
invite-make = Játszma létrehozása
invite-making = A játszma létrehozása…
invite-away = A szerver nem érhető el. Amint visszatér, létrehozzuk a játszmádat.
invite-away-offline = Nincs internetkapcsolat. Amint újra online vagy, létrehozzuk a játszmádat.
name-label = A neved
name-note = Ezt a nevet látja a többi játékos. Nem kell regisztrálni.
name-kept = Elmentve.
name-failed = Ez a név nem használható.
control-none = Nincs időkorlát
control-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
  }
control-move = { $seconds ->
    [one] { $seconds } másodperc lépésenként
   *[other] { $seconds } másodperc lépésenként
  }
control-minutes = { $minutes } perc
control-seconds = { $seconds } mp
control-increment = { $time } + { $increment } mp
clock-days = { $days } n { $hours } ó
clock-label = Hátralévő idő: { $time }
terms-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
  }
terms-fences = { $player }: { $fences ->
    [0] nincs akadály
    [one] { $fences } akadály
   *[other] { $fences } akadály
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: előny
terms-position = Egyedi kezdőállás
seat-free = Szabad hely
seat-yours = { $name } (te)
seat-sit = Csatlakozás
waiting-title = Várakozás az ellenfélre
waiting-title-invited = Meghívtak egy játszmára: { $game }
waiting-title-watch = { $game }, hamarosan kezdődik
waiting-drawn = A színeket kisorsoljuk.
waiting-note = A játszma akkor indul, ha minden hely betelt.
waiting-note-invited = Csatlakozz és játssz, vagy maradj nézőként.
waiting-options = A játszma beállításai
waiting-change = Játszma módosítása
waiting-change-note = A módosítás új meghívólinket készít. A régi nem működik többé.
waiting-computer = Addig is: játék a gép ellen
waiting-computer-note = A helyed megmarad. Szólunk, amint kezdődik a játszma.
waiting-notify = Értesíts, ha kezdődik
waiting-notify-on = Kapsz majd értesítést.
waiting-over = A játszma elkezdődött.
waiting-aborted = Ezt a játszmát törölték
waiting-abort = Játszma törlése
waiting-get-up = Kilépés
share-label = Mások meghívása
share-sit = Meghívólink
share-watch = Link nézőknek
share-copy = Másolás
share-copied = Kimásolva
share-send = Megosztás…
share-title = Játssz velem! { $game }
share-local = Ez a link csak ezen a gépen működik. Ha a hálózaton szeretnél játszani, így indítsd a szervert:
share-code = A meghívólink QR-kódja
lobby-title = Online játék
lobby-pairing = Gyors párosítás
lobby-which = Játék
lobby-pair = Ellenfél keresése
lobby-open = Nyitott játszmák
lobby-open-none = Most senki sem vár. Hozz létre egy játszmát, és itt fog megjelenni.
lobby-running = Zajló játszmák
lobby-running-none = Most épp nem zajlik nyilvános játszma.
lobby-game = { $game }: { $names }
lobby-watch = Megnézés
lobby-own = Megnyitás
lobby-away = A szerver nem érhető el. Újra próbáljuk…
lobby-away-offline = Nincs internetkapcsolat. A lobbi újra megnyílik, amint online vagy.
lobby-meanwhile = Addig is:
lobby-computer = Játék a gép ellen: { $game }
lobby-people = { $here ->
    [1] Most csak te vagy itt
    [one] Most { $here } játékos van itt
   *[other] Most { $here } játékos van itt
  }
lobby-recent = Legutóbbi játszmák
lobby-view = Megnézés
lobby-computers = Két gép játszmájának megnézése: { $game }
lobby-new = Új játszma: { $game }
present = Elérhető
absent = Nem elérhető
spectators = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
  }
talk = Gyors üzenet
message-hello = Szia!
message-goodLuck = Sok szerencsét!
message-haveFun = Jó szórakozást!
message-wellPlayed = Szép lépés!
message-goodGame = Jó játszma volt!
message-thanks = Köszönöm!
message-sorry = Bocsánat!
message-oops = Hoppá!
message-oneMoment = Egy pillanat!
message-mustGo = Mennem kell.
message-goodbye = Viszlát!
action-takeback = Lépés visszakérése
action-offer-draw = Döntetlen ajánlása
action-offer-draw-sure = Biztosan döntetlent ajánlasz?
action-abort = Játszma törlése
action-abort-sure = Biztosan törlöd?
action-record = Játszma letöltése
action-rematch = Visszavágó
action-rematch-asked = Visszavágó felajánlva
action-rematch-accept = Visszavágó elfogadása
action-next-game = Következő játszma
asked-draw = { $player } döntetlent ajánl.
asked-draw-own = Döntetlent ajánlottál.
asked-takeback = { $player } visszakérné a lépését.
asked-takeback-own = Visszakérted a lépésedet.
answer-accept = Elfogadás
answer-decline = Elutasítás
status-aborted = A játszmát törölték.
status-agreement = Döntetlen közös megegyezéssel.
premoves = Előlépés: { $moves }
premoves-cancel = Mégse
premove-dropped = Előlépés törölve, már nem lehetséges: { $move }
refused-not-stored = A szerver most semmit sem tud menteni. Próbáld újra később.
refused-already-asked = Már kérted. Várj egy lépést.
refused-nothing-to-take-back = Nincs visszavonható lépésed.
refused-too-late-to-abort = Már mindenki lépett: most már csak feladhatod.
refused-seat-taken = Valaki gyorsabb volt: a hely már foglalt.
refused-started = A játszma már elkezdődött.
refused-for-bots = Ez a hely egy boté.
refused-bad-terms = Ezekkel a beállításokkal nem lehet játszani.
refused-illegal-move = Ez a lépés nem lehetséges.
refused-not-seated = Ebben a játszmában nem játszol.
refused-not-your-turn = Nem te jössz.
refused-stale = A játszma közben továbbhaladt. Próbáld újra.
refused-time-is-up = Lejárt az időd.
refused-not-started = A játszma még nem kezdődött el.
refused-not-over = A játszma még nem ért véget.
refused-nothing-asked = Ez az ajánlat már nem él.
refused-not-alone = Az ellenfeledtől kell visszakérned a lépést.
refused-not-creator = Csak az törölheti a játszmát, aki létrehozta.
refused-rematch-made = A következő játszma már létrejött.
refused-not-found = A játszma nem található.
refused-too-many = Túl sok játszma fut egyszerre. Fejezz be vagy törölj egyet, vagy próbáld újra később.
refused-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
refused-bad-name = Ez a név nem használható. Válassz másikat.
refused-closing = A szerver újraindul. Próbáld újra egy kicsit később.
