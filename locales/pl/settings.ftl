### Ustawienia

settings-title = Ustawienia
settings-kept = Zapisane tylko w tej przeglądarce.

setting-language = Język
setting-language-auto = Systemowy ({ $language })

setting-theme = Motyw
setting-theme-auto = Systemowy
setting-theme-light = Jasny
setting-theme-dark = Ciemny

setting-board = Plansza
setting-board-walnut = Orzech
setting-board-maple = Klon
setting-board-contrast = Wysoki kontrast

setting-coordinates = Współrzędne
setting-coordinates-on = Włączone
setting-coordinates-off = Wyłączone

setting-turning = Na jednym urządzeniu: obracaj planszę co turę
setting-turning-off = Wyłączone
setting-turning-on = Włączone

setting-sounds = Dźwięki
setting-sounds-on = Włączone
setting-sounds-off = Wyłączone

setting-motion = Animacje
setting-motion-auto = Jak w systemie
setting-motion-off = Wyłączone

setting-confirm = Potwierdzanie ogrodzeń
setting-confirm-never = Nigdy
setting-confirm-touch = Przy dotyku
setting-confirm-always = Zawsze

setting-hints = Podgląd skutków ogrodzenia
setting-hints-on = Włączony
setting-hints-off = Wyłączony

setting-reader = Tryb czytnika ekranu
setting-reader-off = Wyłączony
setting-reader-on = Włączony
settings-reader-note = Opisuje planszę tekstem, pozwala wpisywać ruchy i ogłasza każdy ruch.

setting-premoves = Ruchy z wyprzedzeniem
setting-premoves-on = Włączone
setting-premoves-off = Wyłączone
settings-premoves-note = Wybierz ruch w turze przeciwnika. Zostanie zagrany w twojej turze, jeśli nadal będzie możliwy.
privacy-title = Prywatność
privacy-local = Ustawienia oraz partie z komputerem lub na jednym ekranie pozostają w tej przeglądarce.
privacy-online = Online serwer przechowuje losowy identyfikator w pliku cookie, wybraną nazwę i twoje partie z czasem każdego ruchu.
privacy-time = Plik cookie jest ważny rok od twojej ostatniej wizyty. Nazwy i partie są przechowywane, aż usunie je operator serwera.
privacy-never = Bez kont, bez reklam, bez śledzenia. Adresy sieciowe służą tylko do zapobiegania nadużyciom i nie są zapisywane.
privacy-delete = Aby usunąć swoje dane, wyślij ten identyfikator operatorowi serwera: { $id }
