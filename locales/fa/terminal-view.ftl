terminal-next-error = اشتباه بعدی
terminal-previous-error = اشتباه قبلی
