### الألغاز: في صفحتها وفي farside puzzle

theme-jump = قفزة
theme-side-jump = قفزة جانبية
theme-detour = التفاف
theme-shut-in = حصار
theme-guard = حماية
theme-last-fence = الحاجز الأخير
theme-run = انطلاق
theme-stop = إيقاف لاعب
theme-race = سباق
theme-tempo = انتظار
theme-send-back = إعادة إلى الوراء
theme-chain = قفزة متعددة
theme-bait = طُعم
theme-escape = هروب
puzzle-title = اللغز { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] الدور على { $player }. أنقذ التعادل.
    [stop] الدور على { $player }. من يجب إيقافه، وكيف؟
   *[win] الدور على { $player }. اعثر على النقلة الوحيدة التي تفوز.
  }
puzzle-proof = { $kind ->
    [proven] مثبت: لا تنجح أي نقلة أخرى.
   *[searched] كل نقلة أخرى أسوأ بكثير، حسب بحث شمل هذا العدد من الأوضاع: { $nodes }.
  }
puzzle-right = صحيح! نقلة { $player }: { $move }. تابع.
puzzle-solved = حُلّ اللغز!
puzzle-wrong = { $move } ليست النقلة الصحيحة.
puzzle-refutation = انظر ما يحدث: { $line }
puzzle-hint-themes = فكّر في: { $themes }
puzzle-hint-move = النقلة هي { $move }.
puzzle-rating = تصنيفك: { $rating } ({ $change })
puzzle-none-left = رأيت كل هذه الألغاز، وهي تبدأ الآن من جديد.
puzzle-help-hint = تلميح؛ وعند كتابته مرة أخرى، النقلة نفسها
puzzle-help-next = الانتقال إلى اللغز التالي
