# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Najprije se prijavi.
error-forbidden = Za ovo nemaš dopuštenje.
error-not-found = Ono što tražiš nismo pronašli.
error-page-not-found = Stranica nije pronađena: { $path }
error-bad-request = Ovaj zahtjev nismo razumjeli.
error-method-not-allowed = Ova se adresa ne može koristiti na taj način.
error-too-large = Ovo je preveliko.
error-rate-limited = To je bilo malo prečesto. Pričekaj trenutak i pokušaj ponovno.
error-internal = Nešto je pošlo po zlu.
error-unavailable = U trgovini je trenutačno gužva. Pokušaj ponovno za koji trenutak.

## Polja i parametri

error-invalid = Nešto u zahtjevu nije u redu. Provjeri polja navedena u nastavku.
error-parameter-required = Ovaj podatak nedostaje.
error-parameter-number = Vrijednost mora biti cijeli broj.
error-parameter-range = Vrijednost mora biti između { $min } i { $max }.
error-parameter-choice = Dopuštene vrijednosti: { $choices }.
error-parameter-text = Sadrži znak koji se ne može koristiti.
error-parameter-long = Ovo je predugo. Najveći dopušteni broj znakova: { $max }.
error-parameter-many = Vrijednosti je previše. Najveći dopušteni broj: { $max }.
error-country-mismatch = Ova adresa pripada trgovini u drugoj državi.
