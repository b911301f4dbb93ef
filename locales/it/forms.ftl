# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field. Stands below the field, so the field is not named.

form-required = Questo campo è obbligatorio
    .email = Inserisci il tuo indirizzo e-mail
    .password = Inserisci la password
    .firstName = Inserisci il nome
    .lastName = Inserisci il cognome
    .repeatPassword = Ripeti la password
    .oldPassword = Inserisci la password attuale
    .countryId = Scegli un Paese
    .phoneCode = Scegli il prefisso del Paese
    .phone = Inserisci il numero di telefono
    .name = Inserisci nome e cognome
    .address = Inserisci via e numero civico
    .city = Inserisci la città
    .state = Inserisci la provincia
    .postalCode = Inserisci il CAP
    .deliveryType = Scegli una modalità di consegna
    .paymentMethod = Scegli un metodo di pagamento
    .holder = Inserisci il nome dell’intestatario
    .iban = Inserisci l’IBAN
    .bank = Inserisci il nome della banca
    .routingNumber = Inserisci il codice della filiale
    .accountNumber = Inserisci il numero di conto
    .company = Inserisci il nome dell’azienda
    .contactName = Inserisci la persona di contatto
    .webAddress = Inserisci l’indirizzo del sito
    .promotion = Scrivi come ci presenterai
    .quantity = Scegli la quantità
    .tShirts = Scegli almeno una voce
    .invoiceNumber = Il numero di fattura non può essere vuoto
    .orderNumber = Il numero d’ordine non può essere vuoto
    .contact = Inserisci l’indirizzo e-mail o il CAP dell’ordine
    .reason = Scegli il motivo del reso
    .photos = Aggiungi almeno una foto
form-email = Inserisci un indirizzo e-mail valido
form-web = Inserisci un indirizzo web, per esempio example.com
form-min = { $min ->
    [one] Usa almeno { $min } carattere
    [many] Usa almeno { $min } di caratteri
   *[other] Usa almeno { $min } caratteri
}
form-max = { $max ->
    [one] Usa al massimo { $max } carattere
    [many] Usa al massimo { $max } di caratteri
   *[other] Usa al massimo { $max } caratteri
}
form-upper = Usa almeno una lettera maiuscola
form-digit = Usa almeno un numero
form-special = Usa almeno un carattere speciale, ad esempio ! o ?
form-same = Le password non coincidono
form-accepted = Per continuare, accetta i termini e le condizioni
form-phone = Inserisci un numero di telefono a cui possiamo chiamarti
form-postcode = Inserisci un CAP come { $example }
form-date = Inserisci una data valida
form-choice = Scegli una voce dall’elenco
form-state = Inserisci la provincia
form-common-password = Questa password è troppo comune. Scegline un’altra
form-wrong-password = Non è la tua password attuale

## Around the fields

form-optional = (facoltativo)
form-summary = { $count ->
    [one] C’è un campo da rivedere.
    [many] Ci sono { $count } di campi da rivedere.
   *[other] Ci sono { $count } campi da rivedere.
}
form-failed = Non siamo riusciti a inviare i dati. Quello che hai scritto è ancora qui: riprova tra poco.
form-sending = Un momento
form-password-show = Mostra la password
form-password-help = Almeno 6 caratteri, con una lettera maiuscola, un numero e un carattere speciale.
form-postcode-help = Ad esempio { $example }
form-choose = Scegli
form-save = Salva
form-cancel = Annulla
form-leave-title = Uscire senza salvare?
form-leave-text = Le modifiche non sono ancora state salvate.
form-leave-stay = Continua a modificare
form-leave-go = Esci senza salvare
