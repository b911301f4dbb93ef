# Names of countries, standing alone.

country-at = Austria
country-bd = Bangladesh
country-bg = Bulgaria
country-cy = Cipru
country-cz = Cehia
country-de = Germania
country-es = Spania
country-gr = Grecia
country-hr = Croația
country-hu = Ungaria
country-ie = Irlanda
country-it = Italia
country-lt = Lituania
country-pl = Polonia
country-pt = Portugalia
country-ro = România
country-si = Slovenia
country-sk = Slovacia
