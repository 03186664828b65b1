### Strona w wyszukiwarkach i podglądach

page-title = Farside – Quoridor i Squadro
page-description = Quoridor i Squadro: graj z komputerem, na jednym urządzeniu albo zaproś znajomych. Za darmo, bez konta i bez reklam.
page-share-title = Farside – Quoridor i Squadro
page-share-description = Graj z komputerem, na jednym urządzeniu albo zaproś znajomych linkiem. Za darmo, bez konta i bez reklam.
page-noscript = Farside wymaga JavaScriptu: plansza jest rysowana, a zasady sprawdzane w twojej przeglądarce.
manifest-description = Quoridor i Squadro: graj z komputerem, na jednym urządzeniu albo zaproś znajomych.
