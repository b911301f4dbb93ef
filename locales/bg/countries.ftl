# Names of countries, standing alone.

country-at = Австрия
country-bd = Бангладеш
country-bg = България
country-cy = Кипър
country-cz = Чехия
country-de = Германия
country-es = Испания
country-gr = Гърция
country-hr = Хърватия
country-hu = Унгария
country-ie = Ирландия
country-it = Италия
country-lt = Литва
country-pl = Полша
country-pt = Португалия
country-ro = Румъния
country-si = Словения
country-sk = Словакия
