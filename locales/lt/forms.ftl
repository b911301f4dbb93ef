# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field

form-required = Užpildykite šį lauką
    .email = Įrašykite el. pašto adresą
    .password = Įrašykite slaptažodį
    .firstName = Įrašykite vardą
    .lastName = Įrašykite pavardę
    .repeatPassword = Pakartokite slaptažodį
    .oldPassword = Įrašykite dabartinį slaptažodį
    .countryId = Pasirinkite šalį
    .phoneCode = Pasirinkite šalies kodą
    .phone = Įrašykite telefono numerį
    .name = Įrašykite vardą ir pavardę
    .address = Įrašykite gatvę ir namo numerį
    .city = Įrašykite miestą ar gyvenvietę
    .state = Įrašykite provinciją ar apskritį
    .postalCode = Įrašykite pašto kodą
    .deliveryType = Pasirinkite pristatymo būdą
    .paymentMethod = Pasirinkite mokėjimo būdą
    .holder = Įrašykite sąskaitos savininko vardą ir pavardę
    .iban = Įrašykite IBAN
    .bank = Įrašykite banko pavadinimą
    .routingNumber = Įrašykite skyriaus kodą
    .accountNumber = Įrašykite sąskaitos numerį
    .company = Įrašykite įmonės pavadinimą
    .contactName = Įrašykite kontaktinį asmenį
    .webAddress = Įrašykite svetainės adresą
    .promotion = Parašykite, kaip mus pristatysite
    .quantity = Pasirinkite kiekį
    .tShirts = Pasirinkite bent vieną
    .invoiceNumber = Sąskaitos numeris negali būti tuščias
    .orderNumber = Užsakymo numeris negali būti tuščias
    .contact = Įveskite užsakymo el. pašto adresą arba pašto kodą
    .reason = Pasirinkite grąžinimo priežastį
    .photos = Pridėkite bent vieną nuotrauką
form-email = Įrašykite teisingą el. pašto adresą
form-web = Įrašykite svetainės adresą, pavyzdžiui, example.com
form-min = Per trumpa. Mažiausias ženklų skaičius – { $min }
form-max = Per ilga. Didžiausias ženklų skaičius – { $max }
form-upper = Reikia bent vienos didžiosios raidės
form-digit = Reikia bent vieno skaitmens
form-special = Reikia bent vieno specialiojo ženklo, pavyzdžiui, ! arba ?
form-same = Slaptažodžiai nesutampa
form-accepted = Kad galėtumėte tęsti, sutikite su pirkimo taisyklėmis
form-phone = Įrašykite numerį, kuriuo galėtume paskambinti
form-postcode = Įrašykite pašto kodą, pavyzdžiui, { $example }
form-date = Įrašykite teisingą datą
form-choice = Pasirinkite iš sąrašo
form-state = Įrašykite provinciją ar apskritį
form-common-password = Šis slaptažodis per dažnas. Sugalvokite kitą
form-wrong-password = Tai ne dabartinis jūsų slaptažodis

## Around the fields

form-optional = (neprivaloma)
form-summary = { $count ->
    [one] Dar kartą peržiūrėkite { $count } lauką.
    [few] Dar kartą peržiūrėkite { $count } laukus.
    [many] Dar kartą peržiūrėkite { $count } lauko.
   *[other] Dar kartą peržiūrėkite { $count } laukų.
}
form-failed = Išsiųsti nepavyko. Viskas, ką įrašėte, tebėra čia; pabandykite dar kartą po akimirkos.
form-sending = Palaukite akimirką
form-password-show = Rodyti slaptažodį
form-password-help = Bent 6 ženklai, tarp jų didžioji raidė, skaitmuo ir specialusis ženklas.
form-postcode-help = Pavyzdžiui, { $example }
form-choose = Pasirinkite
form-save = Išsaugoti
form-cancel = Atšaukti
form-leave-title = Išeiti neišsaugojus?
form-leave-text = Jūsų pakeitimai dar neišsaugoti.
form-leave-stay = Tęsti redagavimą
form-leave-go = Išeiti neišsaugojus
