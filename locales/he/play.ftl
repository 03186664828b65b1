### משחק בעיצומו
player-you = אני
player-computer = מחשב (רמה { $level })
player-computer-colour = { $colour } (מחשב, רמה { $level })
player-guest = אורח { $tag }
player-bot = בוט { $tag }
status-your-turn = תורך.
status-turn = התור של { $player }.
status-thinking = { $player } חושב.
status-won = ניצחת!
status-won-resigned = ניצחת בפרישת היריבים.
status-wins = ניצחון של { $player }.
status-wins-resigned = ניצחון של { $player } בפרישת האחרים.
status-won-steps = { $steps ->
    [1] ניצחת בהפרש של צעד אחד!
    [one] ניצחת בהפרש של { $steps } צעד!
    [two] ניצחת בהפרש של שני צעדים!
   *[other] ניצחת בהפרש של { $steps } צעדים!
  }
status-wins-steps = { $steps ->
    [1] ניצחון של { $player } בהפרש של צעד אחד.
    [one] ניצחון של { $player } בהפרש של { $steps } צעד.
    [two] ניצחון של { $player } בהפרש של שני צעדים.
   *[other] ניצחון של { $player } בהפרש של { $steps } צעדים.
  }
status-won-moves = { $moves ->
    [1] ניצחת בהפרש של מהלך אחד!
    [one] ניצחת בהפרש של { $moves } מהלך!
    [two] ניצחת בהפרש של שני מהלכים!
   *[other] ניצחת בהפרש של { $moves } מהלכים!
  }
status-wins-moves = { $moves ->
    [1] ניצחון של { $player } בהפרש של מהלך אחד.
    [one] ניצחון של { $player } בהפרש של { $moves } מהלך.
    [two] ניצחון של { $player } בהפרש של שני מהלכים.
   *[other] ניצחון של { $player } בהפרש של { $moves } מהלכים.
  }
status-own-resigned = פרשת. ניצחון של { $player }.
status-other-resigned = פרישה של { $loser }. ניצחת!
status-resigned = פרישה של { $loser }. ניצחון של { $player }.
status-own-time = נגמר לך הזמן. ניצחון של { $player }.
status-other-time = נגמר הזמן של { $loser }. ניצחת!
status-time = נגמר הזמן של { $loser }. ניצחון של { $player }.
status-won-time = ניצחת: ליריבים נגמר הזמן.
status-wins-time = ניצחון של { $player }: לאחרים נגמר הזמן.
status-repetition = תיקו עקב חזרה על עמדה.
status-turn-limit = תיקו: הגענו למכסת התורות.
status-other-tab = המשחק שלך פתוח בכרטיסייה אחרת. כאן אפשר רק לעקוב.
time-ran-out = נגמר הזמן של { $player }.
looking-back-start = מבט לאחור: הפתיחה
looking-back-turn = מבט לאחור: תור { $turn }
looking-back-note = זו עמדה מוקדמת יותר במשחק.
draw-title = של מי המהלך הראשון?
draw-starts = המהלך הראשון: { $player }
draw-you-start = המהלך הראשון שלך
said-move = { $player }: { $move }.
move-leaves = יציאה מהמשחק
move-pawn = כלי אל { $square }
move-fence-h = מחסום אופקי מעל { $square }
move-fence-v = מחסום אנכי מימין ל־{ $square }
move-lane = מסלול { $lane }
move-lane-spaces = מסלול { $lane } ממשבצת { $from } למשבצת { $to }
actions-label = פעולות במשחק
action-undo = ביטול מהלך
action-resign = פרישה
action-resign-sure = אישור פרישה
action-again = משחק חוזר
after-label = מה עכשיו?
action-level = לנסות רמה { $level }: { $name }
action-new-level = שינוי רמה
action-share = שיתוף
action-turn = סיבוב הלוח
action-copy = העתקת המהלכים
action-copied = הועתק
moves-label = מהלכים
moves-none = עוד אין מהלכים.
look-label = דפדוף במהלכים
action-first = המהלך הראשון
action-back = המהלך הקודם
action-forward = המהלך הבא
action-last = המהלך האחרון
action-live = חזרה למשחק
side-label = מהלכים ופעולות
fences-left = { $fences ->
    [0] נגמרו המחסומים
    [1] נותר מחסום אחד
    [one] נותר { $fences } מחסום
    [two] נותרו שני מחסומים
   *[other] נותרו { $fences } מחסומים
  }
steps-to-goal = { $steps ->
    [1] צעד אחד
    [one] { $steps } צעד
    [two] שני צעדים
   *[other] { $steps } צעדים
  }
moves-needed = { $needs ->
    [1] נותר מהלך אחד
    [one] נותר { $needs } מהלך
    [two] נותרו שני מהלכים
   *[other] נותרו { $needs } מהלכים
  }
pieces-home = { $home } מתוך 4 ביעד
board-label-quoridor = לוח Quoridor. מקשי החיצים עוברים בין התאים, ו־Enter מזיז לשם את הכלי. H ו־V לוקחים מחסום, החיצים מזיזים אותו, R מסובב, Enter מניח, Escape מבטל.
board-label-squadro = לוח Squadro. המקשים 1 עד 5 בוחרים מסלול, החיצים ימינה ושמאלה את המסלול הסמוך, ו־Enter מזיז את החלק שבו.
effect-you = לך ⁦+{ $steps }⁩
effect-them = ליריב ⁦+{ $steps }⁩
effect-seat = { $colour } ⁦+{ $steps }⁩
effect-seat-you = אני ⁦+{ $steps }⁩
effect-none = לא מעכב אף אחד
refused-game-over = המשחק הסתיים.
refused-already-there = הכלי שלך כבר שם.
refused-occupied = יש כלי בדרך.
refused-fence-between = המחסום { $fence } בדרך.
refused-straight-jump-possible = אפשר לדלג ישר אל { $square }: באלכסון רק כשזה חסום.
refused-pawn-behind = אי אפשר לדלג מעל כלי שכלי נוסף עומד ממש מאחוריו.
refused-too-far = רחוק מדי.
refused-no-fence-left = לא נותרו לך מחסומים.
refused-off-board = המחסום חייב להיות כולו על הלוח.
refused-overlaps = הוא חופף למחסום { $fence }.
refused-crosses = הוא חוצה את המחסום { $fence }.
refused-cuts-off = הדרך של { $player } תיחסם לגמרי.
refused-cuts-off-you = הדרך שלך תיחסם לגמרי.
refused-not-your-piece = החלק הזה לא שלך.
refused-piece-home = החלק הזה כבר ביעד.
hint-frame = מחסומים מניחים בחריצים.
fence-bar = המחסום שנבחר
fence-place = להניח
fence-turn = סיבוב
fence-cancel = ביטול
fence-left = שמאלה
fence-right = ימינה
fence-up = למעלה
fence-down = למטה
piece-waits = הקישו שוב כדי להזיז.
piece-move = להזיז
fence-in-words = מחסום { $fence }: { $effect }
square-pawn = { $square }, כלי: { $colour }
square-target = { $square }, אפשר לנוע לכאן
piece-start = מסלול { $lane }: בעמדת הפתיחה, מהירות { $speed }.
piece-turning = מסלול { $lane }: במשבצת הסיבוב, מהירות { $speed }.
piece-home = מסלול { $lane }: ביעד.
piece-out = מסלול { $lane }: במשבצת { $space }, בדרך הלוך, מהירות { $speed }.
piece-back = מסלול { $lane }: במשבצת { $space }, בדרך חזרה, מהירות { $speed }.
landing-space = { $spaces ->
    [1] מתקדם משבצת אחת
    [one] מתקדם { $spaces } משבצת
    [two] מתקדם שתי משבצות
   *[other] מתקדם { $spaces } משבצות
  }
landing-turning = מגיע למשבצת הסיבוב
landing-home = מגיע ליעד
landing-none = כבר ביעד
landing-sends-start = מחזיר את מסלול { $lane } לעמדת הפתיחה
landing-sends-turning = מחזיר את מסלול { $lane } למשבצת הסיבוב
say-label = הלוח במילים
say-pawn = { $player }: כלי על { $square }.
say-steps = { $steps ->
    [1] נותר צעד אחד.
    [one] נותר { $steps } צעד.
    [two] נותרו שני צעדים.
   *[other] נותרו { $steps } צעדים.
  }
say-fences = { $fences ->
    [0] נגמרו המחסומים.
    [1] נותר מחסום אחד.
    [one] נותר { $fences } מחסום.
    [two] נותרו שני מחסומים.
   *[other] נותרו { $fences } מחסומים.
  }
say-fences-h = מחסומים אופקיים, מעל התאים: { $fences }.
say-fences-v = מחסומים אנכיים, מימין לתאים: { $fences }.
say-no-fences = אין מחסומים על הלוח.
say-targets = הכלי שלך יכול לנוע אל: { $squares }.
say-home = { $player }: { $home } מתוך 4 חלקים ביעד.
say-needs = { $needs ->
    [1] נותר מהלך אחד.
    [one] נותר { $needs } מהלך.
    [two] נותרו שני מהלכים.
   *[other] נותרו { $needs } מהלכים.
  }
type-label = הקלדת מהלך
type-go = ביצוע
refused-unreadable = ”{ $text }” אינו מהלך.
how-quoridor = הקלידו תא, למשל e2, או מחסום, למשל e3h או e3v.
how-squadro = הקלידו מספר מסלול, 1 עד 5.
