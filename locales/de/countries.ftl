# Names of countries, standing alone.

country-at = Österreich
country-bd = Bangladesch
country-bg = Bulgarien
country-cy = Zypern
country-cz = Tschechien
country-de = Deutschland
country-es = Spanien
country-gr = Griechenland
country-hr = Kroatien
country-hu = Ungarn
country-ie = Irland
country-it = Italien
country-lt = Litauen
country-pl = Polen
country-pt = Portugal
country-ro = Rumänien
country-si = Slowenien
country-sk = Slowakei
