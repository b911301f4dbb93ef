# Names of countries, standing alone.

country-at = Austria
country-bd = Bangladés
country-bg = Bulgaria
country-cy = Chipre
country-cz = Chequia
country-de = Alemania
country-es = España
country-gr = Grecia
country-hr = Croacia
country-hu = Hungría
country-ie = Irlanda
country-it = Italia
country-lt = Lituania
country-pl = Polonia
country-pt = Portugal
country-ro = Rumanía
country-si = Eslovenia
country-sk = Eslovaquia
