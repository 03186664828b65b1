### שיתוף עמדה או משחק
sharing-title = שיתוף
sharing-what = מה לשתף
sharing-scope = { $what ->
    [position] העמדה
   *[game] המשחק כולו
  }
sharing-as = { $kind ->
    [link] העתקת הקישור
    [text] העתקת הטקסט
    [json] שמירה כ־JSON
    [svg] שמירה כתמונת SVG
    [png] שמירה כתמונת PNG
   *[gif] שמירה כ־GIF מונפש
  }
sharing-drawing = מציירים את התמונה…
sharing-saved = נשמר
sharing-failed = יצירת התמונה נכשלה. נסו שוב.
sharing-close = סגירה
