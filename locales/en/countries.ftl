# Names of the countries that have a shop, or may get one.
# One for each file of tenants/: `country-` and the country's code. They are shown alone or after the shop's name, never in a sentence.

country-at = Austria
country-bd = Bangladesh
country-bg = Bulgaria
country-cy = Cyprus
country-cz = Czech Republic
country-de = Germany
country-es = Spain
country-gr = Greece
country-hr = Croatia
country-hu = Hungary
country-ie = Ireland
country-it = Italy
country-lt = Lithuania
country-pl = Poland
country-pt = Portugal
country-ro = Romania
country-si = Slovenia
country-sk = Slovakia
