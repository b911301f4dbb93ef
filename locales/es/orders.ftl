# Pedidos

## Pago

order-payment-pending = Pendiente
order-payment-processing = En proceso
order-payment-completed = Pagado
order-payment-failed = Fallido
order-payment-cancelled = Cancelado
order-payment-partially-refunded = Reembolsado en parte
order-payment-refunded = Reembolsado

## Entrega

order-delivery-pending = Pendiente
order-delivery-packed = Preparado
order-delivery-shipped = Enviado
order-delivery-ready-for-pickup = Listo para recoger
order-delivery-delivered = Entregado
order-delivery-returned = Devuelto
order-delivery-cancelled = Cancelado

## Qué ha pasado

order-event-placed = Pedido realizado
order-event-payment-processing = El pago se está procesando
order-event-paid = Pago recibido
order-event-payment-failed = El pago ha fallado
order-event-payment-retried = Nuevo intento de pago
order-event-late-payment = El pago llegó tarde y lo estamos devolviendo
order-event-packed = Preparado
order-event-shipped = Enviado
order-event-ready-for-pickup = Listo para recoger
order-event-delivered = Entregado
order-event-returned = Devuelto
order-event-cancelled = Pedido cancelado
order-event-expired = Pedido cancelado por no pagarse a tiempo
order-event-refunded = Dinero devuelto

## Factura

invoice-title = Factura
invoice-date = Fecha de la factura
invoice-item = Artículo
invoice-unit-price = Precio
invoice-amount = Importe
invoice-net = Sin IVA
invoice-gross = Con IVA
invoice-vat-rate = Tipo de IVA
invoice-vat = IVA
invoice-buyer = Cliente
credit-note-title = Factura rectificativa
credit-note-number = Número de la factura rectificativa
credit-note-date = Fecha de la factura rectificativa
credit-note-total = Total abonado
credit-note-amount = Importe reembolsado

## Pedidos

error-price-changed = Los precios o la disponibilidad han cambiado. Revisa tu pedido de nuevo.
error-checkout-empty = Tu cesta está vacía.
error-order-not-cancellable = Este pedido ya no se puede cancelar.
error-order-payment-closed = Este pedido ya no se puede pagar. Haz uno nuevo.
notice-order-placed = Gracias por tu pedido.
notice-order-cancelled = Tu pedido se ha cancelado.
