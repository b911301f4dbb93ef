# Sporočila vmesnika in strežnika. Vsak ključ je tudi stalna oznaka napake.

error-unauthenticated = Najprej se prijavite.
error-forbidden = Za to nimate dovoljenja.
error-not-found = Tega, kar iščete, ni bilo mogoče najti.
error-page-not-found = Strani ni mogoče najti: { $path }
error-invalid = V zahtevi nekaj ni prav. Preverite spodaj navedena polja.
error-parameter-number = { $field } mora biti celo število.
error-parameter-range = { $field } mora biti med { $min } in { $max }.
error-parameter-choice = { $field } mora biti ena od vrednosti: { $choices }.
error-parameter-missing = { $field } manjka.
error-parameter-unusable = { $field } v tej obliki ni uporabno: predolgo je ali vsebuje znak, ki ga v imenih ni.
error-country-mismatch = Ta naslov pripada trgovini v drugi državi.
error-method-not-allowed = Ta naslov na takšno zahtevo ne odgovarja.
error-bad-request = Zahteve ni bilo mogoče razumeti.
error-rate-limited = To je bilo malo prepogosto. Počakajte trenutek in poskusite znova.
error-internal = Nekaj je šlo narobe.
error-unavailable = Trgovina je ta hip preobremenjena. Poskusite znova čez trenutek.


