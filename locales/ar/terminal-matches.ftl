terminal-match = اللقاء
terminal-match-one = مباراة واحدة
terminal-match-two = مباراتان مع تبديل المواقع
