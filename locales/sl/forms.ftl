# Kar pravi vsak obrazec trgovine: kaj v polju ni prav in besede okrog polj.

## Kaj v polju ni prav

form-required = To polje je obvezno
    .email = Vnesite e-naslov
    .password = Vnesite geslo
    .firstName = Vnesite ime
    .lastName = Vnesite priimek
    .repeatPassword = Ponovite geslo
    .oldPassword = Vnesite trenutno geslo
    .countryId = Izberite državo
    .phoneCode = Izberite klicno kodo države
    .phone = Vnesite telefonsko številko
    .name = Vnesite ime in priimek
    .address = Vnesite ulico in hišno številko
    .city = Vnesite kraj
    .state = Vnesite pokrajino ali okrožje
    .postalCode = Vnesite poštno številko
    .deliveryType = Izberite način dostave
    .paymentMethod = Izberite način plačila
    .holder = Vnesite ime imetnika računa
    .iban = Vnesite IBAN
    .bank = Vnesite ime banke
    .routingNumber = Vnesite številko poslovalnice
    .accountNumber = Vnesite številko računa
    .company = Vnesite ime podjetja
    .contactName = Vnesite ime kontaktne osebe
    .webAddress = Vnesite naslov spletne strani
    .promotion = Napišite, kako nas boste predstavili
    .quantity = Izberite količino
    .tShirts = Izberite vsaj eno možnost
    .invoiceNumber = Številka računa ne sme biti prazna
    .orderNumber = Številka naročila ne sme biti prazna
    .contact = Vnesite e-naslov ali poštno številko naročila
    .reason = Izberite razlog za vračilo
    .photos = Dodajte vsaj eno fotografijo
form-email = Vnesite veljaven e-naslov
form-web = Vnesite spletni naslov, na primer example.com
form-min = { $min ->
    [one] Vnesite vsaj { $min } znak
    [two] Vnesite vsaj { $min } znaka
    [few] Vnesite vsaj { $min } znake
   *[other] Vnesite vsaj { $min } znakov
}
form-max = { $max ->
    [one] Vnesite največ { $max } znak
    [two] Vnesite največ { $max } znaka
    [few] Vnesite največ { $max } znake
   *[other] Vnesite največ { $max } znakov
}
form-upper = Dodajte vsaj eno veliko črko
form-digit = Dodajte vsaj eno številko
form-special = Dodajte vsaj en poseben znak, na primer ! ali ?
form-same = Gesli se ne ujemata
form-accepted = Za nadaljevanje sprejmite splošne pogoje
form-phone = Vnesite telefonsko številko, na katero vas lahko pokličemo
form-postcode = Vnesite poštno številko, na primer { $example }
form-date = Vnesite veljaven datum
form-choice = Izberite eno od možnosti na seznamu
form-state = Vnesite pokrajino ali okrožje
form-common-password = To geslo je preveč pogosto. Izberite drugo
form-wrong-password = To ni vaše trenutno geslo

## Okrog polj

form-optional = (neobvezno)
form-summary = { $count ->
    [one] Preverite še { $count } polje.
    [two] Preverite še { $count } polji.
    [few] Preverite še { $count } polja.
   *[other] Preverite še { $count } polj.
}
form-failed = Pošiljanje ni uspelo. Vse, kar ste vpisali, je še tu; poskusite znova čez trenutek.
form-sending = Samo trenutek
form-password-show = Pokaži geslo
form-password-help = Vsaj 6 znakov, med njimi velika črka, številka in poseben znak.
form-postcode-help = Na primer { $example }
form-choose = Izberite
form-save = Shrani
form-cancel = Prekliči
form-leave-title = Želite zapustiti stran brez shranjevanja?
form-leave-text = Vaše spremembe še niso shranjene.
form-leave-stay = Nadaljuj urejanje
form-leave-go = Zapusti stran
