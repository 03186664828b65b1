review-accuracy = { $player }: דיוק { $percent }%
review-inaccuracy = אי־דיוק
review-mistake = טעות
review-blunder = טעות גסה
review-chance = סיכוי לניצחון: { $better } ← { $after }
review-estimated = בערך { $percent }%
review-won = ניצחון, מוכח
review-lost = הפסד, מוכח
review-drawn = תיקו, מוכח
review-better = עדיף: { $line }
review-moments = הרגעים הגדולים: { $list }
review-ahead = { $from }–{ $to }: { $player } ביתרון
review-even = { $from }–{ $to }: אין יתרון לאיש
review-no-errors = לא נמצאו טעויות.
review-interrupted = הופסק. זה מה שידוע עד כה.
review-progress = סקירת המשחק: { $percent }%
fact-path-longer = { $steps ->
    [1] { $player }: הדרך הקצרה ביותר מתארכת ב: צעד אחד.
    [one] { $player }: הדרך הקצרה ביותר מתארכת ב: { $steps } צעד.
    [two] { $player }: הדרך הקצרה ביותר מתארכת ב: שני צעדים.
   *[other] { $player }: הדרך הקצרה ביותר מתארכת ב: { $steps } צעדים.
  }
fact-paths-longer = המחסום מאריך את הדרכים: { $player } ⁦+{ $steps }⁩, { $own } ⁦+{ $ownSteps }⁩.
fact-fence-without-effect = המחסום אינו מאריך את הדרך של איש.
fact-no-closer = { $steps ->
    [1] הכלי אינו מתקרב. נותרו: צעד אחד.
    [one] הכלי אינו מתקרב. נותרו: { $steps } צעד.
    [two] הכלי אינו מתקרב. נותרו: שני צעדים.
   *[other] הכלי אינו מתקרב. נותרו: { $steps } צעדים.
  }
fact-straight-jump-missed = דילוג ישר אל { $square } היה אפשרי.
fact-side-jump-missed = דילוג הצידה אל { $square } היה אפשרי.
fact-jumps = הדילוג אל { $square } מרוויח שני צעדים.
fact-jump-allowed = { $player }: אפשר עכשיו לדלג אל { $square }.
fact-race-decided = { $moves ->
    [1] המרוץ הוכרע לטובת { $player }. ההפרש: מהלך אחד.
    [one] המרוץ הוכרע לטובת { $player }. ההפרש: { $moves } מהלך.
    [two] המרוץ הוכרע לטובת { $player }. ההפרש: שני מהלכים.
   *[other] המרוץ הוכרע לטובת { $player }. ההפרש: { $moves } מהלכים.
  }
fact-last-fence = { $player }: לא נותרו מחסומים.
fact-piece-sent-back = { $moves ->
    [1] { $player }: החלק במסלול { $lane } חוזר לאחור. ההפסד: מהלך אחד.
    [one] { $player }: החלק במסלול { $lane } חוזר לאחור. ההפסד: { $moves } מהלך.
    [two] { $player }: החלק במסלול { $lane } חוזר לאחור. ההפסד: שני מהלכים.
   *[other] { $player }: החלק במסלול { $lane } חוזר לאחור. ההפסד: { $moves } מהלכים.
  }
fact-piece-threatened = { $moves ->
    [1] { $player }: אפשר לדלג מיד מעל החלק במסלול { $lane }. ההפסד: מהלך אחד.
    [one] { $player }: אפשר לדלג מיד מעל החלק במסלול { $lane }. ההפסד: { $moves } מהלך.
    [two] { $player }: אפשר לדלג מיד מעל החלק במסלול { $lane }. ההפסד: שני מהלכים.
   *[other] { $player }: אפשר לדלג מיד מעל החלק במסלול { $lane }. ההפסד: { $moves } מהלכים.
  }
fact-race-lead = { $moves ->
    [1] { $player } ביתרון במרוץ. ההפרש: מהלך אחד.
    [one] { $player } ביתרון במרוץ. ההפרש: { $moves } מהלך.
    [two] { $player } ביתרון במרוץ. ההפרש: שני מהלכים.
   *[other] { $player } ביתרון במרוץ. ההפרש: { $moves } מהלכים.
  }
fact-piece-home = { $player }: { $pieces } מתוך 4 חלקים ביעד.
fact-win-missed = { $move } מנצח מיד.
fact-win-missed-lane = מסלול { $lane } מנצח מיד.
fact-win-given-away = הניצחון המוכח אבד.
fact-only-move = רק { $move } שמר על הניצחון.
fact-only-lane = רק מסלול { $lane } שמר על הניצחון.
