# What every form of the shop says: what is wrong with a field, and the words around fields.

## Što u polju nije u redu

form-required = Ovo je polje obavezno
    .email = Unesi e-mail adresu
    .password = Unesi lozinku
    .firstName = Unesi ime
    .lastName = Unesi prezime
    .repeatPassword = Ponovi lozinku
    .oldPassword = Unesi trenutačnu lozinku
    .countryId = Odaberi državu
    .phoneCode = Odaberi pozivni broj države
    .phone = Unesi broj telefona
    .name = Unesi ime i prezime
    .address = Unesi ulicu i kućni broj
    .city = Unesi mjesto
    .state = Unesi pokrajinu ili županiju
    .postalCode = Unesi poštanski broj
    .deliveryType = Odaberi način dostave
    .paymentMethod = Odaberi način plaćanja
    .holder = Unesi ime vlasnika računa
    .iban = Unesi IBAN
    .bank = Unesi naziv banke
    .routingNumber = Unesi broj poslovnice
    .accountNumber = Unesi broj računa
    .company = Upiši naziv tvrtke
    .contactName = Upiši ime osobe za kontakt
    .webAddress = Upiši adresu web-stranice
    .promotion = Napiši kako ćeš nas predstaviti
    .quantity = Odaberi količinu
    .tShirts = Odaberi barem jedno
    .invoiceNumber = Broj računa ne smije biti prazan
    .orderNumber = Broj narudžbe ne smije biti prazan
    .contact = Unesi e-mail adresu ili poštanski broj narudžbe
    .reason = Odaberi razlog povrata
    .photos = Dodaj barem jednu fotografiju
form-email = Unesi valjanu e-mail adresu
form-web = Upiši web-adresu, na primjer example.com
form-min = { $min ->
    [one] Unesi najmanje { $min } znak
    [few] Unesi najmanje { $min } znaka
   *[other] Unesi najmanje { $min } znakova
}
form-max = { $max ->
    [one] Unesi najviše { $max } znak
    [few] Unesi najviše { $max } znaka
   *[other] Unesi najviše { $max } znakova
}
form-upper = Dodaj barem jedno veliko slovo
form-digit = Dodaj barem jedan broj
form-special = Dodaj barem jedan poseban znak, na primjer ! ili ?
form-same = Lozinke se ne podudaraju
form-accepted = Za nastavak prihvati opće uvjete poslovanja
form-phone = Unesi broj telefona na koji te možemo nazvati
form-postcode = Unesi poštanski broj, na primjer { $example }
form-date = Unesi valjan datum
form-choice = Odaberi nešto s popisa
form-state = Unesi pokrajinu ili županiju
form-common-password = Ova je lozinka prečesta. Odaberi drugu
form-wrong-password = Ovo nije tvoja trenutačna lozinka

## Oko polja

form-optional = (neobavezno)
form-summary = { $count ->
    [one] Provjeri još { $count } polje.
    [few] Provjeri još { $count } polja.
   *[other] Provjeri još { $count } polja.
}
form-failed = Slanje nije uspjelo. Sve što je upisano još je ovdje; pokušaj ponovno za koji trenutak.
form-sending = Samo trenutak
form-password-show = Prikaži lozinku
form-password-help = Najmanje 6 znakova, s velikim slovom, brojem i posebnim znakom.
form-postcode-help = Na primjer { $example }
form-choose = Odaberi
form-save = Spremi
form-cancel = Odustani
form-leave-title = Izaći bez spremanja?
form-leave-text = Promjene još nisu spremljene.
form-leave-stay = Nastavi uređivati
form-leave-go = Izađi bez spremanja
