# Linki i raporty partnerów.

error-affiliate-link-host = To nie jest adres internetowy żadnego z naszych sklepów.
error-affiliate-link-target = Podaj adres internetowy albo wybierz produkt lub kategorię.
error-affiliate-link-country = Nie mamy sklepu w tym kraju.
error-affiliate-link-long = Ten adres internetowy jest za długi na link.
error-affiliate-day = Podaj dzień w postaci 2026-11-23.
error-affiliate-dates = Koniec nie może być przed początkiem ani później niż trzy lata po nim.
