# Odkazy a prehľady partnerov.

error-affiliate-link-host = Toto nie je webová adresa žiadneho z našich obchodov.
error-affiliate-link-target = Zadajte, prosím, webovú adresu alebo vyberte produkt či kategóriu.
error-affiliate-link-country = V tejto krajine obchod nemáme.
error-affiliate-link-long = Táto webová adresa je na odkaz príliš dlhá.
error-affiliate-day = Zadajte, prosím, deň v tvare 2026-11-23.
error-affiliate-dates = Koniec nesmie byť pred začiatkom a môže byť najviac tri roky po ňom.
