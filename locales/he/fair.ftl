### משחקים מאוזנים: עמדות התחלה ומפגשים
fair-start = עמדת ההתחלה
fair-start-usual = רגילה
fair-start-balanced = מאוזנת
fair-start-why = המשחק Squadro פתור: מההתחלה הרגילה, צהוב מנצח במשחק מושלם. התחלות מאוזנות לא נותנות יתרון לאף צד.
fair-match = מפגש של שני משחקים בחילופי צדדים
fair-match-why = כולם משחקים פעם אחת בכל צד, כך שאין יתרון לאף צד.
action-second-game = המשחק השני
fair-match-score = מפגש: ⁦{ $one } { $score } { $other }⁩
