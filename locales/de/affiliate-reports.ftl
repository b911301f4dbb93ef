# Links und Auswertungen der Partner.

error-affiliate-link-host = Das ist keine Webadresse eines unserer Shops.
error-affiliate-link-target = Bitte gib eine Webadresse an oder wähle ein Produkt oder eine Kategorie.
error-affiliate-link-country = In diesem Land haben wir keinen Shop.
error-affiliate-link-long = Diese Webadresse ist zu lang für einen Link.
error-affiliate-day = Bitte gib den Tag so an: 2026-11-23.
error-affiliate-dates = Das Ende darf nicht vor dem Anfang und höchstens drei Jahre danach liegen.
