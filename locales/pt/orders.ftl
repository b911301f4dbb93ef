# Encomendas

## Pagamento

order-payment-pending = Pendente
order-payment-processing = Em processamento
order-payment-completed = Pago
order-payment-failed = Falhou
order-payment-cancelled = Cancelado
order-payment-partially-refunded = Reembolsado em parte
order-payment-refunded = Reembolsado

## Entrega

order-delivery-pending = Pendente
order-delivery-packed = Embalada
order-delivery-shipped = Enviada
order-delivery-ready-for-pickup = Pronta para levantamento
order-delivery-delivered = Entregue
order-delivery-returned = Devolvida
order-delivery-cancelled = Cancelada

## O que aconteceu

order-event-placed = Encomenda feita
order-event-payment-processing = O pagamento está a ser processado
order-event-paid = Pagamento recebido
order-event-payment-failed = O pagamento falhou
order-event-payment-retried = Nova tentativa de pagamento
order-event-late-payment = O pagamento chegou tarde e vamos devolvê-lo
order-event-packed = Embalada
order-event-shipped = Enviada
order-event-ready-for-pickup = Pronta para levantamento
order-event-delivered = Entregue
order-event-returned = Devolvida
order-event-cancelled = Encomenda cancelada
order-event-expired = Encomenda cancelada por não ter sido paga a tempo
order-event-refunded = Dinheiro devolvido

## Fatura

invoice-title = Fatura
invoice-date = Data da fatura
invoice-item = Artigo
invoice-unit-price = Preço
invoice-amount = Valor
invoice-net = Sem IVA
invoice-gross = Com IVA
invoice-vat-rate = Taxa de IVA
invoice-vat = IVA
invoice-buyer = Cliente
credit-note-title = Nota de crédito
credit-note-number = Número da nota de crédito
credit-note-date = Data da nota de crédito
credit-note-total = Total creditado
credit-note-amount = Valor reembolsado

## Encomendas

error-price-changed = Os preços ou a disponibilidade mudaram. Verifique novamente a sua encomenda.
error-checkout-empty = O seu carrinho está vazio.
error-order-not-cancellable = Esta encomenda já não pode ser cancelada.
error-order-payment-closed = Esta encomenda já não pode ser paga. Faça uma nova.
notice-order-placed = Obrigado pela sua encomenda.
notice-order-cancelled = A sua encomenda foi cancelada.
