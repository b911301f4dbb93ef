# Messages of the API and of the server. Each id is also the error's stable code. The field or parameter a message is about is
# named beside it, so the sentence does not name it.

error-unauthenticated = Najprije se prijavi.
error-forbidden = Za ovo nemaš dopuštenje.
error-not-found = Ono što tražiš nismo pronašli.
error-page-not-found = Stranica nije pronađena: { $path }
error-bad-request = Ovaj zahtjev nismo razumjeli.
error-method-not-allowed = Ova se adresa ne može tako koristiti.
error-too-large = Ovo je preveliko.
error-rate-limited = To je bilo malo prečesto. Pričekaj trenutak i pokušaj ponovno.
error-internal = Nešto je pošlo po zlu.
error-unavailable = U trgovini je trenutačno gužva. Pokušaj ponovno za koji trenutak.

## Polja i parametri

error-invalid = Nešto u zahtjevu nije u redu. Provjeri polja navedena u nastavku.
error-parameter-required = Ovo nedostaje.
error-parameter-number = Ovo mora biti cijeli broj.
error-parameter-range = Ovo mora biti između { $min } i { $max }.
error-parameter-choice = Moguće vrijednosti: { $choices }.
error-parameter-text = Sadrži znak koji se ne može koristiti.
error-parameter-long = { $max ->
    [one] Predugo je. Dopušten je najviše { $max } znak.
    [few] Predugo je. Dopuštena su najviše { $max } znaka.
   *[other] Predugo je. Dopušteno je najviše { $max } znakova.
}
error-parameter-many = { $max ->
    [one] Previše vrijednosti. Dopuštena je najviše { $max }.
    [few] Previše vrijednosti. Dopuštene su najviše { $max }.
   *[other] Previše vrijednosti. Dopušteno ih je najviše { $max }.
}
error-country-mismatch = Ova adresa pripada trgovini države s brojem { $country }.
