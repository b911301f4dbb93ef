# Names of countries, standing alone.

country-at = Austria
country-bd = Bangladesz
country-bg = Bułgaria
country-cy = Cypr
country-cz = Czechy
country-de = Niemcy
country-es = Hiszpania
country-gr = Grecja
country-hr = Chorwacja
country-hu = Węgry
country-ie = Irlandia
country-it = Włochy
country-lt = Litwa
country-pl = Polska
country-pt = Portugalia
country-ro = Rumunia
country-si = Słowenia
country-sk = Słowacja
