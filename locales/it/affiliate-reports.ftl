# Link e report degli affiliati.

error-affiliate-link-host = Questo non è un indirizzo web di uno dei nostri shop.
error-affiliate-link-target = Inserisci un indirizzo web oppure scegli un prodotto o una categoria.
error-affiliate-link-country = Non abbiamo uno shop in questo Paese.
error-affiliate-link-long = Questo indirizzo web è troppo lungo per un link.
error-affiliate-day = Inserisci il giorno così: 2026-11-23.
error-affiliate-dates = La fine non può essere prima dell’inizio né più di tre anni dopo.
