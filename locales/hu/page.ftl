### Farside magyarul
page-title = Farside – Quoridor és Squadro
page-description = Quoridor és Squadro: játssz a gép ellen, barátokkal egy eszközön, vagy hívj meg valakit. Ingyenes, regisztráció és reklám nélkül.
page-share-title = Farside – Quoridor és Squadro
page-share-description = Játssz a gép ellen, barátokkal egy eszközön, vagy hívj meg valakit egy linkkel. Ingyenes, regisztráció és reklám nélkül.
page-noscript = A Farside működéséhez JavaScript kell: a táblát a böngésződ rajzolja, és a szabályokat is az ellenőrzi.
manifest-description = Quoridor és Squadro: játssz a gép ellen, barátokkal egy eszközön, vagy hívj meg valakit.
