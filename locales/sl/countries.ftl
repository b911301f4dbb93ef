# Imena držav, kot stojijo same zase.

country-at = Avstrija
country-bd = Bangladeš
country-bg = Bolgarija
country-cy = Ciper
country-cz = Češka
country-de = Nemčija
country-es = Španija
country-gr = Grčija
country-hr = Hrvaška
country-hu = Madžarska
country-ie = Irska
country-it = Italija
country-lt = Litva
country-pl = Poljska
country-pt = Portugalska
country-ro = Romunija
country-si = Slovenija
country-sk = Slovaška
