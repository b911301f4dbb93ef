# What every form of the shop says: what is wrong with a field, and the words around fields.

form-required = Toto pole je povinné
    .email = Zadajte, prosím, e-mail
    .password = Zadajte, prosím, heslo
    .firstName = Zadajte, prosím, meno
    .lastName = Zadajte, prosím, priezvisko
    .repeatPassword = Zadajte, prosím, heslo ešte raz
    .oldPassword = Zadajte, prosím, súčasné heslo
    .countryId = Vyberte, prosím, krajinu
    .phoneCode = Vyberte, prosím, predvoľbu krajiny
    .phone = Zadajte, prosím, telefónne číslo
    .name = Zadajte, prosím, meno a priezvisko
    .address = Zadajte, prosím, ulicu a číslo domu
    .city = Zadajte, prosím, mesto alebo obec
    .state = Zadajte, prosím, kraj alebo provinciu
    .postalCode = Zadajte, prosím, PSČ
    .deliveryType = Vyberte spôsob doručenia
    .paymentMethod = Vyberte spôsob platby
    .holder = Zadajte, prosím, meno majiteľa účtu
    .iban = Zadajte, prosím, IBAN
    .bank = Zadajte, prosím, názov banky
    .routingNumber = Zadajte, prosím, smerovacie číslo
    .accountNumber = Zadajte, prosím, číslo účtu
    .company = Vyplňte názov firmy
    .contactName = Vyplňte meno kontaktnej osoby
    .webAddress = Vyplňte adresu webu
    .promotion = Napíšte, ako nás predstavíte
    .quantity = Vyberte množstvo
    .tShirts = Vyberte aspoň jednu možnosť
    .invoiceNumber = Číslo faktúry nesmie byť prázdne
    .orderNumber = Číslo objednávky nesmie byť prázdne
    .contact = Zadajte e-mailovú adresu alebo PSČ objednávky
    .reason = Vyberte dôvod vrátenia
    .photos = Pridajte aspoň jednu fotografiu
form-email = Zadajte, prosím, platný e-mail
form-web = Zadajte webovú adresu, napríklad example.com
form-min = Minimálny počet znakov: { $min }
form-max = Maximálny počet znakov: { $max }
form-upper = Pridajte, prosím, aspoň jedno veľké písmeno
form-digit = Pridajte, prosím, aspoň jednu číslicu
form-special = Pridajte, prosím, aspoň jeden špeciálny znak, napríklad ! alebo ?
form-same = Heslá sa nezhodujú
form-accepted = Potvrďte, prosím, súhlas s obchodnými podmienkami
form-phone = Zadajte, prosím, číslo, na ktoré sa dovoláme
form-postcode = Zadajte, prosím, PSČ, napríklad { $example }
form-date = Zadajte, prosím, platný dátum
form-choice = Vyberte, prosím, jednu z možností
form-state = Zadajte, prosím, kraj alebo provinciu
form-common-password = Toto heslo je príliš bežné. Zvoľte, prosím, iné
form-wrong-password = Toto nie je vaše súčasné heslo

form-optional = (nepovinné)
form-summary = { $count ->
    [one] Jedno pole treba opraviť.
    [few] { $count } polia treba opraviť.
    [many] { $count } poľa treba opraviť.
   *[other] { $count } polí treba opraviť.
}
form-failed = Nepodarilo sa to odoslať. Všetko, čo ste napísali, tu zostalo; skúste to, prosím, o chvíľu znova.
form-sending = Okamih, prosím
form-password-show = Zobraziť heslo
form-password-help = Aspoň 6 znakov, z toho veľké písmeno, číslica a špeciálny znak.
form-postcode-help = Napríklad { $example }
form-choose = Vyberte
form-save = Uložiť
form-cancel = Zrušiť
form-leave-title = Odísť bez uloženia?
form-leave-text = Zmeny zatiaľ nie sú uložené.
form-leave-stay = Pokračovať v úpravách
form-leave-go = Odísť bez uloženia
