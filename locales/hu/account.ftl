# Signing in and up, and the signed-in area.

## A böngészőlapok címei

account-meta-title = { $title } | { -brand }

## Bejelentkezés

login-title = Bejelentkezés
login-lead = Kívánságlista, címek és rendelések egy helyen.
login-action = Bejelentkezés
login-new = Még nincs fiókod?
login-register = Regisztráció

## Regisztráció

register-title = Regisztráció
register-lead = Egyetlen fiók minden boltunkhoz. Egy perc az egész.
register-action = Regisztráció
register-known = Már van fiókod?
register-terms = Elolvastam és elfogadom az általános szerződési feltételeket.
register-terms-label = Általános szerződési feltételek
register-phone-help = Csak akkor hívunk, ha a szállítással kapcsolatban kérdésünk van.

## Elfelejtett jelszó

forgot-title = Elfelejtetted a jelszavad?
forgot-lead = Add meg az e-mail-címed, és küldünk egy linket, amellyel újat választhatsz.
forgot-action = Link küldése
forgot-again = Pár perc után sem jött semmi? Nézd meg a spam mappát is, vagy kérd a linket még egyszer.
forgot-back = Vissza a bejelentkezéshez
reset-title = Válassz új jelszót
reset-lead = Utána mindenhol kijelentkeztetünk, és már ezzel a jelszóval léphetsz be újra.
reset-action = Új jelszó mentése
reset-new-link = Új linket kérek

## Linkek az e-mailekből

verify-title = Az e-mail-címed
verify-waiting = Megerősítjük az e-mail-címedet.
verify-done-title = Köszönjük, megerősítetted az e-mail-címed
verify-done-text = Ennyi volt. Folytathatod a vásárlást.
confirm-title = Az új e-mail-címed
confirm-waiting = Módosítjuk az e-mail-címedet.
confirm-done-title = Az e-mail-címed megváltozott
confirm-done-text = Mostantól az új e-mail-címeddel jelentkezhetsz be.
link-failed-title = Ez a link nem működik
link-missing-text = A link egy része hiányzik. Nyisd meg újra az e-mailből, vagy másold ki az egészet.
link-confirm = Megerősítés
link-resend = Új e-mailt kérek
link-account = Tovább a fiókodba
link-home = Tovább a boltba

## Mezők

field-email = E-mail-cím
field-password = Jelszó
field-new-password = Új jelszó
field-old-password = Jelenlegi jelszó
field-repeat-password = Jelszó még egyszer
field-first-name = Keresztnév
field-last-name = Vezetéknév
field-country = Ország
field-phone-code = Országhívó
field-phone = Telefonszám
field-birth = Születési dátum
field-gender = Nem
field-gender-none = Nem szeretném megadni
field-gender-female = Nő
field-gender-male = Férfi
field-gender-other = Egyéb
field-name = Név
field-address = Utca, házszám
field-address2 = Emelet, ajtó, cégnév
field-city = Település
field-state = Megye vagy tartomány
field-postcode = Irányítószám

## A fiók

account-overview = Áttekintés
account-orders = Rendelések
account-coupons = Kuponok
account-addresses = Címek
account-sign-out = Kijelentkezés
account-loading = Betöltés
account-load-failed = Ezt nem sikerült betölteni.

## Áttekintés

overview-hello = Szia, { $name }!
overview-title = Fiókom
overview-unverified = Erősítsd meg az e-mail-címed. Ide írtunk: { $email }.
overview-resend = Újraküldés
overview-addresses = { $count ->
    [0] Még nincs mentett cím
    [one] Egy cím
   *[other] { $count } cím
}
overview-wishlist = { $count ->
    [0] Még üres
    [one] { $count } termék
   *[other] { $count } termék
}
overview-settings = Név, e-mail-cím, eszközök, adatok
overview-password = Új jelszó megadása
overview-wishlist-title = Kívánságlista

## Rendelések

orders-title = Rendeléseim
orders-empty-title = Még nincs rendelésed
orders-empty-text = Ha rendelsz valamit, itt találod majd a számlájával együtt, és azt is látod, merre jár.
orders-empty-action = Körülnézek
order-missing-title = Ezt a rendelést nem találjuk
order-missing-text = A fiókodban nincs { $invoice } számú rendelés. Lehet, hogy vendégként vagy másik e-mail-címmel rendeltél.
order-missing-back = Vissza a rendelésekhez

## Címek

addresses-title = Címeim
addresses-empty = Még nincs mentett cím. Ments el egyet, és a rendelés csak egy pillanat.
addresses-add = Cím hozzáadása
addresses-new = Új cím
addresses-edit-title = Cím módosítása
addresses-default = Alapértelmezett cím
addresses-make-default = Legyen alapértelmezett
addresses-edit = Módosítás
addresses-delete = Törlés
addresses-delete-question = Törlöd ezt a címet?
addresses-delete-yes = Igen, törlöm
addresses-delete-no = Megtartom
addresses-full = Ennél több címet nem tudunk elmenteni (legfeljebb { $max }). Törölj egyet, és jöhet az új.

## Beállítások

settings-title = Beállítások
settings-profile = Személyes adatok
settings-email = E-mail-cím
settings-email-verified = Megerősítve
settings-email-unverified = Még nincs megerősítve
settings-email-pending = Ide írtunk: { $email }. A változás akkor lép életbe, amikor megnyitod az e-mailben kapott linket.
settings-email-change = E-mail-cím módosítása
settings-email-new = Új e-mail-cím
settings-email-password = A jelszavad, hogy tudjuk: te vagy az
settings-email-action = Megerősítő e-mail küldése
settings-email-sent = Írtunk az új e-mail-címedre. Nyisd meg az e-mailben kapott linket.
settings-sessions = Bejelentkezett eszközök
settings-sessions-text = Valamelyik nem ismerős? Jelentkeztesd ki, és cseréld le a jelszavad.
settings-session-unknown = Ismeretlen eszköz
settings-session-here = Ez az eszköz
settings-session-seen = Utoljára aktív: { $when }
settings-session-end = Kijelentkeztetés
settings-sessions-all = Kijelentkezés mindenhonnan
settings-sessions-all-text = Minden eszközön, ezen is.
settings-export = Adataim
settings-export-text = Minden személyes adat, amelyet rólad kezelünk, egyetlen, géppel is olvasható fájlban.
settings-export-action = Adataim letöltése
settings-export-done = Az adataid ebben a fájlban vannak: { $file }.
settings-delete = Fiók törlése
settings-delete-text = A profilod, a címeid és a kívánságlistád végleg törlődnek. A rendelések adataiból csak az marad meg, amit a törvény szerint meg kell őriznünk, és ahol lehet, az is a neved nélkül.
settings-delete-open = Törlöm a fiókomat
settings-delete-action = Végleges törlés

## Jelszó

password-title = Jelszó módosítása
password-lead = Utána minden más eszközödön kijelentkeztetünk.
password-action = Jelszó módosítása
password-changed = A jelszavad megváltozott.

## Stock alerts

stock-alert-delete-title = Készletértesítések törlése
stock-alert-delete-text = Egy kattintás, és töröljük a készletértesítéseidet és a hozzájuk megadott e-mail-címedet.
stock-alert-delete-action = Törlés
stock-alert-deleted-title = Törölve
stock-alert-deleted-text = Töröltük a készletértesítéseidet és az e-mail-címedet.
