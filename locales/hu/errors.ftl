# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Előbb jelentkezz be.
error-credentials = Hibás e-mail-cím vagy jelszó.
error-forbidden = Ehhez nincs jogosultságod.
error-not-found = Amit keresel, nem találjuk.
error-page-not-found = Az oldal nem található: { $path }
error-bad-request = Ezt a kérést nem tudtuk értelmezni.
error-method-not-allowed = Ezt a webcímet nem lehet így használni.
error-too-large = Ez túl nagy.
error-rate-limited = Túl sok próbálkozás. Várj egy pillanatot, és próbáld újra.
error-internal = Valami félrement.
error-unavailable = Most sokan vannak a boltban. Próbáld újra pár pillanat múlva.
error-request-timeout = A kérésed túl lassan érkezett meg. Ellenőrizd a kapcsolatot, és próbáld újra.

## Mezők és paraméterek

error-invalid = Néhány adat hibás. Nézd át az alább megnevezett mezőket.
error-parameter-required = Ez hiányzik.
error-parameter-number = Ide egész szám kell.
error-parameter-decimal = Ide szám kell.
error-parameter-range = Az értéknek { $min } és { $max } között kell lennie.
error-parameter-choice = Ezek közül választhatsz: { $choices }.
error-parameter-characters = Olyan karakter van benne, amely nem használható.
error-parameter-long = Ez túl hosszú. Legfeljebb { $max } karakter lehet.
error-parameter-many = Ez túl sok érték. Legfeljebb { $max } lehet.
error-parameter-text = Ide szöveg kell.
error-parameter-flag = Ide true vagy false kell.
error-parameter-list = Ide lista kell.
error-parameter-object = Ide mezőkből álló objektum kell.
error-idempotency-key = Az Idempotency-Key 1–255 látható karakterből állhat.
error-idempotency-reused = Ezt az Idempotency-Key-t már egy másik kéréshez használták.
error-idempotency-pending = Ez a kérés még feldolgozás alatt áll. Próbáld újra pár pillanat múlva.
error-idempotency-unkept = Ez a kérés már teljesült, de a válasz túl nagy volt ahhoz, hogy megőrizzük. Töltsd be újra az oldalt, hogy lásd az eredményt.
error-country-mismatch = Ez a webcím egy másik ország boltjához tartozik.

## Fiókok

error-user-exists = Ezzel az e-mail-címmel már van fiók. Jelentkezz be vele.
error-link-expired = A link lejárt vagy hibás. Próbáld újra.
error-addresses-full = Több címnek már nincs hely (legfeljebb { $max }). Előbb törölj egyet.
error-email-same = Már most is ez az e-mail-címed.
error-email-verified = Az e-mail-címed már meg van erősítve.

## Kívánságlista

error-wishlist-duplicate = Ez a termék már a kívánságlistádon van.
error-wishlist-full = Megtelt a kívánságlistád. Előbb vegyél le róla valamit.

## Cart and coupons

error-cart-gone = Ez a termék már nem kapható.
error-cart-not-here = Ezt a terméket ebben a boltban nem áruljuk.
error-cart-sold-out = Ez a termék elfogyott.
error-cart-short = Már csak { $count } db van belőle.
error-cart-price = Az ár megváltozott: { $before } helyett { $now }.
error-cart-full = Megtelt a kosarad. Előbb vegyél ki belőle valamit.
error-reorder-gone = Már nem kapható: { $names }
error-quantity-required = Add meg a mennyiséget.
error-coupon-unknown = Nincs ilyen kuponkód. Próbáld újra.
error-coupon-used-up = Ebből a kuponból már mindet beváltották.
error-coupon-used = Ezt a kupont már felhasználtad.
error-coupon-not-started = Ez a kupon még nem érvényes.
error-coupon-expired = Ez a kupon lejárt.
error-coupon-products = Ez a kupon a kosarad egyik termékére sem érvényes.
error-coupon-minimum = A kupon beváltásához még { $missing } hiányzik.
error-coupon-email = A kuponhoz jelentkezz be, vagy add meg az e-mail-címed a pénztárnál.

error-stock-alert-available = A termék újra raktáron van: most megrendelheted.

## Partnerek

error-affiliate-pending = A jelentkezésedről még nem döntöttünk. Amint megtörténik, írunk neked.
error-affiliate-rejected = A jelentkezésedet nem fogadtuk el.
error-affiliate-suspended = A partnerséged fel van függesztve. Az adataidat továbbra is láthatod.
error-affiliate-left = Kiléptél a partnerprogramból.
error-affiliate-programme-closed = A partnerprogramunk még nem indult el.
error-affiliate-payout-closed = A kifizetési adatokat most nem lehet menteni. Próbáld meg később.
