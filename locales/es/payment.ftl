# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = El servicio de pago no está disponible ahora mismo. Tu pedido está guardado; vuelve a intentarlo en un momento.
error-payment-closed = Este pago ya no se puede continuar. Empieza de nuevo, por favor.
error-refund-too-much = Es más de lo que queda del pago.
error-refund-key = Este reembolso ya se solicitó con otro importe.
error-refund-resolved = No queda nada por decidir sobre este reembolso.
error-iban = Este IBAN no es válido.
error-account-holder = Escribe el nombre del titular de la cuenta.
error-account-bank = Introduce el nombre del banco.
error-routing-number = Introduce las nueve cifras del código de la sucursal.
error-account-number = Introduce el número de cuenta, de 6 a 17 cifras.
error-refund-account-closed = La cuenta ya no se puede cambiar. Si hay algo mal, escríbenos.
error-refund-account-known = La cuenta ya se conoce.
notice-refund-account-saved = Gracias, hemos guardado tu cuenta.

sandbox-title = Pago de prueba
sandbox-intro = Esta página sustituye al servicio de pago. No necesitas tarjeta y no se mueve dinero.
sandbox-order = Pedido { $number }
sandbox-success = Pagar
sandbox-success-help = El pago se realiza al momento.
sandbox-slow = Pagar con retraso
sandbox-slow-help = El pago se procesa durante unos segundos y después se realiza.
sandbox-decline = Hacer que se rechace el pago
sandbox-decline-help = El banco lo rechaza; el pedido se puede pagar de nuevo.
sandbox-abandon = Volver a la tienda
sandbox-abandon-help = No se paga nada y el pedido queda abierto por ahora.
