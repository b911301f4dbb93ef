# Partnerių nuorodos ir ataskaitos.

error-affiliate-link-host = Tai nėra nė vienos mūsų parduotuvės interneto adresas.
error-affiliate-link-target = Nurodykite interneto adresą arba pasirinkite prekę ar kategoriją.
error-affiliate-link-country = Šioje šalyje parduotuvės neturime.
error-affiliate-link-long = Šis interneto adresas nuorodai per ilgas.
error-affiliate-day = Dieną nurodykite taip: 2026-11-23.
error-affiliate-dates = Pabaiga negali būti ankstesnė už pradžią ir daugiausia trejais metais vėlesnė.
