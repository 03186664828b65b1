### Partie s ľuďmi cez sieť

## Cesty

nav-lobby = Hrať online
home-invite = Hrať s kamarátom
home-join = Pridať sa k partii
home-join-text = Pridajte sa k niekomu, kto čaká, alebo si nechajte hneď nájsť súpera.
home-watch = Sledovať
home-watch-text = Sledujte práve hrané partie.

## Pripojenie

contact-connecting = Pripájanie…
contact-connected = Načítava sa…
contact-reconnecting = Spojenie sa prerušilo. Pripájame sa znova…
contact-offline = Ste offline. Partia bude pokračovať, keď budete znova online.
contact-away = Spojenie sa prerušilo. Pripájame sa znova, partia je v bezpečí.
contact-gone = Partia sa nenašla.

## Vytvorenie partie

invite-title = Pozvánka na { $game }
invite-other = Súper
invite-others = Súperi
invite-other-number = Hráč { $number }
invite-person = Kamarát
invite-handicap-you = Začínate so stredným kameňom už na políčku obratu
invite-handicap-other = Súper začína so stredným kameňom už na políčku obratu
invite-who = Kto sa môže pridať
invite-who-link = Každý, kto má odkaz
invite-who-all = Ktokoľvek (zobrazí sa v lobby)
invite-make = Vytvoriť partiu
invite-making = Partia sa vytvára…
invite-away = Server nie je dostupný. Partiu vytvoríme, len čo sa ozve.
invite-away-offline = Ste offline. Partiu vytvoríme, len čo budete znova online.

## Meno

name-label = Vaše meno
name-note = Toto meno uvidia ostatní hráči. Účet netreba.
name-kept = Uložené.
name-failed = Toto meno sa nedá použiť.

## Podmienky

control-none = Bez obmedzenia
control-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
    [many] { $days } dňa na ťah
   *[other] { $days } dní na ťah
  }
control-move = { $seconds ->
    [one] { $seconds } sekunda na ťah
    [few] { $seconds } sekundy na ťah
    [many] { $seconds } sekundy na ťah
   *[other] { $seconds } sekúnd na ťah
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Zostávajúci čas: { $time }
terms-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
  }
terms-fences = { $player }: { $fences ->
    [0] bez prekážok
    [one] { $fences } prekážka
    [few] { $fences } prekážky
    [many] { $fences } prekážky
   *[other] { $fences } prekážok
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: náskok
terms-position = Vlastná pozícia

## Čakanie

seat-free = Voľné miesto
seat-yours = { $name } (vy)
seat-sit = Pridať sa
waiting-title = Čaká sa na súpera
waiting-title-invited = Pozvánka do hry { $game }
waiting-title-watch = { $game }, čoskoro začíname
waiting-drawn = Farby sa pridelia náhodne.
waiting-note = Partia sa začne, keď budú všetky miesta obsadené.
waiting-note-invited = Pridajte sa alebo zostaňte a sledujte.
waiting-options = Nastavenie partie
waiting-change = Upraviť partiu
waiting-change-note = Úpravou vznikne nový odkaz s pozvánkou. Starý prestane platiť.
waiting-computer = Zatiaľ hrať proti počítaču
waiting-computer-note = Miesto vám zostane. Dáme vám vedieť, keď sa partia začne.
waiting-notify = Upozorniť na začiatok partie
waiting-notify-on = Dostanete upozornenie.
waiting-over = Partia sa začala.
waiting-aborted = Partia bola zrušená
waiting-abort = Zrušiť partiu
waiting-get-up = Odísť

## Odkazy

share-label = Pozvať ďalších
share-sit = Odkaz s pozvánkou
share-watch = Odkaz pre divákov
share-copy = Kopírovať
share-copied = Skopírované
share-send = Zdieľať…
share-title = Zahráme si { $game }?
share-local = Tento odkaz funguje len na tomto počítači. Ak chcete hrať cez sieť, spustite server takto:
share-code = QR kód odkazu s pozvánkou

## Lobby

lobby-title = Hrať online
lobby-pairing = Rýchle párovanie
lobby-which = Hra
lobby-pair = Nájsť súpera
lobby-open = Voľné partie
lobby-open-none = Nikto nečaká. Vytvorte partiu a objaví sa tu.
lobby-running = Práve sa hrá
lobby-running-none = Teraz sa nehrá žiadna verejná partia.
lobby-game = { $game }: { $names }
lobby-watch = Sledovať
lobby-own = Otvoriť
lobby-away = Server nie je dostupný. Skúšame to znova…
lobby-away-offline = Ste offline. Lobby sa otvorí, keď budete znova online.
lobby-meanwhile = Zatiaľ:
lobby-computer = Hrať proti počítaču: { $game }
lobby-people = { $here ->
    [1] Teraz ste tu len vy
    [one] Teraz je tu { $here } človek
    [few] Teraz sú tu { $here } ľudia
    [many] Teraz je tu { $here } človeka
   *[other] Teraz je tu { $here } ľudí
  }
lobby-recent = Nedávne partie
lobby-view = Zobraziť
lobby-computers = Sledovať dva počítače: { $game }
lobby-new = Vytvoriť partiu: { $game }

## Spoločnosť pri doske

present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } divákov
  }
talk = Rýchle správy
message-hello = Ahoj!
message-goodLuck = Veľa šťastia!
message-haveFun = Príjemnú hru!
message-wellPlayed = Pekný ťah!
message-goodGame = Dobrá partia!
message-thanks = Ďakujem!
message-sorry = Pardon!
message-oops = Ups!
message-oneMoment = Moment, prosím.
message-mustGo = Už musím ísť.
message-goodbye = Dovidenia!

## Tlačidlá pri doske

action-takeback = Žiadať o vrátenie ťahu
action-offer-draw = Ponúknuť remízu
action-offer-draw-sure = Naozaj ponúknuť remízu
action-abort = Zrušiť partiu
action-abort-sure = Naozaj zrušiť partiu
action-record = Stiahnuť partiu
action-rematch = Odveta
action-rematch-asked = Odveta ponúknutá
action-rematch-accept = Prijať odvetu
action-next-game = Ďalšia partia

## Otázky

asked-draw = { $player } ponúka remízu.
asked-draw-own = Ponúkli ste remízu.
asked-takeback = { $player } žiada o vrátenie ťahu.
asked-takeback-own = Požiadali ste o vrátenie ťahu.
answer-accept = Prijať
answer-decline = Odmietnuť

## Stavový riadok

status-aborted = Partia bola zrušená.
status-agreement = Remíza dohodou.
premoves = Predťah: { $moves }
premoves-cancel = Zrušiť
premove-dropped = Predťah zrušený, už nie je možný: { $move }

## Čo server odmieta

refused-not-stored = Server teraz nemôže nič uložiť. Skúste to neskôr.
refused-already-asked = O to ste už žiadali. Počkajte jeden ťah.
refused-nothing-to-take-back = Nemáte ťah, ktorý by sa dal vrátiť.
refused-too-late-to-abort = Všetci už ťahali: teraz sa môžete len vzdať.
refused-seat-taken = Niekto vás predbehol: miesto je obsadené.
refused-started = Partia sa už začala.
refused-for-bots = Toto miesto je pre bota.
refused-bad-terms = S týmto nastavením sa partia hrať nedá.
refused-illegal-move = Tento ťah nie je možný.
refused-not-seated = V tejto partii nehráte.
refused-not-your-turn = Nie ste na ťahu.
refused-stale = Partia sa medzitým posunula. Skúste to znova.
refused-time-is-up = Váš čas vypršal.
refused-not-started = Partia sa ešte nezačala.
refused-not-over = Partia sa ešte neskončila.
refused-nothing-asked = Táto ponuka už neplatí.
refused-not-alone = Požiadajte o vrátenie ťahu súpera.
refused-not-creator = Partiu môže zrušiť len ten, kto ju vytvoril.
refused-rematch-made = Ďalšia partia je už vytvorená.
refused-not-found = Partia sa nenašla.
refused-too-many = Priveľa partií naraz. Niektorú dohrajte alebo zrušte, prípadne to skúste neskôr.
refused-too-fast = Príliš rýchlo. Chvíľu počkajte a skúste to znova.
refused-bad-name = Toto meno sa nedá použiť. Zvoľte iné.
refused-closing = Server sa reštartuje. Skúste to o chvíľu.
