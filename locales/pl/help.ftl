### Jak grać

help-title = Jak grać
rules-title = { $game }: pełne zasady
help-keys = Klawiatura
help-quoridor-aim = Dotrzyj na drugą stronę przed innymi. W swojej turze przesuń pion o jedno pole albo postaw ogrodzenie. Nigdy nie wolno zamknąć ostatniej drogi. Jeśli piony stoją twarzą w twarz, możesz przeskoczyć.
help-quoridor-hand = Kliknij lub przeciągnij swój pion. W pobliżu rowka za wskaźnikiem podąża ogrodzenie: kliknij, aby je postawić, albo przeciągnij je ze swojego zapasu. Na ekranie dotykowym stuknij tam, gdzie ma stanąć ogrodzenie, popraw jego położenie i stuknij je jeszcze raz, aby je postawić.
help-squadro-aim = Przeprowadź cztery z pięciu pionków tam i z powrotem, zanim zrobi to przeciwnik. Pionek przesuwa się o tyle pól, ile ma kropek. Przeskoczony pionek rywala cofa się na swoje pole startowe albo, jeśli już zawrócił, na swoje pole nawrotu.
help-squadro-hand = Wskaż pionek, aby zobaczyć, gdzie stanie, i kliknij, aby nim ruszyć. Na ekranie dotykowym stuknij go dwa razy.

help-key-enter = Enter
help-key-escape = Esc
help-key-home = Home
help-key-end = End
help-does-arrows = poruszanie się po planszy lub przesuwanie ogrodzenia
help-does-enter = ruch pionem w to miejsce lub postawienie ogrodzenia
help-does-hv = wzięcie ogrodzenia poziomego lub pionowego
help-does-r = obrócenie ogrodzenia
help-does-escape = odłożenie ogrodzenia
help-does-undo = cofnięcie ruchu w grze z komputerem lub na jednym urządzeniu
help-does-look = przeglądanie partii, po kliknięciu planszy lub obok niej
help-does-digits = wybór pionka na danym torze
help-does-arrows-squadro = wybór następnego pionka
help-does-enter-squadro = ruch pionkiem
