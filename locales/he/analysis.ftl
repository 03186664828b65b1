### לוח הניתוח וסקירת המשחק
analysis-title = לוח ניתוח
analysis-intro = סדרו כל עמדה, או הדביקו משחק כדי לסקור אותו.
analysis-players = { $game }, { $players } שחקנים
analysis-paste = הדבקת משחק או עמדה
analysis-paste-how = רישום של משחק, רשימת מהלכים, עמדה או קישור לניתוח.
analysis-file = פתיחת קובץ
analysis-unreadable = זה לא משחק ולא עמדה אפשרית:
analysis-of = { $game }: ניתוח
action-review = סקירת המשחק
saved-review-label = סקירה: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = הערכה לאורך המשחק
analysis-position = { $moves ->
    [0] הפתיחה. { $evaluation }
   *[other] אחרי מהלך { $moves }. { $evaluation }
  }
analysis-proven = מוכח
analysis-card = סקירה
analysis-better = עדיף
analysis-moments = הרגעים הגדולים
analysis-leads = למי היה יתרון
analysis-next-error = הטעות הבאה
analysis-stop = עצירה
analysis-try = ניסיון נוסף
analysis-try-find = מצאו מהלך טוב יותר עבור { $player }.
analysis-try-checking = בודקים את { $move }…
analysis-try-kept = כן! { $move } שומר על התוצאה.
analysis-try-lost = גם { $move } מוותר על משהו.
analysis-try-show = הצגת המהלך העדיף
analysis-engine = מחשב
analysis-lines = קווי משחק
analysis-paths = הצגת הדרכים
analysis-depth = עומק { $depth } · { $speed }/שנ׳
analysis-source = { $source ->
    [tablebase] מדויק: מאגר הפתרונות שבשרת
    [endgame] מדויק: סיום פתור
    [book] מתוך ספר הפתיחות
   *[search] הערכה לפי חיפוש
  }
analysis-variation = וריאנט
analysis-marks = סימון המהלך
analysis-glyph = { $glyph ->
    [brilliant] מהלך מבריק
    [good] מהלך טוב
    [interesting] מהלך מעניין
    [dubious] מהלך מפוקפק
    [mistake] טעות
   *[blunder] טעות גסה
  }
analysis-comment = הערה (נשמרת במכשיר הזה)
analysis-promote = הפיכה לקו הראשי
analysis-delete = מחיקה מכאן והלאה
analysis-play-on = משחק מהעמדה הזאת
analysis-away = אין כרגע קשר עם השרת.
analysis-edit = עריכת העמדה
analysis-analyse = ניתוח
analysis-edit-how = { $game ->
    [quoridor] גררו כלים ומחסומים. לחצו על חריץ כדי להניח מחסום, ועל מחסום כדי להסיר אותו.
   *[squadro] גררו חלקים לאורך המסלולים. לחצו על חלק כדי לסובב אותו. 0 היא עמדת הפתיחה, 6 משבצת הסיבוב ו־12 היעד.
  }
analysis-rack = גררו אל הלוח
analysis-square = תא
analysis-fences-left = מחסומים שנותרו
analysis-fences = המחסומים שעל הלוח
analysis-lane = מסלול { $lane }
analysis-to-move = התור של
analysis-position-string = עמדה
problem-unreadable = אי אפשר לקרוא את זה: ”{ $word }”
problem-players = מספר שחקנים לא אפשרי: { $given }.
problem-turn = התור לא יכול להיות של { $player }, שמחוץ למשחק.
problem-same-square = שני כלים על { $square }.
problem-nobody-plays = אף אחד לא משחק.
problem-off-board = המחסום { $fence } חורג מהלוח.
problem-fences = המחסומים { $one } ו־{ $other } מפריעים זה לזה.
problem-too-many-left = { $player }: אפשר שיישארו לכל היותר { $most } מחסומים.
problem-too-many-fences = { $given } מחסומים; במשחק יש { $most }.
problem-no-path = { $player }: אין דרך לעבור.
problem-several-winners = רק שחקן אחד יכול לנצח.
problem-winner-to-move = התור לא יכול להיות של { $player } אחרי ניצחון.
problem-progress = { $player }: החלק במסלול { $lane } לא יכול להיות שם.
problem-left = פרישה של { $player } לא אפשרית.
problem-shared-crossing = שני חלקים על הצטלבות אחת: מסלולים { $one } ו־{ $other }.
problem-five-home = { $player }: לא ייתכנו חמישה חלקים ביעד.
