# What every form of the shop says: what is wrong with a field, and the words around fields.

## Ami a mező alatt áll

form-required = Ezt a mezőt töltsd ki
    .email = Add meg az e-mail-címedet
    .password = Add meg a jelszót
    .firstName = Add meg a keresztnevedet
    .lastName = Add meg a vezetéknevedet
    .repeatPassword = Add meg még egyszer a jelszót
    .oldPassword = Add meg a jelenlegi jelszavadat
    .countryId = Válassz országot
    .phoneCode = Válassz országhívó számot
    .phone = Add meg a telefonszámodat
    .name = Add meg a nevet
    .address = Add meg az utcát és a házszámot
    .city = Add meg a települést
    .state = Add meg a megyét vagy a tartományt
    .postalCode = Add meg az irányítószámot
    .deliveryType = Válassz szállítási módot
    .paymentMethod = Válassz fizetési módot
    .holder = Add meg a számlatulajdonos nevét
    .iban = Add meg az IBAN-számot
    .bank = Add meg a bank nevét
    .routingNumber = Add meg a fiókazonosítót
    .accountNumber = Add meg a számlaszámot
    .company = Add meg a cég nevét
    .contactName = Add meg a kapcsolattartó nevét
    .webAddress = Add meg a weboldal címét
    .promotion = Írd le, hogyan fogsz bemutatni minket
    .quantity = Válassz mennyiséget
    .tShirts = Válassz legalább egyet
    .invoiceNumber = A számla száma nem lehet üres
    .orderNumber = A rendelés száma nem lehet üres
    .contact = Add meg a rendelés e-mail-címét vagy irányítószámát
    .reason = Válaszd ki a visszaküldés okát
    .photos = Adj hozzá legalább egy fotót
form-email = Érvényes e-mail-címet adj meg
form-web = Adj meg egy webcímet, például example.com
form-min = Legalább { $min } karakter legyen
form-max = Legfeljebb { $max } karakter legyen
form-upper = Legyen benne legalább egy nagybetű
form-digit = Legyen benne legalább egy szám
form-special = Legyen benne legalább egy speciális karakter, például ! vagy ?
form-same = A két jelszó nem egyezik
form-accepted = Fogadd el az általános szerződési feltételeket
form-phone = Olyan telefonszámot adj meg, amelyen elérünk
form-postcode = Ilyen formájú irányítószámot adj meg: { $example }
form-date = Létező dátumot adj meg
form-choice = Válassz egyet a listából
form-state = Add meg a megyét vagy a tartományt
form-common-password = Ez a jelszó túl gyakori. Válassz másikat
form-wrong-password = Nem ez a jelenlegi jelszavad

## A mezők körül

form-optional = (nem kötelező)
form-summary = { $count ->
    [one] Egy mezőre nézz rá még egyszer.
   *[other] { $count } mezőre nézz rá még egyszer.
}
form-failed = Ezt nem sikerült elküldeni. Minden, amit beírtál, megmaradt; próbáld újra pár pillanat múlva.
form-sending = Egy pillanat
form-password-show = Jelszó megjelenítése
form-password-help = Legalább 6 karakter; legyen benne nagybetű, szám és speciális karakter.
form-postcode-help = Például { $example }
form-choose = Válassz
form-save = Mentés
form-cancel = Mégse
form-leave-title = Kilépsz mentés nélkül?
form-leave-text = A módosításaidat még nem mentetted el.
form-leave-stay = Szerkesztés folytatása
form-leave-go = Kilépés mentés nélkül
