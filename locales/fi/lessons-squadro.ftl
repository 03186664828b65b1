### Farside suomeksi

lesson-s-lane-goal = Siirrä radan { $lane } nappulaa.
lesson-s-three-goal = Siirrä nappulaa, joka etenee kolme ruutua.
lesson-s-slow = Tuolla nappulalla on vähemmän täpliä.
lesson-s-short = Tuo nappula ei vielä pääse sinne.
lesson-s-jump-goal = Hyppää vastustajan nappulan yli.
lesson-s-jump-hint = Etsi rata, jolla vastustajan nappula on tiellä.
lesson-s-jump-none = Tuon nappulan tiellä ei ole mitään.
lesson-s-start-title = Mennen tullen
lesson-s-start-idea = Viisi nappulaasi ylittää pelilaudan ja palaa takaisin. Jokainen pysyy omalla radallaan ja kulkee vain eteenpäin.
lesson-s-start-hint = Radat on numeroitu 1–5 reunaa pitkin.
lesson-s-speed-idea = Nappulan lähtöruudun täplät kertovat sen nopeuden menomatkalla. Se etenee täsmälleen niin monta ruutua.
lesson-s-speed-hint = Etsi rata, jonka alussa on kolme täplää.
lesson-s-turn-idea = Kääntöruutuun saapuva nappula pysähtyy siihen, vaikka nopeutta olisi jäljellä, ja kääntyy ympäri.
lesson-s-turn-goal = Vie nappula kääntöruutuunsa.
lesson-s-turn-hint = Vertaa jäljellä olevia ruutuja täpliin.
lesson-s-back-idea = Paluumatkalla ratkaisevat kääntöruudun täplät. Nopeat nappulat ovat nyt hitaita ja hitaat nopeita.
lesson-s-back-hint = Katso kääntöruutujen täpliä.
lesson-s-jump-idea = Tiellä olevan vastustajan nappulan yli hypätään. Nappulasi pysähtyy heti sen taakse, ja toinen palaa lähtöruutuunsa.
lesson-s-row-title = Monta kerralla
lesson-s-row-idea = Peräkkäisten nappuloiden yli hypätään kerralla, jos niiden välissä ei ole tyhjää. Päädyt ensimmäiseen vapaaseen ruutuun, vaikka nopeus ei riittäisi.
lesson-s-row-goal = { $count ->
    [one] Hyppää { $count } nappulan yli.
   *[other] Hyppää { $count } nappulan yli kerralla.
  }
lesson-s-sent-title = Kuinka kauas takaisin?
lesson-s-sent-idea = Jos menomatkalla olevan nappulan yli hypätään, se palaa lähtöruutuunsa. Kääntynyt nappula palaa vain kääntöruutuunsa.
lesson-s-sent-goal = Valitse hyppy, joka maksaa vastustajalle enemmän siirtoja.
lesson-s-sent-hint = Hitaalta nappulalta paluu kestää kauemmin.
lesson-s-sent-less = Tuo nappula on nopea ja pian takaisin. Toinen hyppy maksaa enemmän.
lesson-s-safe-idea = Lähtöruudussa tai kääntöruudussa olevan nappulan yli ei voi hypätä. Niiden kautta ei kulje muita ratoja.
lesson-s-safe-goal = Yhden nappulasi yli ollaan hyppäämässä. Vie se turvaan.
lesson-s-safe-hint = Sen kääntöruutu on lähellä.
lesson-s-safe-not = Siirron jälkeen nappulasi on yhä vaarassa.
lesson-s-home-idea = Lähtöruutuunsa palannut nappula on maalissa. Se poistuu pelilaudalta ja on lopullisesti turvassa.
lesson-s-home-goal = Vie nappula maaliin.
lesson-s-home-hint = Vertaa jäljellä olevia ruutuja kääntöruudun täpliin.
lesson-s-win-title = Neljä nappulaa maalissa
lesson-s-win-idea = Se, joka saa ensimmäisenä neljä nappulaa maaliin, voittaa. Viidennellä ei ole väliä.
lesson-s-win-hint = Kolme nappulaasi on maalissa. Mikä pääsee niiden joukkoon?
lesson-s-trip-title = Nopeus mennen tullen
lesson-s-trip-idea = Suunnittele koko matka. Ilman hyppyjä rata 3 vie edestakaisin 6 siirtoa ja jokainen muu rata 8.
lesson-s-trip-goal = Siirrä nappulaa, joka pääsee maaliin vähimmillä siirroilla.
lesson-s-trip-hint = Jaa kummankin suunnan ruudut sen suunnan nopeudella.
lesson-s-trip-longer = Tuo nappula tarvitsee enemmän siirtoja päästäkseen maaliin.
lesson-s-give-title = Anna hypätä ylitsesi
lesson-s-give-idea = Kaikkea ei voi pelastaa. Kun yli hypätään, nopea nappula menettää vähän, hidas paljon.
lesson-s-give-goal = Kahden nappulasi yli voi hypätä. Pelasta se, joka menettäisi enemmän siirtoja.
lesson-s-give-hint = Laske, montako siirtoa kumpikin tarvitsisi palatakseen nykyiseen paikkaansa.
lesson-s-give-costly = Nyt vastustajan hyppy maksaa sinulle enemmän kuin olisi pakko.
lesson-s-send-title = Milloin lähettää takaisin
lesson-s-send-idea = Jos olet kilpajuoksussa jäljessä, hyppy voi kääntää sen. Jos johdat, vie nappulasi maaliin.
lesson-s-send-hint = Laske, montako siirtoa kumpikin vielä tarvitsee. Kumpi johtaa?
lesson-s-send-greedy = Hyppysi lähettää nappulan takaisin, mutta sitten vastustajakin hyppää ja voittaa.
lesson-s-race-title = Loppukiri
lesson-s-race-idea = Laske lopussa siirtoja, älä ruutuja. Kaukana oleva nappula voi ehtiä maaliin ennen lähellä olevaa.
lesson-s-race-hint = Mikä nappuloistasi pääsee maaliin vähemmillä siirroilla?
