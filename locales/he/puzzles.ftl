### חידות: בדף החידות וב־farside puzzle

theme-jump = דילוג
theme-side-jump = דילוג הצידה
theme-detour = עיקוף
theme-shut-in = כיתור
theme-guard = הגנה
theme-last-fence = המחסום האחרון
theme-run = ריצה
theme-stop = לעצור מישהו
theme-race = מרוץ
theme-tempo = המתנה
theme-send-back = החזרה לאחור
theme-chain = דילוג מרובה
theme-bait = פיתיון
theme-escape = בריחה
puzzle-title = חידה { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] התור של { $player }. הצילו את התיקו.
    [stop] התור של { $player }. את מי חייבים לעצור, ואיך?
   *[win] התור של { $player }. מצאו את המהלך היחיד שמנצח.
  }
puzzle-proof = { $kind ->
    [proven] מוכח: אף מהלך אחר לא מצליח.
   *[searched] כל מהלך אחר גרוע בהרבה, לפי חיפוש. מספר העמדות שנבדקו: { $nodes }.
  }
puzzle-right = נכון! המהלך של { $player }: { $move }. המשיכו.
puzzle-solved = נפתר!
puzzle-wrong = { $move } הוא לא המהלך הנכון.
puzzle-refutation = ראו מה קורה: { $line }
puzzle-hint-themes = חשבו על: { $themes }
puzzle-hint-move = המהלך הוא { $move }.
puzzle-rating = הדירוג שלך: { $rating } ({ $change })
puzzle-none-left = ראית את כל החידות האלה. עכשיו הן מתחילות מחדש.
puzzle-help-hint = רמז; בפעם השנייה, המהלך עצמו
puzzle-help-next = מעבר לחידה הבאה
