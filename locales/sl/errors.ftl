# Sporočila vmesnika in strežnika. Vsak ključ je tudi stalna oznaka napake. Polje, za katero gre, je navedeno posebej.

error-unauthenticated = Najprej se prijavite.
error-forbidden = Za to nimate dovoljenja.
error-not-found = Tega, kar iščete, ni bilo mogoče najti.
error-page-not-found = Strani ni mogoče najti: { $path }
error-bad-request = Te zahteve ni bilo mogoče razumeti.
error-method-not-allowed = Tega naslova ni mogoče uporabiti na ta način.
error-too-large = To je preveliko.
error-rate-limited = To je bilo malo prepogosto. Počakajte trenutek in poskusite znova.
error-internal = Nekaj je šlo narobe.
error-unavailable = Trgovina je ta hip preobremenjena. Poskusite znova čez trenutek.

## Polja in parametri

error-invalid = V zahtevi nekaj ni prav. Preverite spodaj navedena polja.
error-parameter-required = Ta podatek manjka.
error-parameter-number = To mora biti celo število.
error-parameter-range = Vrednost mora biti med { $min } in { $max }.
error-parameter-choice = Dovoljene vrednosti: { $choices }.
error-parameter-text = Vsebuje znak, ki ga ni mogoče uporabiti.
error-parameter-long = To je predolgo. Največje dovoljeno število znakov: { $max }.
error-parameter-many = Vrednosti je preveč. Največje dovoljeno število: { $max }.
error-country-mismatch = Ta naslov pripada trgovini v drugi državi.
