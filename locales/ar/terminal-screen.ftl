terminal-move-quoridor = اكتب نقلة: مربعًا (e2) أو حاجزًا (e3h)، أو استخدم مفاتيح الأسهم.
terminal-move-squadro = اضغط رقم المسار، من 1 إلى 5، ثم Enter؛ أو استخدم مفاتيح الأسهم.
terminal-step = تنقّل
