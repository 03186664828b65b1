terminal-next-error = الخطأ التالي
terminal-previous-error = الخطأ السابق
