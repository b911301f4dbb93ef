# Wie Bestellungen stehen und was mit ihnen geschehen ist.

## Zahlung

order-payment-pending = Offen
order-payment-processing = In Bearbeitung
order-payment-completed = Bezahlt
order-payment-failed = Fehlgeschlagen
order-payment-cancelled = Storniert
order-payment-partially-refunded = Teilweise erstattet
order-payment-refunded = Erstattet

## Lieferung

order-delivery-pending = Offen
order-delivery-packed = Verpackt
order-delivery-shipped = Versandt
order-delivery-ready-for-pickup = Abholbereit
order-delivery-delivered = Zugestellt
order-delivery-returned = Zurückgesandt
order-delivery-cancelled = Storniert

## Was geschehen ist

order-event-placed = Bestellung aufgegeben
order-event-payment-processing = Zahlung wird bearbeitet
order-event-paid = Zahlung eingegangen
order-event-payment-failed = Zahlung fehlgeschlagen
order-event-payment-retried = Neuer Zahlungsversuch
order-event-late-payment = Zahlung kam zu spät, wir erstatten sie
order-event-packed = Verpackt
order-event-shipped = Versandt
order-event-ready-for-pickup = Abholbereit
order-event-delivered = Zugestellt
order-event-returned = Zurückgesandt
order-event-cancelled = Bestellung storniert
order-event-expired = Bestellung storniert, weil sie nicht rechtzeitig bezahlt wurde
order-event-refunded = Geld erstattet

## Rechnung

invoice-title = Rechnung
invoice-date = Rechnungsdatum
invoice-item = Artikel
invoice-unit-price = Preis
invoice-amount = Betrag
invoice-net = Netto
invoice-gross = Brutto
invoice-vat-rate = MwSt.-Satz
invoice-vat = MwSt.
invoice-buyer = Rechnung an
credit-note-title = Rechnungskorrektur
credit-note-number = Nummer der Rechnungskorrektur
credit-note-date = Datum der Rechnungskorrektur
credit-note-total = Gutgeschriebener Betrag
credit-note-amount = Erstatteter Betrag

## Bestellungen

error-price-changed = Preise oder Verfügbarkeit haben sich geändert. Bitte prüf deine Bestellung noch einmal.
error-checkout-empty = Dein Warenkorb ist leer.
error-order-not-cancellable = Diese Bestellung kann nicht mehr storniert werden.
error-order-payment-closed = Diese Bestellung kann nicht mehr bezahlt werden. Bitte bestell noch einmal.
notice-order-placed = Danke für deine Bestellung.
notice-order-cancelled = Deine Bestellung ist storniert.
