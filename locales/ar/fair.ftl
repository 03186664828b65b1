### مباريات متكافئة: أوضاع البداية والمواجهات
fair-start = وضع البداية
fair-start-usual = عادي
fair-start-balanced = متوازن
fair-start-why = لعبة Squadro محلولة: من البداية العادية يفوز الأصفر إذا لعب بلا أخطاء. أما البدايات المتوازنة فلا تمنح أي طرف أفضلية.
fair-match = مواجهة من مباراتين مع تبديل المواقع
fair-match-why = يلعب الجميع من كلا الموقعين مرة، فلا أفضلية لأحد.
action-second-game = المباراة الثانية
fair-match-score = المواجهة: ⁦{ $one } { $score } { $other }⁩
