terminal-puzzle-next = החידה הבאה
terminal-puzzle-again = ניסיון נוסף
terminal-rating = הדירוג שלך: { $rating }
terminal-rating-not-kept = אי אפשר לשמור את הדירוג שלך. הודעת המערכת: { $error }
