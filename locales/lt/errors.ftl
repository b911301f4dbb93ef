# Messages of the API and of the server.

error-unauthenticated = Pirmiausia prisijunkite.
error-forbidden = Šiam veiksmui neturite leidimo.
error-not-found = To, ko ieškote, nerasta.
error-page-not-found = Puslapis nerastas: { $path }
error-invalid = Ne viskas užpildyta teisingai. Patikrinkite toliau nurodytus laukus.
error-parameter-number = { $field }: turi būti sveikasis skaičius.
error-parameter-range = { $field }: reikšmė turi būti nuo { $min } iki { $max }.
error-parameter-choice = { $field }: tinka viena iš šių reikšmių: { $choices }.
error-parameter-missing = { $field }: reikšmė nenurodyta.
error-parameter-unusable = { $field }: tokia reikšmė netinka, ji per ilga arba joje yra ženklas, kurio pavadinimuose nebūna.
error-country-mismatch = Šis adresas priklauso kitos šalies parduotuvei.
error-method-not-allowed = Šis adresas į tokią užklausą neatsako.
error-bad-request = Užklausos suprasti nepavyko.
error-rate-limited = Bandėte kiek per dažnai. Truputį palaukite ir pabandykite dar kartą.
error-internal = Kažkas nepavyko.
error-unavailable = Parduotuvė šiuo metu labai užimta. Pabandykite po akimirkos.
