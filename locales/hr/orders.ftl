# Stanje narudžbi i što se s njima dogodilo.

## Plaćanje

order-payment-pending = Na čekanju
order-payment-processing = U obradi
order-payment-completed = Plaćeno
order-payment-failed = Neuspjelo
order-payment-cancelled = Otkazano
order-payment-partially-refunded = Djelomično vraćeno
order-payment-refunded = Vraćeno

## Dostava

order-delivery-pending = Na čekanju
order-delivery-packed = Zapakirano
order-delivery-shipped = Poslano
order-delivery-ready-for-pickup = Spremno za preuzimanje
order-delivery-delivered = Dostavljeno
order-delivery-returned = Vraćeno
order-delivery-cancelled = Otkazano

## Što se dogodilo

order-event-placed = Narudžba zaprimljena
order-event-payment-processing = Plaćanje je u obradi
order-event-paid = Uplata primljena
order-event-payment-failed = Plaćanje nije uspjelo
order-event-payment-retried = Novi pokušaj plaćanja
order-event-late-payment = Uplata je stigla prekasno, vraćamo novac
order-event-packed = Zapakirano
order-event-shipped = Poslano
order-event-ready-for-pickup = Spremno za preuzimanje
order-event-delivered = Dostavljeno
order-event-returned = Vraćeno
order-event-cancelled = Narudžba otkazana
order-event-expired = Narudžba otkazana jer nije plaćena na vrijeme
order-event-refunded = Novac vraćen

## Račun

invoice-title = Račun
invoice-date = Datum računa
invoice-item = Artikl
invoice-unit-price = Cijena
invoice-amount = Iznos
invoice-net = Bez PDV-a
invoice-gross = S PDV-om
invoice-vat-rate = Stopa PDV-a
invoice-vat = PDV
invoice-buyer = Kupac
credit-note-title = Knjižno odobrenje
credit-note-number = Broj odobrenja
credit-note-date = Datum odobrenja
credit-note-total = Ukupno odobreno
credit-note-amount = Vraćeni iznos

## Narudžbe

error-price-changed = Cijene ili zalihe su se promijenile. Još jednom provjeri narudžbu.
error-checkout-empty = Tvoja je košarica prazna.
error-order-not-cancellable = Ova se narudžba više ne može otkazati.
error-order-payment-closed = Ova se narudžba više ne može platiti. Naruči ponovno.
notice-order-placed = Hvala na narudžbi.
notice-order-cancelled = Tvoja je narudžba otkazana.
