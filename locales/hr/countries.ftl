# Names of countries, standing alone.

country-at = Austrija
country-bd = Bangladeš
country-bg = Bugarska
country-cy = Cipar
country-cz = Češka
country-de = Njemačka
country-es = Španjolska
country-gr = Grčka
country-hr = Hrvatska
country-hu = Mađarska
country-ie = Irska
country-it = Italija
country-lt = Litva
country-pl = Poljska
country-pt = Portugal
country-ro = Rumunjska
country-si = Slovenija
country-sk = Slovačka
