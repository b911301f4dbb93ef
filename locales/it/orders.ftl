# Ordini

## Pagamento

order-payment-pending = In attesa
order-payment-processing = In elaborazione
order-payment-completed = Pagato
order-payment-failed = Non riuscito
order-payment-cancelled = Annullato
order-payment-partially-refunded = Rimborsato in parte
order-payment-refunded = Rimborsato

## Consegna

order-delivery-pending = In attesa
order-delivery-packed = Imballato
order-delivery-shipped = Spedito
order-delivery-ready-for-pickup = Pronto per il ritiro
order-delivery-delivered = Consegnato
order-delivery-returned = Reso
order-delivery-cancelled = Annullato

## Che cosa è successo

order-event-placed = Ordine effettuato
order-event-payment-processing = Il pagamento è in elaborazione
order-event-paid = Pagamento ricevuto
order-event-payment-failed = Pagamento non riuscito
order-event-payment-retried = Nuovo tentativo di pagamento
order-event-late-payment = Il pagamento è arrivato troppo tardi e lo stiamo restituendo
order-event-packed = Imballato
order-event-shipped = Spedito
order-event-ready-for-pickup = Pronto per il ritiro
order-event-delivered = Consegnato
order-event-returned = Reso
order-event-cancelled = Ordine annullato
order-event-expired = Ordine annullato perché non pagato in tempo
order-event-refunded = Importo rimborsato

## Fattura

invoice-title = Fattura
invoice-date = Data della fattura
invoice-item = Articolo
invoice-unit-price = Prezzo
invoice-amount = Importo
invoice-net = Imponibile
invoice-gross = Lordo
invoice-vat-rate = Aliquota IVA
invoice-vat = IVA
invoice-buyer = Cliente
credit-note-title = Nota di credito
credit-note-number = Numero della nota di credito
credit-note-date = Data della nota di credito
credit-note-total = Totale accreditato
credit-note-amount = Importo rimborsato

## Ordini

error-price-changed = I prezzi o la disponibilità sono cambiati. Controlla di nuovo il tuo ordine.
error-checkout-empty = Il tuo carrello è vuoto.
error-order-not-cancellable = Questo ordine non può più essere annullato.
error-order-payment-closed = Questo ordine non può più essere pagato. Fanne uno nuovo.
notice-order-placed = Grazie per il tuo ordine.
notice-order-cancelled = Il tuo ordine è stato annullato.
