# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field. Stands below the field, so the field is not named.

form-required = Acest câmp este obligatoriu
    .email = Introdu adresa de e-mail
    .password = Introdu parola
    .firstName = Introdu prenumele
    .lastName = Introdu numele de familie
    .repeatPassword = Repetă parola
    .oldPassword = Introdu parola actuală
    .countryId = Alege țara
    .phoneCode = Alege prefixul țării
    .phone = Introdu numărul de telefon
    .name = Introdu numele și prenumele
    .address = Introdu strada și numărul
    .city = Introdu localitatea
    .state = Introdu județul
    .postalCode = Introdu codul poștal
    .deliveryType = Alege o metodă de livrare
    .paymentMethod = Alege o metodă de plată
    .holder = Introdu numele titularului
    .iban = Introdu IBAN-ul
    .bank = Introdu numele băncii
    .routingNumber = Introdu codul sucursalei
    .accountNumber = Introdu numărul contului
    .company = Introdu numele companiei
    .contactName = Introdu numele persoanei de contact
    .webAddress = Introdu adresa site-ului
    .promotion = Scrie cum ne vei prezenta
    .quantity = Alege cantitatea
    .tShirts = Alege cel puțin o variantă
    .invoiceNumber = Numărul facturii nu poate fi gol
    .orderNumber = Numărul comenzii nu poate fi gol
    .contact = Scrie adresa de e-mail sau codul poștal al comenzii
    .reason = Alege motivul returului
    .photos = Adaugă cel puțin o fotografie
form-email = Introdu o adresă de e-mail validă
form-web = Introdu o adresă web, de exemplu example.com
form-min = Număr minim de caractere: { $min }
form-max = Număr maxim de caractere: { $max }
form-upper = Folosește cel puțin o literă mare
form-digit = Folosește cel puțin o cifră
form-special = Folosește cel puțin un caracter special, de exemplu ! sau ?
form-same = Parolele nu coincid
form-accepted = Ca să continui, acceptă termenii și condițiile
form-phone = Introdu un număr de telefon la care te putem suna
form-postcode = Introdu un cod poștal de forma { $example }
form-date = Introdu o dată validă
form-choice = Alege o variantă din listă
form-state = Introdu județul
form-common-password = Parola este prea des folosită. Alege alta
form-wrong-password = Aceasta nu este parola ta actuală

## Around the fields

form-optional = (opțional)
form-summary = { $count ->
    [one] Un câmp mai trebuie verificat.
    [few] { $count } câmpuri mai trebuie verificate.
   *[other] { $count } de câmpuri mai trebuie verificate.
}
form-failed = Nu am putut trimite. Tot ce ai scris este încă aici; încearcă din nou peste câteva clipe.
form-sending = O clipă
form-password-show = Arată parola
form-password-help = Cel puțin 6 caractere, cu o literă mare, o cifră și un caracter special.
form-postcode-help = De exemplu { $example }
form-choose = Alege
form-save = Salvează
form-cancel = Renunță
form-leave-title = Ieși fără să salvezi?
form-leave-text = Modificările tale nu au fost salvate încă.
form-leave-stay = Continuă editarea
form-leave-go = Ieși fără să salvezi
