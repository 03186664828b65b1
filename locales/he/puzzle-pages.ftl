### החידות בדפדפן

puzzles-title = חידות
puzzles-intro = רק מהלך אחד נכון. מצאו אותו. עובד גם בלי אינטרנט.
puzzles-game = משחק
puzzles-rating = הדירוג שלך
puzzles-counts = { $tried ->
    [0] עוד לא ניסית חידה
   *[other] נפתרו { $solved } מתוך { $tried }
  }
puzzles-daily = חידת היום
puzzles-daily-done = נפתרה היום
puzzles-daily-run = { $days ->
    [1] יום אחד ברצף
    [one] { $days } יום ברצף
    [two] יומיים ברצף
   *[other] { $days } ימים ברצף
  }
puzzles-solve = לפתור
puzzles-rated = ברמה שלך
puzzles-rated-about = חידות שמתאימות ליכולת שלך. הדירוג שלך משתנה עם כל חידה.
puzzles-streak = רצף
puzzles-streak-about = כל חידה קשה יותר. הטעות הראשונה מסיימת.
puzzles-rush = אתגר שלוש הדקות
puzzles-rush-about = פתרו כמה שיותר. שלוש טעויות מסיימות.
puzzles-best = שיא: { $solved }
puzzles-themes = נושאים
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = עוד אין כאן חידות.
puzzles-missing = החידה הזאת לא קיימת. הנה אחרות:
puzzle-moves = { $moves ->
    [1] מהלך אחד
    [one] { $moves } מהלך
    [two] שני מהלכים
   *[other] { $moves } מהלכים
  }
puzzle-kind = { $kind ->
    [proven] מוכח
   *[searched] משוער
  }
puzzle-lost-proven = { $aim ->
    [draw] מוכח: עכשיו זה הפסד.
    [stop] מוכח: עכשיו מישהו אחר מנצח.
   *[win] מוכח: הניצחון אבד.
  }
puzzle-lost-searched = הערכה: הסיכוי לניצחון יורד בכ־{ $percent }% או יותר.
puzzle-watch = ראו מה קורה…
puzzle-hint = רמז
puzzle-hint-more = רמז נוסף
puzzle-hint-pawn = הזיזו את הכלי.
puzzle-hint-fence = הניחו מחסום בין { $squares }.
puzzle-hint-lane = הביטו בחלק במסלול { $lane }.
puzzle-show = הצגת הפתרון
puzzle-solution = הפתרון: { $line }
puzzle-next = החידה הבאה
puzzle-known = את החידה הזאת כבר ראית. היא לא נספרת.
puzzle-levels = הרמות שפותרות: { $levels }
puzzle-levels-none = אף רמה של המחשב לא פותרת אותה.
puzzle-start = התחלה
puzzle-score = נפתרו: { $solved }
puzzle-mistakes = טעויות: { $mistakes } מתוך { $most }
puzzle-time-left = הזמן שנותר
puzzle-ended = { $why ->
    [time] נגמר הזמן!
    [none-left] כל החידות נפתרו!
   *[mistakes] זה הסוף!
  }
puzzle-record = שיא חדש שלך!
puzzle-missed = שווה מבט נוסף:
puzzle-again = עוד פעם
level-title = מה הרמה שלך?
level-intro = { $most ->
    [one] עד { $most } עמדה, ותדעו באיזו רמה לשחק.
    [two] עד שתי עמדות, ותדעו באיזו רמה לשחק.
   *[other] עד { $most } עמדות, ותדעו באיזו רמה לשחק.
  }
level-position = עמדה { $number }
level-skip = אין לי מושג
level-wrong = לא המהלך הזה.
level-result = הרמה שלך: { $level }, { $name }
level-play = משחק ברמה { $level }
