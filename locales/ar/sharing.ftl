### مشاركة وضع أو مباراة
sharing-title = مشاركة
sharing-what = ما تريد مشاركته
sharing-scope = { $what ->
    [position] الوضع
   *[game] المباراة كاملة
  }
sharing-as = { $kind ->
    [link] نسخ الرابط
    [text] نسخ النص
    [json] حفظ بصيغة JSON
    [svg] حفظ كصورة SVG
    [png] حفظ كصورة PNG
   *[gif] حفظ كصورة GIF متحركة
  }
sharing-drawing = جارٍ رسم الصورة…
sharing-saved = تم الحفظ
sharing-failed = تعذّر إنشاء الصورة. حاول مرة أخرى.
sharing-close = إغلاق
