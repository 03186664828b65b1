### משחקים עם אנשים במקומות אחרים
nav-lobby = משחק ברשת
home-invite = משחק עם חברים
home-join = הצטרפות למשחק
home-join-text = הצטרפו למי שכבר מחכה, או מצאו יריב מיד.
home-watch = צפייה
home-watch-text = צפו במשחקים בשידור חי.
contact-connecting = מתחברים…
contact-connected = בטעינה…
contact-reconnecting = החיבור נותק. מתחברים מחדש…
contact-offline = אין חיבור לאינטרנט. המשחק יימשך כשהחיבור יחזור.
contact-away = החיבור נותק. מתחברים מחדש; המשחק שלך שמור.
contact-gone = המשחק לא נמצא.
invite-title = הזמנה ל־{ $game }
invite-other = יריב
invite-others = יריבים
invite-other-number = שחקן { $number }
invite-person = חבר או חברה
invite-handicap-you = החלק האמצעי שלך מתחיל במשבצת הסיבוב
invite-handicap-other = החלק האמצעי של היריב מתחיל במשבצת הסיבוב
invite-who = מי יכול להצטרף
invite-who-link = כל מי שקיבל את הקישור
invite-who-all = כולם (המשחק יופיע בלובי)
invite-make = יצירת משחק
invite-making = המשחק שלך נוצר…
invite-away = אין קשר עם השרת. ניצור את המשחק מיד כשהקשר יחזור.
invite-away-offline = אין חיבור לאינטרנט. ניצור את המשחק מיד כשהחיבור יחזור.
name-label = השם שלך
name-note = שחקנים אחרים רואים את השם הזה. לא צריך חשבון.
name-kept = נשמר.
name-failed = אי אפשר להשתמש בשם הזה.
control-none = ללא הגבלת זמן
control-days = { $days ->
    [1] יום אחד למהלך
    [one] { $days } יום למהלך
    [two] יומיים למהלך
   *[other] { $days } ימים למהלך
  }
control-move = { $seconds ->
    [1] שנייה אחת למהלך
    [one] { $seconds } שנייה למהלך
    [two] שתי שניות למהלך
   *[other] { $seconds } שניות למהלך
  }
control-minutes = { $minutes } דק׳
control-seconds = { $seconds } שנ׳
control-increment = { $time } + { $increment } שנ׳
clock-days = { $days }י׳ { $hours }ש׳
clock-label = זמן שנותר: { $time }
terms-players = { $count ->
    [1] שחקן אחד
    [one] { $count } שחקן
    [two] שני שחקנים
   *[other] { $count } שחקנים
  }
terms-fences = { $player }: { $fences ->
    [0] בלי מחסומים
    [1] מחסום אחד
    [one] { $fences } מחסום
    [two] שני מחסומים
   *[other] { $fences } מחסומים
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: יתרון פתיחה
terms-position = עמדה מיוחדת
seat-free = מקום פנוי
seat-yours = { $name } (אני)
seat-sit = הצטרפות
waiting-title = בהמתנה ליריב
waiting-title-invited = הזמינו אותך לשחק { $game }
waiting-title-watch = { $game }, תכף מתחיל
waiting-drawn = הצבעים נקבעים באקראי.
waiting-note = המשחק מתחיל כשכל המקומות תפוסים.
waiting-note-invited = אפשר להצטרף למשחק, או להישאר ולצפות.
waiting-options = אפשרויות המשחק
waiting-change = עדכון המשחק
waiting-change-note = העדכון יוצר קישור הזמנה חדש. הקישור הישן יפסיק לעבוד.
waiting-computer = משחק נגד המחשב בינתיים
waiting-computer-note = המקום שלך שמור. נודיע כשהמשחק יתחיל.
waiting-notify = להודיע לי כשזה מתחיל
waiting-notify-on = תגיע אליך התראה.
waiting-over = המשחק התחיל.
waiting-aborted = המשחק הזה בוטל
waiting-abort = ביטול המשחק
waiting-get-up = יציאה
share-label = הזמנת אחרים
share-sit = קישור הזמנה
share-watch = קישור לצופים
share-copy = העתקה
share-copied = הועתק
share-send = שיתוף…
share-title = בואו לשחק איתי { $game }
share-local = הקישור הזה עובד רק במחשב הזה. כדי לשחק ברשת שלכם, הפעילו את השרת כך:
share-code = קוד QR של קישור ההזמנה
lobby-title = משחק ברשת
lobby-pairing = התאמה מהירה
lobby-which = משחק
lobby-pair = מציאת יריב
lobby-open = משחקים פתוחים
lobby-open-none = אף אחד לא מחכה. צרו משחק והוא יופיע כאן.
lobby-running = משחקים בשידור חי
lobby-running-none = אין כרגע משחקים ציבוריים פעילים.
lobby-game = { $game }: { $names }
lobby-watch = צפייה
lobby-own = פתיחה
lobby-away = אין קשר עם השרת. מנסים שוב…
lobby-away-offline = אין חיבור לאינטרנט. הלובי ייפתח שוב כשהחיבור יחזור.
lobby-meanwhile = בינתיים:
lobby-computer = משחק נגד המחשב: { $game }
lobby-people = { $here ->
    [1] מלבדך אין כאן אף אחד כרגע
    [one] { $here } אדם כאן עכשיו
    [two] שני אנשים כאן עכשיו
   *[other] { $here } אנשים כאן עכשיו
  }
lobby-recent = משחקים אחרונים
lobby-view = הצגה
lobby-computers = צפייה במשחק בין שני מחשבים: { $game }
lobby-new = יצירת משחק { $game }
present = ברשת
absent = לא ברשת
spectators = { $count ->
    [1] צופה אחד
    [one] { $count } צופה
    [two] שני צופים
   *[other] { $count } צופים
  }
talk = צ׳ט מהיר
message-hello = שלום!
message-goodLuck = בהצלחה!
message-haveFun = שיהיה כיף!
message-wellPlayed = יפה שיחקת!
message-goodGame = משחק יפה!
message-thanks = תודה!
message-sorry = סליחה!
message-oops = אופס!
message-oneMoment = רק רגע, בבקשה.
message-mustGo = עליי ללכת.
message-goodbye = להתראות!
action-takeback = החזרת מהלך
action-offer-draw = הצעת תיקו
action-offer-draw-sure = אישור הצעת התיקו
action-abort = ביטול המשחק
action-abort-sure = אישור: ביטול המשחק
action-record = הורדת המשחק
action-rematch = משחק חוזר
action-rematch-asked = הוצע משחק חוזר
action-rematch-accept = הסכמה למשחק חוזר
action-next-game = המשחק הבא
asked-draw = הצעת תיקו מאת { $player }.
asked-draw-own = הצעת התיקו שלך נשלחה.
asked-takeback = בקשה להחזרת מהלך מאת { $player }.
asked-takeback-own = ביקשת להחזיר מהלך.
answer-accept = הסכמה
answer-decline = דחייה
status-aborted = המשחק בוטל.
status-agreement = תיקו בהסכמה.
premoves = מהלך מראש: { $moves }
premoves-cancel = ביטול
premove-dropped = המהלך מראש בוטל, הוא כבר לא אפשרי: { $move }
refused-not-stored = השרת לא מצליח לשמור כרגע. נסו שוב מאוחר יותר.
refused-already-asked = כבר ביקשת. צריך לחכות תור אחד.
refused-nothing-to-take-back = אין לך מהלך להחזיר.
refused-too-late-to-abort = כולם כבר שיחקו: עכשיו אפשר רק לפרוש.
refused-seat-taken = מישהו הקדים אותך: המקום תפוס.
refused-started = המשחק כבר התחיל.
refused-for-bots = המקום הזה שמור לבוט.
refused-bad-terms = אי אפשר לשחק עם האפשרויות האלה.
refused-illegal-move = המהלך הזה לא אפשרי.
refused-not-seated = לא הצטרפת למשחק הזה.
refused-not-your-turn = זה לא תורך.
refused-stale = המשחק כבר התקדם. נסו שוב.
refused-time-is-up = נגמר לך הזמן.
refused-not-started = המשחק עוד לא התחיל.
refused-not-over = המשחק עוד לא הסתיים.
refused-nothing-asked = ההצעה הזאת כבר לא בתוקף.
refused-not-alone = צריך לבקש מהיריב החזרת מהלך.
refused-not-creator = רק מי שיצר את המשחק יכול לבטל אותו.
refused-rematch-made = המשחק הבא כבר נוצר.
refused-not-found = המשחק לא נמצא.
refused-too-many = יותר מדי משחקים בבת אחת. סיימו או בטלו אחד, או נסו מאוחר יותר.
refused-too-fast = מהר מדי. המתינו רגע ונסו שוב.
refused-bad-name = אי אפשר להשתמש בשם הזה. בחרו שם אחר.
refused-closing = השרת מופעל מחדש. נסו שוב בעוד רגע.
