fair-start = Alkuasema
fair-start-usual = Tavallinen
fair-start-balanced = Tasapuolinen
fair-start-why = Squadro on ratkaistu: tavallisesta alkuasemasta Keltainen voittaa täydellisellä pelillä. Tasapuolinen alkuasema ei anna kummallekaan etua.
fair-match = Kahden pelin ottelu, puolet vaihtuvat
fair-match-why = Kumpikin pelaa molemmat puolet kerran, joten kukaan ei saa etua.
action-second-game = Toinen peli
fair-match-score = Ottelu: { $one } { $score } { $other }
