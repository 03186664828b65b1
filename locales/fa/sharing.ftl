### هم‌رسانی وضعیت یا بازی
sharing-title = هم‌رسانی
sharing-what = چه چیزی هم‌رسانی شود
sharing-scope = { $what ->
    [position] وضعیت
   *[game] کل بازی
  }
sharing-as = { $kind ->
    [link] کپی لینک
    [text] کپی متن
    [json] ذخیره به‌صورت JSON
    [svg] ذخیره‌ی تصویر SVG
    [png] ذخیره‌ی تصویر PNG
   *[gif] ذخیره‌ی GIF متحرک
  }
sharing-drawing = در حال ساختن تصویر…
sharing-saved = ذخیره شد
sharing-failed = تصویر ساخته نشد. دوباره امتحان کنید.
sharing-close = بستن
