### הטקסטים של הדף עצמו
page-title = Farside – Quoridor ו־Squadro
page-description = Quoridor ו־Squadro: שחקו נגד המחשב, על מכשיר אחד או עם חברים מרחוק. בחינם, בלי חשבון, בלי פרסומות.
page-share-title = Farside – Quoridor ו־Squadro
page-share-description = שחקו נגד המחשב, על מכשיר אחד או עם חברים בעזרת קישור. בחינם, בלי חשבון, בלי פרסומות.
page-noscript = Farside זקוק ל־JavaScript: הלוח מצויר והחוקים נבדקים בדפדפן שלך.
manifest-description = Quoridor ו־Squadro: שחקו נגד המחשב, על מכשיר אחד או עם חברים מרחוק.
