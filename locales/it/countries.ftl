# Names of countries, standing alone.

country-at = Austria
country-bd = Bangladesh
country-bg = Bulgaria
country-cy = Cipro
country-cz = Cechia
country-de = Germania
country-es = Spagna
country-gr = Grecia
country-hr = Croazia
country-hu = Ungheria
country-ie = Irlanda
country-it = Italia
country-lt = Lituania
country-pl = Polonia
country-pt = Portogallo
country-ro = Romania
country-si = Slovenia
country-sk = Slovacchia
