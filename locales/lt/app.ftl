### Programos rėmai

app-name = Farside
nav-home = Farside, pradžia
nav-label = Puslapiai
nav-saved = Partijos
nav-settings = Nustatymai
nav-help = Pagalba
skip-to-content = Pereiti prie turinio
reader-offer = Įjungti ekrano skaitytuvo režimą

title-home = Farside – Quoridor ir Squadro
title-page = { $page } – Farside
title-turn = Jūsų ėjimas – { $game }
title-begun = Partija prasidėjo – { $game }

not-kept-forbidden = Ši naršyklė neišsaugo šios svetainės partijų. Žaisti galite, bet uždarius skirtuką partijos dings.
not-kept-full = Naršyklės saugykla pilna. Galite žaisti toliau, bet uždarius skirtuką nauji ėjimai dings.

news-label = Jūsų partijos
news-turn = Jūsų ėjimas: { $game } ({ $others })
news-begun = Partija prasidėjo: { $game } ({ $others })
news-playing = Priešininko ėjimas: { $game } ({ $others })
news-waiting = Laukiama priešininko: { $game }
news-play = Žaisti
news-open = Atidaryti

app-tagline = Du puikūs stalo žaidimai. Nieko nereikalingo.
home-continue = Tęsti
home-play-computer = Žaisti su kompiuteriu
home-pass-and-play = Žaisti viename įrenginyje
home-about-quoridor = Pasiekite kitą pusę pirmiau už kitus. Užtverkite varžovams kelią barjerais, bet visada palikite laisvą kelią.
home-about-squadro = Perveskite penkias figūrėles pirmyn ir atgal. Peršokite varžovo figūrėlę, ir ji turės grįžti.
home-learn = Kaip žaisti
home-learn-label = Kaip žaisti „{ $game }“
home-more = Daugiau būdų žaisti
home-miniature = { $game }, pavyzdinė partija
home-pause = Sustabdyti pavyzdines partijas
home-resume = Tęsti pavyzdines partijas
home-foot = Nemokamai. Be paskyros, be reklamų. Partijos su kompiuteriu lieka jūsų naršyklėje.
home-publisher = Žaidimus „Quoridor“ ir „Squadro“ leidžia „Gigamic“. „Farside“ nėra susijusi su „Gigamic“.

lost-title = Puslapis nerastas
lost-text = Ši nuoroda neveda į jokią partiją. Galbūt partija pašalinta iš šios naršyklės.
lost-home = Grįžti į pradžią

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = Baltieji
quoridor-seat-2 = Juodieji
quoridor-seat-3 = Oranžinieji
quoridor-seat-4 = Mėlynieji
squadro-seat-1 = Geltonieji
squadro-seat-2 = Raudonieji

loading = Įkeliama…
trouble = Kažkas nepavyko. Įkelkite puslapį iš naujo ir tęskite.
trouble-code = Kažkas nepavyko ({ $code }). Bandykite dar kartą.

saved-title = Jūsų partijos
saved-none = Partijų dar nėra. Kiekviena pradėta partija išsaugoma šioje naršyklėje.
saved-remove = Pašalinti
saved-remove-label = Pašalinti: { $game }, { $when }
saved-open-label = Atidaryti: { $game }, { $when }
saved-versus = { $game }, priešininkas: { $others }
moves-made = { $moves ->
    [0] ėjimų dar nėra
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
saved-local = Šiame įrenginyje
saved-online = Internete
saved-won = Laimėjote
saved-lost = Pralaimėjote
saved-drawn = Lygiosios
saved-going-on = Vyksta
saved-over = Baigta
saved-removed = Partija pašalinta.
saved-undo = Anuliuoti
saved-export = Eksportuoti visas partijas
saved-import = Importuoti partijas
saved-imported = { $games ->
    [0] Šiame faile naujų partijų nėra.
    [one] Importuota { $games } partija.
    [few] Importuotos { $games } partijos.
    [many] Importuota { $games } partijos.
   *[other] Importuota { $games } partijų.
  }
saved-import-failed = Šiame faile nėra „Farside“ partijų.
saved-kept = Išsaugota tik šioje naršyklėje.

new-title-computer = { $game }: su kompiuteriu
new-title-friends = { $game }: viename įrenginyje
new-players = Žaidėjai
new-people = Iš jų žmonės
new-level = Lygis
new-levels-own = Atskiras lygis kiekvienam kompiuteriui
new-level-1 = Pradedantysis
new-level-2 = Lengvas
new-level-3 = Ramus
new-level-4 = Mėgėjas
new-level-5 = Tvirtas
new-level-6 = Įgudęs
new-level-7 = Stiprus
new-level-8 = Visa jėga
level-about-quoridor-1 = Ką tik išmoko taisykles. Blogai stato barjerus ir nepastebi šuolių.
level-about-quoridor-2 = Mato kai kuriuos gerus barjerus, bet jūsiškių beveik nenumato.
level-about-quoridor-3 = Stato barjerus protingai ir kartais numato jūsiškius.
level-about-quoridor-4 = Skaičiuoja kiekvieną žingsnį ir nepraleidžia nė vienos paprastos gudrybės.
level-about-quoridor-5 = Planuoja kelis ėjimus į priekį.
level-about-quoridor-6 = Planuoja toli į priekį ir taupo barjerus pabaigai.
level-about-quoridor-7 = Sunku įveikti. Baudžia už daugumą klaidų.
level-about-quoridor-8 = Geriausia, ką gali „Farside“. Dovanų nesitikėkite.
level-about-squadro-1 = Ką tik išmoko taisykles. Dažnai nepastebi šuolių.
level-about-squadro-2 = Pamatęs progą šoka, bet į priekį nežiūri.
level-about-squadro-3 = Mato vieną ėjimą į priekį, bet kartais leidžia peršokti savo figūrėlę.
level-about-squadro-4 = Išvengia paprastų spąstų.
level-about-squadro-5 = Mato kelis ėjimus į priekį.
level-about-squadro-6 = Šoka tinkamu metu.
level-about-squadro-7 = Sunku įveikti. Baudžia už daugumą klaidų.
level-about-squadro-8 = Geriausia, ką gali „Farside“. Dovanų nesitikėkite.
level-elo = Išmatuota: { $elo } Elo virš 1 lygio
level-elo-first = Išmatuota: su šiuo lygiu lyginami kiti
new-first = Pirmas ėjimas
new-first-drawn = Atsitiktinai
new-first-you = Jūs
new-first-other = Kompiuteris
new-seat = Jūsų spalva
new-seat-drawn = Atsitiktinai
new-more-quoridor = Namų taisyklės ir handikapas
new-more-squadro = Handikapas
new-options = Namų taisyklės
new-option-free-side-jump = Įstrižai šokti leidžiama visada
new-option-strict-pawn-behind = Nešokama, jei iškart už pėstininko stovi kitas
new-handicap = Kiekvieno žaidėjo barjerai
new-handicap-squadro = Pradžios pranašumas
new-handicap-none = Nėra
new-handicap-yellow = Geltonieji: vidurinė figūrėlė jau apsisukusi
new-handicap-red = Raudonieji: vidurinė figūrėlė jau apsisukusi
new-start = Pradėti

level-named = { $level }: { $name }
seat-computer = Kompiuteris: { $level } lygis, { $name }

time = Laikas
time-kind-none = Neribojamas
time-kind-total = Partijai
time-kind-move = Ėjimui
time-kind-days = Korespondencinis
time-minutes = Minutės žaidėjui
time-increment = Priedas už ėjimą (sekundės)
time-seconds = Sekundės ėjimui
time-days = Dienos ėjimui
time-share = Laiko handikapas (%)

by-hand-title = Nukopijuoti neleista
by-hand-text = Naršyklė neleido nukopijuoti. Tekstas pažymėtas: kopijuokite klavišais Ctrl+C ar ⌘C arba palieskite jį ir palaikykite.
by-hand-close = Uždaryti
