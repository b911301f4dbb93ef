# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Mai întâi intră în cont.
error-forbidden = Nu ai permisiunea să faci asta.
error-not-found = Nu am găsit ce cauți.
error-page-not-found = Pagina nu a fost găsită: { $path }
error-invalid = Ceva din cerere nu e în regulă. Verifică te rog câmpurile de mai jos.
error-parameter-number = { $field } trebuie să fie un număr întreg.
error-parameter-range = { $field } trebuie să fie între { $min } și { $max }.
error-parameter-choice = { $field } trebuie să fie una dintre valorile: { $choices }.
error-parameter-missing = Lipsește { $field }.
error-parameter-unusable = { $field } nu poate fi folosit așa: este prea lung sau conține un caracter pe care nu îl are niciun nume.
error-country-mismatch = Această adresă aparține magazinului din altă țară.
error-method-not-allowed = Această adresă nu răspunde la o astfel de cerere.
error-bad-request = Nu am putut înțelege cererea.
error-rate-limited = Prea multe încercări una după alta. Așteaptă o clipă și încearcă din nou.
error-internal = Ceva nu a mers bine.
error-unavailable = Magazinul e foarte aglomerat acum. Încearcă din nou peste câteva clipe.
