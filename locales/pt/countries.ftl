# Names of countries, standing alone.

country-at = Áustria
country-bd = Bangladesh
country-bg = Bulgária
country-cy = Chipre
country-cz = Chéquia
country-de = Alemanha
country-es = Espanha
country-gr = Grécia
country-hr = Croácia
country-hu = Hungria
country-ie = Irlanda
country-it = Itália
country-lt = Lituânia
country-pl = Polónia
country-pt = Portugal
country-ro = Roménia
country-si = Eslovénia
country-sk = Eslováquia
