## Coming back from paying

order-number-of = Pedido { $number }
pay-meta-title = Pago | { -brand }
pay-succeeded = ¡Pago realizado!
pay-processing = Estamos procesando tu pago.
pay-processing-text = Esta página se actualiza sola. También te escribiremos en cuanto se confirme el pago.
pay-failed = El pago no se ha realizado, inténtalo de nuevo.
pay-error = Algo ha salido mal.
pay-error-text = Tu pedido está guardado. Vuelve a intentarlo en un momento.
pay-unknown-text = Vuelve a intentarlo en un momento.

## The payment step

checkout-title = Tramitar pedido
checkout-meta-title = Tramitar pedido | { -brand }
checkout-contact = Tu correo electrónico
checkout-email-help = Te enviaremos ahí la confirmación del pedido.
checkout-sign-in = ¿Tienes cuenta? Inicia sesión
checkout-address = Dirección de entrega
checkout-collector = Quién recoge el pedido
checkout-saved = Dirección guardada
checkout-saved-new = Otra dirección
checkout-billing-other = Usar otra dirección de facturación
checkout-delivery = Entrega
checkout-courier = Por mensajería
checkout-pickup = Recogida en nuestro almacén
checkout-hours = De lunes a viernes, { $opens }–{ $closes }
checkout-arrives = En tu casa: { $dates }
checkout-ready = Listo para recoger: { $date }
checkout-payment = Pago
checkout-card = Tarjeta
checkout-wallet = Tarjeta o monedero móvil
checkout-card-text = Pagarás en el siguiente paso, en la página segura de nuestro proveedor de pagos.
checkout-cod-text = Pagas al recibir el pedido.
checkout-sandbox = Pago de prueba
checkout-sandbox-text = No se cobra nada: la tienda está en pruebas.
checkout-note = Nota para el repartidor
checkout-terms = Acepto los términos y condiciones.
checkout-terms-check = Marca la casilla para continuar
checkout-place = Pedido con obligación de pago
checkout-back = Volver a la cesta
checkout-changed = Esto ha cambiado
checkout-before = Antes:
checkout-now = Ahora:

## After the order

order-meta-title = Tu pedido | { -brand }
order-thanks = Gracias por tu pedido
order-sent = Hemos enviado la confirmación a { $email }.
order-unpaid = Tu pedido está pendiente de pago
order-unpaid-text = Te guardamos los artículos durante un rato. En cuanto pagues, los enviamos.
order-cancelled-title = Este pedido se ha cancelado
order-cancelled-text = No se enviará nada. Si ya has pagado, te devolveremos el dinero.
order-pay-now = Pagar ahora
order-cancel = Cancelar el pedido
order-cancel-sure = ¿Seguro que quieres cancelar este pedido?
order-cancel-yes = Sí, cancelar el pedido
order-cancel-no = Mantener el pedido
order-lines = Artículos de este pedido
order-billing = Dirección de facturación
order-invoice = Factura
order-credit-notes = Facturas rectificativas
order-track = Seguir el paquete
order-parcels = Paquetes
order-refunded = Reembolsado
order-timeline = Qué ha pasado hasta ahora
order-again = Volver a pedir
order-account = Crea una cuenta y ten todos tus pedidos en un solo sitio
order-view = Ver tu pedido
order-state-payment = Pago
order-state-delivery = Entrega

## Bank account for a refund

refund-account-meta-title = Tu reembolso | { -brand }
refund-account-title = ¿Dónde te enviamos el dinero?
refund-account-text = Te haremos una transferencia de { $amount } por tu pedido { $number }.
refund-account-given-title = Ya tenemos tu cuenta
refund-account-given-text = Te enviaremos { $amount } por tu pedido { $number } a esta cuenta. Hasta entonces puedes corregir los datos aquí.
refund-account-correct = Indicar otra cuenta
refund-account-exported-title = La transferencia está en camino
refund-account-exported-text = Estamos enviando { $amount } por tu pedido { $number } a esta cuenta. Los datos ya no se pueden cambiar. ¿Hay algo mal? Escríbenos enseguida.
refund-account-made-title = Te hemos enviado el dinero
refund-account-made-text = Te hemos enviado { $amount } por tu pedido { $number }. Según tu banco, puede tardar unos días en llegarte.
refund-account-missing-title = Este enlace ya no funciona
refund-account-missing-text = Abre el enlace de nuestro último correo sobre el reembolso. Si tampoco funciona, responde a ese correo.
refund-account-iban-help = Por ejemplo, ES91 2100 0418 4502 0005 1332
refund-account-routing-help = Nueve cifras; están en un cheque o en la web del banco.
refund-account-action = Guardar la cuenta
field-account-holder = Titular de la cuenta
field-iban = IBAN
field-bank = Banco
field-routing-number = Código de la sucursal
field-account-number = Número de cuenta
