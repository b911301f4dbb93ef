# Zamówienia

## Płatność

order-payment-pending = Oczekuje
order-payment-processing = W trakcie
order-payment-completed = Opłacone
order-payment-failed = Nieudana
order-payment-cancelled = Anulowana
order-payment-partially-refunded = Częściowo zwrócona
order-payment-refunded = Zwrócona

## Dostawa

order-delivery-pending = Oczekuje
order-delivery-packed = Spakowane
order-delivery-shipped = Wysłane
order-delivery-ready-for-pickup = Gotowe do odbioru
order-delivery-delivered = Dostarczone
order-delivery-returned = Zwrócone
order-delivery-cancelled = Anulowane

## Co się wydarzyło

order-event-placed = Zamówienie złożone
order-event-payment-processing = Płatność jest przetwarzana
order-event-paid = Płatność otrzymana
order-event-payment-failed = Płatność nie powiodła się
order-event-payment-retried = Nowa próba płatności
order-event-late-payment = Płatność dotarła za późno, zwracamy pieniądze
order-event-packed = Spakowane
order-event-shipped = Wysłane
order-event-ready-for-pickup = Gotowe do odbioru
order-event-delivered = Dostarczone
order-event-returned = Zwrócone
order-event-cancelled = Zamówienie anulowane
order-event-expired = Zamówienie anulowane, bo nie zostało opłacone na czas
order-event-refunded = Pieniądze zwrócone

## Faktura

invoice-title = Faktura
invoice-date = Data faktury
invoice-item = Produkt
invoice-unit-price = Cena
invoice-amount = Kwota
invoice-net = Netto
invoice-gross = Brutto
invoice-vat-rate = Stawka VAT
invoice-vat = VAT
invoice-buyer = Nabywca
credit-note-title = Faktura korygująca
credit-note-number = Numer faktury korygującej
credit-note-date = Data faktury korygującej
credit-note-total = Kwota korekty
credit-note-amount = Zwrócona kwota

## Zamówienia

error-price-changed = Ceny lub dostępność zmieniły się. Sprawdź zamówienie jeszcze raz.
error-checkout-empty = Twój koszyk jest pusty.
error-order-not-cancellable = Tego zamówienia nie można już anulować.
error-order-payment-closed = Za to zamówienie nie można już zapłacić. Złóż nowe.
notice-order-placed = Dziękujemy za zamówienie.
notice-order-cancelled = Twoje zamówienie zostało anulowane.
