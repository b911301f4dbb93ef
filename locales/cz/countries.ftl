# Names of countries, standing alone.

country-at = Rakousko
country-bd = Bangladéš
country-bg = Bulharsko
country-cy = Kypr
country-cz = Česko
country-de = Německo
country-es = Španělsko
country-gr = Řecko
country-hr = Chorvatsko
country-hu = Maďarsko
country-ie = Irsko
country-it = Itálie
country-lt = Litva
country-pl = Polsko
country-pt = Portugalsko
country-ro = Rumunsko
country-si = Slovinsko
country-sk = Slovensko
