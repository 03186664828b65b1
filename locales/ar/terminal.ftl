### اللعب في الطرفية
terminal-player = اللاعب { $number }
terminal-prompt-time = { $player }، { $time }
terminal-prompt-over = انتهت المباراة
terminal-welcome = العب ضد الكمبيوتر، أو مع أصدقائك على لوحة مفاتيح واحدة.
terminal-try = جرّب:
terminal-which-game = أي لعبة؟ { $answers }
terminal-how-many-players = كم عدد اللاعبين؟ { $answers }
terminal-opponent = المنافس؟ مستوى الكمبيوتر من 1 ({ $weakest }) إلى 8 ({ $strongest })، أو { $friends }
terminal-type-help = اكتب { $help } لعرض كل الأوامر.
terminal-first-drawn = النقلة الأولى: { $player } (بالقرعة).
terminal-how-quoridor = اكتب المربع المقصود (e2)، أو حاجزًا: المربع الأسفل الأيسر منه، ثم h أو v (e3h).
terminal-help-legal = عرض النقلات المسموحة
terminal-help-board = عرض اللوح مجددًا
terminal-help-undo = التراجع عن النقلة الأخيرة
terminal-help-resign = الاستسلام
terminal-help-draw = عرض التعادل أو قبوله
terminal-help-rematch = اللعب مجددًا مع تبديل المواقع
terminal-help-file = ملف
terminal-help-save = حفظ المباراة (بصيغة JSON مع الامتداد json، وإلا نصًا)
terminal-help-quit = مغادرة المباراة
terminal-goal-row = { $fences ->
    [1] { $number }: بقي حاجز واحد، الهدف: الصف { $row }
    [zero] { $number }: نفدت الحواجز، الهدف: الصف { $row }
    [one] { $number }: بقي { $fences } حاجز، الهدف: الصف { $row }
    [two] { $number }: بقي حاجزان، الهدف: الصف { $row }
    [few] { $number }: بقيت { $fences } حواجز، الهدف: الصف { $row }
    [many] { $number }: بقي { $fences } حاجزًا، الهدف: الصف { $row }
   *[other] { $number }: بقي { $fences } حاجز، الهدف: الصف { $row }
  }
terminal-goal-column = { $fences ->
    [1] { $number }: بقي حاجز واحد، الهدف: العمود { $column }
    [zero] { $number }: نفدت الحواجز، الهدف: العمود { $column }
    [one] { $number }: بقي { $fences } حاجز، الهدف: العمود { $column }
    [two] { $number }: بقي حاجزان، الهدف: العمود { $column }
    [few] { $number }: بقيت { $fences } حواجز، الهدف: العمود { $column }
    [many] { $number }: بقي { $fences } حاجزًا، الهدف: العمود { $column }
   *[other] { $number }: بقي { $fences } حاجز، الهدف: العمود { $column }
  }
terminal-steps = { $steps ->
    [1] { $player }: بقيت خطوة واحدة
    [zero] { $player }: بقيت { $steps } خطوة
    [one] { $player }: بقيت { $steps } خطوة
    [two] { $player }: بقيت خطوتان
    [few] { $player }: بقيت { $steps } خطوات
    [many] { $player }: بقيت { $steps } خطوة
   *[other] { $player }: بقيت { $steps } خطوة
  }
terminal-out = { $player }: خارج المباراة
terminal-moves = { $moves ->
    [1] { $player }: بقيت نقلة واحدة (لكل مسار: { $lanes })
    [zero] { $player }: بقيت { $moves } نقلة (لكل مسار: { $lanes })
    [one] { $player }: بقيت { $moves } نقلة (لكل مسار: { $lanes })
    [two] { $player }: بقيت نقلتان (لكل مسار: { $lanes })
    [few] { $player }: بقيت { $moves } نقلات (لكل مسار: { $lanes })
    [many] { $player }: بقيت { $moves } نقلة (لكل مسار: { $lanes })
   *[other] { $player }: بقيت { $moves } نقلة (لكل مسار: { $lanes })
  }
terminal-time-left = { $player }: بقي { $time }
terminal-legal-pawn = القطعة
terminal-no-pawn-moves = لا نقلات للقطعة
terminal-legal-fences = الحواجز
terminal-legal-lanes = المسارات
terminal-computer-move = نقلة { $player }: { $move }.
terminal-draw-declined = رفض { $player } التعادل.
terminal-nothing-to-undo = لا شيء للتراجع عنه.
terminal-line-too-long = هذا السطر طويل جدًا.
terminal-save-where = في أي ملف تريد الحفظ؟ مثلًا: { $example }
terminal-saved = تم الحفظ في { $file }.
terminal-save-exists = الملف { $file } موجود بالفعل. اختر اسمًا آخر.
terminal-save-no-folder = تعذّر الحفظ في { $file }: المجلد غير موجود.
terminal-save-forbidden = تعذّر الحفظ في { $file }: لا يوجد إذن بالكتابة.
terminal-save-full = تعذّر الحفظ في { $file }: القرص ممتلئ.
terminal-save-failed = تعذّر الحفظ في { $file }. رسالة النظام: { $error }
terminal-keys = المفاتيح
terminal-menu = القائمة
terminal-quit = خروج
terminal-fence = حاجز
terminal-lane = مسار
terminal-choose = اختيار
terminal-key-space = المسافة
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = تحريك المؤشر
terminal-keys-confirm = تنفيذ النقلة
terminal-keys-fence = أخذ حاجز أفقي أو عمودي
terminal-keys-rotate = تدوير الحاجز
terminal-keys-lane = اختيار مسار
terminal-keys-type = كتابة نقلة أو أمر، وTab للإكمال
terminal-keys-look = تصفّح النقلات
terminal-keys-menu = كل ما عدا ذلك
terminal-keys-suspend = إلى سطر الأوامر (وfg للعودة)
terminal-keys-mouse = أو بالفأرة: أشر إلى نقلة ثم انقر.
terminal-redo = إعادة النقلة
terminal-hint = تلميح
terminal-paths = الممرات
terminal-evaluation = التقييم
terminal-pause = إيقاف مؤقت أو متابعة
terminal-save = حفظ في ملف
terminal-too-small = هذه النافذة صغيرة جدًا. المطلوب: الأعمدة { $width }، الأسطر { $height }.
terminal-analyzing = جارٍ التحليل…
terminal-best = الأفضل: { $line }
terminal-answer = Y للقبول، N للرفض.
terminal-not-kept = لا يمكن حفظ هذه المباراة. رسالة النظام: { $error }
terminal-watch-computers = مشاهدة الكمبيوتر يلعب ضد نفسه
