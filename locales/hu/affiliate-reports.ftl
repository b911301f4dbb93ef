# Partnerek linkjei és kimutatásai.

error-affiliate-link-host = Ez nem valamelyik boltunk webcíme.
error-affiliate-link-target = Adj meg egy webcímet, vagy válassz terméket vagy kategóriát.
error-affiliate-link-country = Ebben az országban nincs boltunk.
error-affiliate-link-long = Ez a webcím túl hosszú egy linkhez.
error-affiliate-day = Így add meg a napot: 2026-11-23.
error-affiliate-dates = A vége nem lehet a kezdete előtt, és legfeljebb három évvel lehet utána.
