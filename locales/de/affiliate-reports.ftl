# Links und Auswertungen der Partner.

error-affiliate-link-host = Das ist keine Adresse eines unserer Shops.
error-affiliate-link-target = Bitte gib eine Adresse an oder wähle ein Produkt oder eine Kategorie.
error-affiliate-link-country = In diesem Land haben wir keinen Shop.
error-affiliate-link-long = Diese Adresse ist zu lang für einen Link.
error-affiliate-day = Bitte gib den Tag so an: 2026-11-23.
error-affiliate-dates = Das Ende darf nicht vor dem Anfang und höchstens drei Jahre danach liegen.
