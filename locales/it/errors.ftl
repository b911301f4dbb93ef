# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Accedi per continuare.
error-forbidden = Non hai i permessi per questa operazione.
error-not-found = Non abbiamo trovato quello che cerchi.
error-page-not-found = Pagina non trovata: { $path }
error-invalid = Qualcosa nella richiesta non va. Controlla i campi indicati qui sotto.
error-parameter-number = { $field } deve essere un numero intero.
error-parameter-range = { $field } deve essere compreso tra { $min } e { $max }.
error-parameter-choice = { $field } deve essere uno di questi valori: { $choices }.
error-parameter-missing = { $field } manca.
error-parameter-unusable = { $field } non si può usare così: è troppo lungo o contiene un carattere che nessun nome ha.
error-country-mismatch = Questo indirizzo appartiene allo shop di un altro paese.
error-method-not-allowed = Questo indirizzo non risponde a una richiesta di questo tipo.
error-bad-request = Non siamo riusciti a capire la richiesta.
error-rate-limited = Troppi tentativi ravvicinati. Aspetta un momento e riprova.
error-internal = Qualcosa è andato storto.
error-unavailable = In questo momento lo shop è molto occupato. Riprova tra poco.
