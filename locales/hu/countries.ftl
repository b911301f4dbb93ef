# Names of countries, standing alone.

country-at = Ausztria
country-bd = Banglades
country-bg = Bulgária
country-cy = Ciprus
country-cz = Csehország
country-de = Németország
country-es = Spanyolország
country-gr = Görögország
country-hr = Horvátország
country-hu = Magyarország
country-ie = Írország
country-it = Olaszország
country-lt = Litvánia
country-pl = Lengyelország
country-pt = Portugália
country-ro = Románia
country-si = Szlovénia
country-sk = Szlovákia
