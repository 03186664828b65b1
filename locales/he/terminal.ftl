### משחק במסוף
terminal-player = שחקן { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = המשחק נגמר
terminal-welcome = שחקו נגד המחשב, או עם חברים על מקלדת אחת.
terminal-try = נסו:
terminal-which-game = איזה משחק? { $answers }
terminal-how-many-players = כמה שחקנים? { $answers }
terminal-opponent = יריב? רמת המחשב מ־1 ({ $weakest }) עד 8 ({ $strongest }), או { $friends }
terminal-type-help = הקלידו { $help } כדי לראות את כל הפקודות.
terminal-first-drawn = המהלך הראשון: { $player } (בהגרלה).
terminal-how-quoridor = הקלידו את תא היעד (e2), או מחסום: התא השמאלי התחתון שלידו, ואז h או v (e3h).
terminal-help-legal = רשימת המהלכים המותרים
terminal-help-board = הצגת הלוח שוב
terminal-help-undo = ביטול המהלך האחרון
terminal-help-resign = פרישה מהמשחק
terminal-help-draw = הצעת תיקו או הסכמה לתיקו
terminal-help-rematch = משחק חוזר בחילופי צדדים
terminal-help-file = קובץ
terminal-help-save = שמירת המשחק (סיומת json ל־JSON, אחרת טקסט)
terminal-help-quit = יציאה מהמשחק
terminal-goal-row = { $fences ->
    [1] { $number }: נותר מחסום אחד, יעד: שורה { $row }
    [one] { $number }: נותר { $fences } מחסום, יעד: שורה { $row }
    [two] { $number }: נותרו שני מחסומים, יעד: שורה { $row }
   *[other] { $number }: נותרו { $fences } מחסומים, יעד: שורה { $row }
  }
terminal-goal-column = { $fences ->
    [1] { $number }: נותר מחסום אחד, יעד: טור { $column }
    [one] { $number }: נותר { $fences } מחסום, יעד: טור { $column }
    [two] { $number }: נותרו שני מחסומים, יעד: טור { $column }
   *[other] { $number }: נותרו { $fences } מחסומים, יעד: טור { $column }
  }
terminal-steps = { $steps ->
    [1] { $player }: נותר צעד אחד
    [one] { $player }: נותר { $steps } צעד
    [two] { $player }: נותרו שני צעדים
   *[other] { $player }: נותרו { $steps } צעדים
  }
terminal-out = { $player }: מחוץ למשחק
terminal-moves = { $moves ->
    [1] { $player }: נותר מהלך אחד (לפי מסלול: { $lanes })
    [one] { $player }: נותר { $moves } מהלך (לפי מסלול: { $lanes })
    [two] { $player }: נותרו שני מהלכים (לפי מסלול: { $lanes })
   *[other] { $player }: נותרו { $moves } מהלכים (לפי מסלול: { $lanes })
  }
terminal-time-left = { $player }: נותרו { $time }
terminal-legal-pawn = כלי
terminal-no-pawn-moves = אין מהלכים לכלי
terminal-legal-fences = מחסומים
terminal-legal-lanes = מסלולים
terminal-computer-move = המהלך של { $player }: { $move }.
terminal-draw-declined = { $player } דוחה את התיקו.
terminal-nothing-to-undo = אין מה לבטל.
terminal-line-too-long = השורה ארוכה מדי.
terminal-save-where = לאיזה קובץ לשמור? לדוגמה: { $example }
terminal-saved = נשמר אל { $file }.
terminal-save-exists = { $file } כבר קיים. בחרו שם אחר.
terminal-save-no-folder = אי אפשר לשמור אל { $file }: אין תיקייה כזאת.
terminal-save-forbidden = אי אפשר לשמור אל { $file }: אין הרשאה.
terminal-save-full = אי אפשר לשמור אל { $file }: הדיסק מלא.
terminal-save-failed = אי אפשר לשמור אל { $file }. הודעת המערכת: { $error }
terminal-keys = מקשים
terminal-menu = תפריט
terminal-quit = יציאה
terminal-fence = מחסום
terminal-lane = מסלול
terminal-choose = בחירה
terminal-key-space = רווח
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = הזזת הסמן
terminal-keys-confirm = ביצוע המהלך
terminal-keys-fence = לקיחת מחסום אופקי או אנכי
terminal-keys-rotate = סיבוב המחסום
terminal-keys-lane = בחירת מסלול
terminal-keys-type = הקלדת מהלך או פקודה; Tab משלים
terminal-keys-look = דפדוף במהלכים
terminal-keys-menu = כל השאר
terminal-keys-suspend = יציאה לשורת הפקודה (fg מחזיר)
terminal-keys-mouse = או בעכבר: הצביעו על מהלך ולחצו.
terminal-redo = ביצוע חוזר
terminal-hint = רמז
terminal-paths = דרכים
terminal-evaluation = הערכה
terminal-pause = השהיה או המשך
terminal-save = שמירה לקובץ
terminal-too-small = החלון הזה קטן מדי: דרושות { $width } עמודות ו־{ $height } שורות.
terminal-analyzing = מנתחים…
terminal-best = הכי טוב: { $line }
terminal-answer = Y להסכמה, N לדחייה.
terminal-not-kept = אי אפשר לשמור את המשחק הזה. הודעת המערכת: { $error }
terminal-watch-computers = צפייה במשחק בין מחשבים
