# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Előbb jelentkezz be.
error-forbidden = Ehhez nincs jogosultságod.
error-not-found = Amit keresel, nem találjuk.
error-page-not-found = Az oldal nem található: { $path }
error-bad-request = Ezt a kérést nem tudtuk értelmezni.
error-method-not-allowed = Ezt a címet nem lehet így használni.
error-too-large = Ez túl nagy.
error-rate-limited = Ez egy kicsit túl gyakori volt. Várj egy pillanatot, és próbáld újra.
error-internal = Valami félrement.
error-unavailable = Most sokan vannak a boltban. Próbáld újra egy pillanat múlva.

## Mezők és paraméterek

error-invalid = Valami nem stimmel a kérésben. Nézd át az alább megnevezett mezőket.
error-parameter-required = Ez hiányzik.
error-parameter-number = Ide egész szám kell.
error-parameter-range = Az értéknek { $min } és { $max } között kell lennie.
error-parameter-choice = Ezek közül választhatsz: { $choices }.
error-parameter-text = Olyan karakter van benne, amely nem használható.
error-parameter-long = Ez túl hosszú. Legfeljebb { $max } karakter lehet.
error-parameter-many = Ez túl sok érték. Legfeljebb { $max } lehet.
error-country-mismatch = Ez a cím egy másik ország boltjához tartozik.
