# Names of countries, standing alone.

country-at = Rakúsko
country-bd = Bangladéš
country-bg = Bulharsko
country-cy = Cyprus
country-cz = Česko
country-de = Nemecko
country-es = Španielsko
country-gr = Grécko
country-hr = Chorvátsko
country-hu = Maďarsko
country-ie = Írsko
country-it = Taliansko
country-lt = Litva
country-pl = Poľsko
country-pt = Portugalsko
country-ro = Rumunsko
country-si = Slovinsko
country-sk = Slovensko
