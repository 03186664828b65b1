terminal-next-error = Næstu mistök
terminal-previous-error = Fyrri mistök
