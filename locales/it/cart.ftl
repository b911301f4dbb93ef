## The cart's page, the drawer after adding, and adding from a product

cart-title = Il tuo carrello
cart-meta-title = Carrello | { -brand }
cart-add = Aggiungi al carrello
cart-choose = Scegli prima la taglia.
cart-details = Vedi i dettagli
cart-added-title = Aggiunto al carrello
cart-continue = Continua lo shopping
cart-view = Vai al carrello
cart-quantity = Quantità
cart-quantity-of = Quantità: { $name }
cart-remove = Rimuovi
cart-remove-of = Rimuovi { $name }
cart-undo = Annulla
cart-move = Sposta nella wishlist
cart-update = Aggiorna
cart-piece = { $price } al pezzo
cart-unavailable = Non più disponibile
cart-lines = Articoli nel carrello
cart-failed = Non siamo riusciti ad aggiornare il carrello. Riprova tra poco.
cart-load-failed = Non siamo riusciti a caricare il carrello.

## Coupon

cart-coupon = Codice sconto
cart-coupon-apply = Applica
cart-coupon-remove = Rimuovi il codice

## Sums

cart-summary = Riepilogo dell’ordine
cart-subtotal = Subtotale
cart-discount = Sconto
cart-shipping = Spedizione
cart-shipping-free = Gratuita
cart-saved = Risparmi { $amount }
cart-total = Totale
cart-vat = IVA { $rate }% inclusa

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Ancora { $amount } per la spedizione gratuita
cart-free-shipping = La spedizione è gratuita.
cart-goal-percent = Ancora { $amount } e hai il { $percent }% di sconto.
cart-goal-amount = Ancora { $amount } e hai { $reward } di sconto.
cart-goal-delivery = Ancora { $amount } e la spedizione è gratuita.
cart-goal-gift = Ancora { $amount } e ricevi un regalo.
cart-goal-reached = È tuo: { $title }
cart-gift = Omaggio

## Empty

cart-empty-title = Il tuo carrello è vuoto
cart-empty-text = Aggiungi qualcosa che ti piace: lo ritrovi qui.
cart-empty-action = Dai un’occhiata allo shop
cart-related = Sta bene con ciò che hai scelto

## Steps of an order

cart-steps = Passaggi dell’ordine
cart-step-cart = Carrello
cart-step-payment = Pagamento
cart-step-confirmation = Conferma
cart-checkout = Procedi all’acquisto
