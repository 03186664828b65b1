### Partie s lidmi po síti

## Cesty

nav-lobby = Hrát online
home-invite = Hrát s kamarádem
home-join = Přidat se k partii
home-join-text = Přidejte se k někomu, kdo čeká, nebo si nechte hned najít soupeře.
home-watch = Sledovat
home-watch-text = Sledujte právě hrané partie.

## Připojení

contact-connecting = Připojování…
contact-connected = Načítání…
contact-reconnecting = Spojení se přerušilo. Připojujeme se znovu…
contact-offline = Jste offline. Partie bude pokračovat, až budete zase online.
contact-away = Spojení se přerušilo. Připojujeme se znovu, partie je v bezpečí.
contact-gone = Partie nenalezena.

## Vytvoření partie

invite-title = Pozvánka na { $game }
invite-other = Soupeř
invite-others = Soupeři
invite-other-number = Hráč { $number }
invite-person = Kamarád
invite-handicap-you = Začínáte s prostředním kamenem už na poli obratu
invite-handicap-other = Soupeř začíná s prostředním kamenem už na poli obratu
invite-who = Kdo se může přidat
invite-who-link = Každý, kdo má odkaz
invite-who-all = Kdokoli (zobrazí se v lobby)
invite-make = Vytvořit partii
invite-making = Partie se vytváří…
invite-away = Server není dostupný. Partii vytvoříme, jakmile se ozve.
invite-away-offline = Jste offline. Partii vytvoříme, jakmile budete zase online.

## Jméno

name-label = Vaše jméno
name-note = Toto jméno uvidí ostatní hráči. Účet není potřeba.
name-kept = Uloženo.
name-failed = Toto jméno nelze použít.

## Podmínky

control-none = Bez omezení
control-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
  }
control-move = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
    [many] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = Zbývající čas: { $time }
terms-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
  }
terms-fences = { $player }: { $fences ->
    [0] bez překážek
    [one] { $fences } překážka
    [few] { $fences } překážky
    [many] { $fences } překážky
   *[other] { $fences } překážek
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: náskok
terms-position = Vlastní pozice

## Čekání

seat-free = Volné místo
seat-yours = { $name } (vy)
seat-sit = Přidat se
waiting-title = Čeká se na soupeře
waiting-title-invited = Pozvánka ke hře { $game }
waiting-title-watch = { $game }, brzy začínáme
waiting-drawn = Barvy se přidělí náhodně.
waiting-note = Partie začne, až budou všechna místa obsazená.
waiting-note-invited = Přidejte se, nebo zůstaňte a sledujte.
waiting-options = Nastavení partie
waiting-change = Upravit partii
waiting-change-note = Úpravou vznikne nový zvací odkaz. Starý přestane platit.
waiting-computer = Zatím hrát proti počítači
waiting-computer-note = Místo vám zůstane. Dáme vám vědět, až partie začne.
waiting-notify = Upozornit na začátek partie
waiting-notify-on = Dostanete oznámení.
waiting-over = Partie začala.
waiting-aborted = Partie byla zrušena
waiting-abort = Zrušit partii
waiting-get-up = Odejít

## Odkazy

share-label = Pozvat další
share-sit = Zvací odkaz
share-watch = Odkaz pro diváky
share-copy = Kopírovat
share-copied = Zkopírováno
share-send = Sdílet…
share-title = Zahrajeme si { $game }?
share-local = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát po síti, spusťte server takto:
share-code = QR kód zvacího odkazu

## Lobby

lobby-title = Hrát online
lobby-pairing = Rychlé párování
lobby-which = Hra
lobby-pair = Najít soupeře
lobby-open = Volné partie
lobby-open-none = Nikdo nečeká. Vytvořte partii a objeví se tady.
lobby-running = Právě se hraje
lobby-running-none = Teď se nehraje žádná veřejná partie.
lobby-game = { $game }: { $names }
lobby-watch = Sledovat
lobby-own = Otevřít
lobby-away = Server není dostupný. Zkoušíme to znovu…
lobby-away-offline = Jste offline. Lobby se otevře, až budete zase online.
lobby-meanwhile = Mezitím:
lobby-computer = Hrát proti počítači: { $game }
lobby-people = { $here ->
    [1] Teď jste tu jen vy
    [one] Teď je tu { $here } člověk
    [few] Teď jsou tu { $here } lidé
    [many] Teď je tu { $here } člověka
   *[other] Teď je tu { $here } lidí
  }
lobby-recent = Nedávné partie
lobby-view = Zobrazit
lobby-computers = Sledovat dva počítače: { $game }
lobby-new = Vytvořit partii: { $game }

## Společnost u desky

present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
  }
talk = Rychlé zprávy
message-hello = Ahoj!
message-goodLuck = Hodně štěstí!
message-haveFun = Příjemnou hru!
message-wellPlayed = Pěkný tah!
message-goodGame = Dobrá partie!
message-thanks = Děkuji!
message-sorry = Pardon!
message-oops = Jejda!
message-oneMoment = Moment, prosím.
message-mustGo = Už musím jít.
message-goodbye = Na shledanou!

## Tlačítka u desky

action-takeback = Žádat o vrácení tahu
action-offer-draw = Nabídnout remízu
action-offer-draw-sure = Opravdu nabídnout remízu
action-abort = Zrušit partii
action-abort-sure = Opravdu zrušit partii
action-record = Stáhnout partii
action-rematch = Odveta
action-rematch-asked = Odveta nabídnuta
action-rematch-accept = Přijmout odvetu
action-next-game = Další partie

## Otázky

asked-draw = { $player } nabízí remízu.
asked-draw-own = Nabízíte remízu.
asked-takeback = { $player } žádá o vrácení tahu.
asked-takeback-own = Žádáte o vrácení tahu.
answer-accept = Přijmout
answer-decline = Odmítnout

## Stavový řádek

status-aborted = Partie byla zrušena.
status-agreement = Remíza dohodou.
premoves = Předtah: { $moves }
premoves-cancel = Zrušit
premove-dropped = Předtah zrušen, už není možný: { $move }

## Co server odmítá

refused-not-stored = Server teď nemůže nic uložit. Zkuste to později.
refused-already-asked = Tato žádost už zazněla. Počkejte jeden tah.
refused-nothing-to-take-back = Nemáte tah, který by šlo vrátit.
refused-too-late-to-abort = Všichni už táhli: teď se můžete jen vzdát.
refused-seat-taken = Někdo vás předběhl: místo je obsazené.
refused-started = Partie už začala.
refused-for-bots = Toto místo je pro bota.
refused-bad-terms = S tímto nastavením se partie hrát nedá.
refused-illegal-move = Tento tah není možný.
refused-not-seated = V této partii nehrajete.
refused-not-your-turn = Nejste na tahu.
refused-stale = Partie se mezitím posunula. Zkuste to znovu.
refused-time-is-up = Váš čas vypršel.
refused-not-started = Partie ještě nezačala.
refused-not-over = Partie ještě neskončila.
refused-nothing-asked = Tato nabídka už neplatí.
refused-not-alone = Požádejte o vrácení tahu soupeře.
refused-not-creator = Partii může zrušit jen ten, kdo ji vytvořil.
refused-rematch-made = Další partie už je vytvořená.
refused-not-found = Partie nenalezena.
refused-too-many = Příliš mnoho partií najednou. Některou dohrajte nebo zrušte, případně to zkuste později.
refused-too-fast = Příliš rychle. Chvíli počkejte a zkuste to znovu.
refused-bad-name = Toto jméno nelze použít. Zvolte jiné.
refused-closing = Server se restartuje. Zkuste to za chvíli.
