fair-start = Algseis
fair-start-usual = Tavaline
fair-start-balanced = Tasakaalus
fair-start-why = Squadro on lahendatud: tavalisest algseisust võidab veatu mänguga kollane. Tasakaalus algseis ei anna kummalegi eelist.
fair-match = Kahe mängu matš, pooled vahetuvad
fair-match-why = Igaüks mängib korra kummalgi poolel, nii et eelist pole kellelgi.
action-second-game = Teine mäng
fair-match-score = Matš: { $one } { $score } { $other }
