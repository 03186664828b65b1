terminal-next-error = הטעות הבאה
terminal-previous-error = הטעות הקודמת
