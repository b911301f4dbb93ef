# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Accedi per continuare.
error-credentials = L’indirizzo e-mail e la password non corrispondono.
error-forbidden = Non hai i permessi per questa operazione.
error-not-found = Non abbiamo trovato quello che cerchi.
error-page-not-found = Pagina non trovata: { $path }
error-bad-request = Non siamo riusciti a capire questa richiesta.
error-method-not-allowed = Questo indirizzo web non si può usare in questo modo.
error-too-large = Le dimensioni sono eccessive.
error-rate-limited = Troppi tentativi ravvicinati. Aspetta un momento e riprova.
error-internal = Qualcosa è andato storto.
error-unavailable = In questo momento lo shop è molto affollato. Riprova tra poco.
error-request-timeout = La richiesta è arrivata troppo lentamente. Controlla la connessione e riprova.

## Fields and parameters

error-invalid = Alcuni dati non sono corretti. Controlla i campi indicati qui sotto.
error-parameter-required = Campo obbligatorio.
error-parameter-number = Serve un numero intero.
error-parameter-decimal = Serve un numero.
error-parameter-range = Il valore deve essere compreso tra { $min } e { $max }.
error-parameter-choice = Il valore deve essere uno di questi: { $choices }.
error-parameter-characters = C’è un carattere che non si può usare.
error-parameter-long = { $max ->
    [one] Il testo è troppo lungo. È ammesso al massimo { $max } carattere.
    [many] Il testo è troppo lungo. Sono ammessi al massimo { $max } di caratteri.
   *[other] Il testo è troppo lungo. Sono ammessi al massimo { $max } caratteri.
}
error-parameter-many = I valori sono troppi. Ne sono ammessi al massimo { $max }.
error-parameter-text = Serve un testo.
error-parameter-flag = Il valore deve essere true o false.
error-parameter-list = Serve un elenco.
error-parameter-object = Serve un oggetto con campi.
error-idempotency-key = L’Idempotency-Key deve avere da 1 a 255 caratteri visibili.
error-idempotency-reused = Questo Idempotency-Key è già stato usato per un’altra richiesta.
error-idempotency-pending = La stessa richiesta è ancora in elaborazione. Riprova tra un attimo.
error-idempotency-unkept = Questa richiesta è già stata eseguita, ma la risposta era troppo grande per essere conservata. Ricarica la pagina per vedere il risultato.
error-country-mismatch = Questo indirizzo web appartiene allo shop di un altro Paese.

## Accounts

error-user-exists = Esiste già un account con questo indirizzo e-mail.
error-link-expired = Il link è scaduto o non è corretto. Riprova.
error-addresses-full = Hai raggiunto il numero massimo di indirizzi ({ $max }). Eliminane uno per fare spazio.
error-email-same = È già il tuo indirizzo e-mail.
error-email-verified = Il tuo indirizzo e-mail è già confermato.

## Wishlist

error-wishlist-duplicate = Questo prodotto è già nella tua wishlist.
error-wishlist-full = La tua wishlist è piena. Togli qualcosa per fare spazio.

## Cart and coupons

error-cart-gone = Questo articolo non è più disponibile.
error-cart-not-here = Questo articolo non è in vendita in questo shop.
error-cart-sold-out = Questo articolo è esaurito.
error-cart-short = { $count ->
    [one] Ne è rimasto solo { $count }.
    [many] Ne sono rimasti solo { $count }.
   *[other] Ne sono rimasti solo { $count }.
}
error-cart-price = Il prezzo è cambiato da { $before } a { $now }.
error-cart-full = Il tuo carrello è pieno. Togli qualcosa per fare spazio.
error-reorder-gone = Non più disponibile: { $names }
error-quantity-required = Indica la quantità.
error-coupon-unknown = Non abbiamo trovato questo codice sconto. Riprova.
error-coupon-used-up = Questo codice è esaurito.
error-coupon-used = Hai già usato questo codice.
error-coupon-not-started = Questo codice non è ancora valido.
error-coupon-expired = Questo codice è scaduto.
error-coupon-products = Questo codice non vale per gli articoli nel carrello.
error-coupon-minimum = Mancano { $missing } per usare questo codice.
error-coupon-email = Per usare il codice accedi, oppure inserisci la tua e-mail al momento dell’acquisto.

error-stock-alert-available = Questo articolo è di nuovo disponibile: puoi ordinarlo subito.

## Partner

error-affiliate-pending = Non abbiamo ancora deciso sulla tua candidatura. Ti scriveremo appena l’avremo fatto.
error-affiliate-rejected = La tua candidatura non è stata accettata.
error-affiliate-suspended = La tua collaborazione è sospesa. Puoi ancora vedere i tuoi dati.
error-affiliate-left = Hai lasciato il programma partner.
error-affiliate-programme-closed = Il nostro programma partner non è ancora aperto.
error-affiliate-payout-closed = Al momento non è possibile salvare i dati di pagamento. Riprova più tardi.
