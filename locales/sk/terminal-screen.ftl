terminal-move-quoridor = Napíšte ťah: políčko (e2) alebo prekážku (e3h), alebo použite šípky.
terminal-move-squadro = Stlačte číslo dráhy, 1 až 5, potom Enter; alebo použite šípky.
terminal-step = Prezerať
