# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Najprije se prijavi.
error-forbidden = Za ovo nemaš dopuštenje.
error-not-found = Ono što tražiš nismo pronašli.
error-page-not-found = Stranica nije pronađena: { $path }
error-invalid = Nešto u zahtjevu nije u redu. Provjeri polja navedena u nastavku.
error-parameter-number = { $field } mora biti cijeli broj.
error-parameter-range = { $field } mora biti između { $min } i { $max }.
error-parameter-choice = { $field } mora biti jedna od vrijednosti: { $choices }.
error-parameter-missing = { $field } nedostaje.
error-parameter-unusable = { $field } se ovako ne može koristiti: predugo je ili sadrži znak kojeg nema ni u jednom nazivu.
error-country-mismatch = Ova adresa pripada trgovini u drugoj državi.
error-method-not-allowed = Ova adresa ne odgovara na takav zahtjev.
error-bad-request = Ovaj zahtjev nismo razumjeli.
error-rate-limited = To je bilo malo prečesto. Pričekaj trenutak i pokušaj ponovno.
error-internal = Nešto je pošlo po zlu.
error-unavailable = U trgovini je trenutačno gužva. Pokušaj ponovno za koji trenutak.
