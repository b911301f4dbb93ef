# Names of countries, standing alone.

country-at = Austrija
country-bd = Bangladešas
country-bg = Bulgarija
country-cy = Kipras
country-cz = Čekija
country-de = Vokietija
country-es = Ispanija
country-gr = Graikija
country-hr = Kroatija
country-hu = Vengrija
country-ie = Airija
country-it = Italija
country-lt = Lietuva
country-pl = Lenkija
country-pt = Portugalija
country-ro = Rumunija
country-si = Slovėnija
country-sk = Slovakija
