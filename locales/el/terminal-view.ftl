terminal-next-error = Επόμενο λάθος
terminal-previous-error = Προηγούμενο λάθος
