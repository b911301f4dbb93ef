# What every form of the shop says: what is wrong with a field, and the words around fields.

## Was an einem Feld nicht stimmt

form-required = Bitte fülle dieses Feld aus
    .email = Bitte gib deine E-Mail-Adresse ein
    .password = Bitte gib dein Passwort ein
    .firstName = Bitte gib deinen Vornamen ein
    .lastName = Bitte gib deinen Nachnamen ein
    .repeatPassword = Bitte wiederhole das Passwort
    .oldPassword = Bitte gib dein bisheriges Passwort ein
    .countryId = Bitte wähle ein Land
    .phoneCode = Bitte wähle die Ländervorwahl
    .phone = Bitte gib deine Telefonnummer ein
    .name = Bitte gib Vor- und Nachnamen ein
    .address = Bitte gib Straße und Hausnummer ein
    .city = Bitte gib den Ort ein
    .state = Bitte gib die Provinz oder den Kreis ein
    .postalCode = Bitte gib die Postleitzahl ein
    .deliveryType = Bitte wähle eine Lieferart
    .paymentMethod = Bitte wähle eine Zahlungsart
    .holder = Bitte gib den Namen des Kontoinhabers ein
    .iban = Bitte gib deine IBAN ein
    .bank = Bitte gib den Namen der Bank ein
    .routingNumber = Bitte gib die Routing-Nummer ein
    .accountNumber = Bitte gib die Kontonummer ein
    .company = Bitte gib den Namen des Unternehmens ein
    .contactName = Bitte gib den Namen der Ansprechperson ein
    .webAddress = Bitte gib die Adresse deiner Website ein
    .promotion = Bitte beschreibe, wie du uns vorstellst
    .quantity = Bitte wähle eine Menge
    .tShirts = Bitte wähle mindestens eins aus
    .invoiceNumber = Die Rechnungsnummer darf nicht leer sein
    .orderNumber = Die Bestellnummer darf nicht leer sein
    .contact = Bitte gib die E-Mail-Adresse oder Postleitzahl der Bestellung ein
    .reason = Bitte wähle einen Rückgabegrund
    .photos = Bitte füge mindestens ein Foto hinzu
form-email = Bitte gib eine gültige E-Mail-Adresse ein
form-web = Bitte gib eine Webadresse wie example.com ein
form-min = { $min ->
    [one] Bitte verwende mindestens { $min } Zeichen
   *[other] Bitte verwende mindestens { $min } Zeichen
}
form-max = { $max ->
    [one] Bitte verwende höchstens { $max } Zeichen
   *[other] Bitte verwende höchstens { $max } Zeichen
}
form-upper = Bitte verwende mindestens einen Großbuchstaben
form-digit = Bitte verwende mindestens eine Ziffer
form-special = Bitte verwende mindestens ein Sonderzeichen, etwa ! oder ?
form-same = Die beiden Passwörter stimmen nicht überein
form-accepted = Bitte akzeptiere die Allgemeinen Geschäftsbedingungen
form-phone = Bitte gib eine Telefonnummer ein, unter der wir dich erreichen
form-postcode = Bitte gib eine Postleitzahl wie { $example } ein
form-date = Bitte gib ein gültiges Datum ein
form-choice = Bitte wähle etwas aus der Liste
form-state = Bitte gib die Provinz oder den Kreis ein
form-common-password = Dieses Passwort wird zu häufig verwendet. Bitte wähle ein anderes
form-wrong-password = Das ist nicht dein aktuelles Passwort

## Rund um die Felder

form-optional = (optional)
form-summary = { $count ->
    [one] Bitte prüfe noch ein Feld.
   *[other] Bitte prüfe noch { $count } Felder.
}
form-failed = Das Senden hat nicht geklappt. Alles, was du eingegeben hast, ist noch da; bitte versuche es gleich noch einmal.
form-sending = Einen Moment
form-password-show = Passwort anzeigen
form-password-help = Mindestens 6 Zeichen, mit Großbuchstabe, Ziffer und Sonderzeichen.
form-postcode-help = Zum Beispiel { $example }
form-choose = Bitte wählen
form-save = Speichern
form-cancel = Abbrechen
form-leave-title = Ohne Speichern verlassen?
form-leave-text = Deine Änderungen sind noch nicht gespeichert.
form-leave-stay = Weiter bearbeiten
form-leave-go = Ohne Speichern verlassen
