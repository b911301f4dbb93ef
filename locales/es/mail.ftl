# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note).

## In every email

mail-hello = Hola, { $name }:
mail-hello-nameless = Hola:
mail-copy = Si el botón no funciona, copia este enlace en tu navegador:
mail-link-minutes = { $count ->
    [one] El enlace es válido durante un minuto y solo se puede usar una vez.
    [many] El enlace es válido durante { $count } de minutos y solo se puede usar una vez.
   *[other] El enlace es válido durante { $count } minutos y solo se puede usar una vez.
}
mail-link-hours = { $count ->
    [one] El enlace es válido durante una hora y solo se puede usar una vez.
    [many] El enlace es válido durante { $count } de horas y solo se puede usar una vez.
   *[other] El enlace es válido durante { $count } horas y solo se puede usar una vez.
}
mail-link-days = { $count ->
    [one] El enlace es válido durante un día y solo se puede usar una vez.
    [many] El enlace es válido durante { $count } de días y solo se puede usar una vez.
   *[other] El enlace es válido durante { $count } días y solo se puede usar una vez.
}
mail-help = ¿Dudas? Responde a este correo.
mail-unsubscribe = Darse de baja

## Accounts

mail-verify-email = Confirma tu correo electrónico
    .preview = Un clic y tu cuenta en { $shop } estará lista.
    .title = ¿Es este tu correo?
    .text = Confírmalo para que te lleguen las confirmaciones de tus pedidos y las noticias de tus devoluciones, y para que nadie más pueda usarlo.
    .action = Confirmar mi correo
    .note = ¿No has creado una cuenta en { $shop }? Entonces no tienes que hacer nada.

mail-welcome = Te damos la bienvenida a { -brand }
    .preview = Tu correo está confirmado.
    .title = ¡Te damos la bienvenida!
    .text = Tu correo está confirmado y tu cuenta está lista. Tus favoritos, tus direcciones y tus pedidos, en un mismo sitio.
    .action = Echar un vistazo

mail-reset-password = Elige una contraseña nueva
    .preview = Aquí tienes el enlace que has pedido.
    .title = Una contraseña nueva
    .text = Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta en { $shop }. Elígela aquí; después se cerrará la sesión en todos tus dispositivos.
    .action = Elegir contraseña
    .note = ¿No la has pedido tú? Ignora este correo: tu contraseña sigue siendo la misma.

mail-password-changed = Tu contraseña ha cambiado
    .preview = Si has sido tú, no tienes que hacer nada.
    .title = Tienes contraseña nueva.
    .text = La contraseña de tu cuenta en { $shop } se acaba de cambiar. Si has sido tú, no tienes que hacer nada. Si no, elige otra ahora mismo y escríbenos.
    .action = No he sido yo

mail-email-change-confirm = Confirma tu nuevo correo
    .preview = Un clic y a partir de ahora te escribiremos a este correo.
    .title = Tu nuevo correo
    .text = Has pedido usar este correo para tu cuenta en { $shop }. Confírmalo y a partir de ahora te escribiremos aquí.
    .action = Usar este correo
    .note = ¿No lo has pedido tú? Entonces no tienes que hacer nada: la cuenta mantiene el correo anterior.

mail-email-changed = Tu correo electrónico ha cambiado
    .preview = A partir de ahora te escribiremos al nuevo.
    .title = Nuevo correo para tu cuenta
    .text = Tu cuenta en { $shop } tiene ahora el correo { $email }. Al anterior ya no te escribiremos.
    .note = ¿No has sido tú? Responde a este correo cuanto antes y te ayudamos a recuperar tu cuenta.

mail-account-deleted = Tu cuenta se ha eliminado
    .preview = Tus direcciones y tus favoritos también se han eliminado.
    .title = Hasta pronto.
    .text = Tu cuenta en { $shop } se ha eliminado, con tus direcciones y tus favoritos. Las facturas se conservan, separadas de todo lo demás, durante el plazo que exige la ley. Aquí tendrás siempre la puerta abierta.

## Newsletter

mail-newsletter-confirm = Confirma tu suscripción
    .preview = Un clic y recibirás nuestra newsletter.
    .title = ¿Quieres recibir nuestra newsletter?
    .text = Alguien ha dejado este correo en { $shop } para recibir novedades: prendas nuevas, rebajas y, de vez en cuando, una historia. Confírmalo y empezamos a escribirte.
    .action = Sí, suscribirme
    .note = ¿No has sido tú? No hagas nada: sin tu consentimiento no te escribimos, y en { $days } { $days ->
            [one] día
            [many] de días
           *[other] días
        } borramos este correo.

mail-newsletter-welcome = Ya estás en la lista
    .preview = Gracias. Ya estamos preparando la próxima newsletter.
    .title = Gracias por suscribirte.
    .text = A partir de ahora te enterarás antes que nadie de las prendas nuevas y las rebajas de { $shop }. En cada correo tienes un enlace para darte de baja al momento.
    .action = Ver las novedades

mail-back-in-stock = { $item } vuelve a estar disponible
    .preview = Nos pediste que te avisáramos: ya está disponible de nuevo.
    .title = Ya ha vuelto.
    .text = Nos pediste que te avisáramos cuando { $item } volviera a { $shop }. Ya está disponible. No podemos reservarlo, así que puede agotarse otra vez.
    .action = Ver el artículo
    .note = Sobre este artículo solo te escribimos esta vez: tu aviso y el correo electrónico que dejaste para recibirlo ya están borrados. El enlace de abajo borra también los avisos de otros artículos.

mail-seller-received = Hemos recibido tu solicitud
    .preview = La leeremos y te escribiremos.
    .title = Gracias por tu solicitud.
    .text = Quieres vender en { $shop } y tu solicitud ha llegado. La leeremos y te responderemos por correo.

mail-seller-application = Nueva solicitud de vendedor: { $company }
    .preview = { $company } ({ $country }) quiere vender aquí.
    .title = Una empresa quiere vender aquí.
    .text = { $company } ({ $country }) ha solicitado vender en { $shop }.
    .note = Solicitud { $number } · Contacto: { $contact }, { $email }, { $phone } · Sitio web: { $web } · Vende: { $goods } · Prendas al mes: { $quantity } · Mensaje: { $message }

mail-seller-accepted = Puedes vender con nosotros
    .preview = Hemos aceptado tu solicitud.
    .title = Te damos la bienvenida.
    .text = Hemos leído tu solicitud y nos gustaría mostrar tu ropa en { $shop }. Te escribiremos para contarte los próximos pasos.
    .action = Ver nuestros vendedores

mail-seller-rejected = Sobre tu solicitud
    .preview = Gracias por tu interés.
    .title = No podemos ofrecerte una colaboración.
    .text = Gracias por querer vender en { $shop }. Hemos leído tu solicitud y hemos decidido no seguir adelante.
    .note = El motivo: { $reason }

## For operators

mail-test = Correo de prueba de { $shop }
    .preview = Si puedes leer esto, el correo llega.
    .title = El correo llega.
    .text = Este mensaje se ha enviado para probar la configuración de correo de la tienda. No hay que hacer nada.

## Pedidos

mail-order-confirmation = Tu pedido { $number }
    .preview = ¡Gracias! Ya lo estamos preparando.
    .title = Gracias por tu pedido.
    .text = Hemos recibido tu pedido { $number } y ya lo estamos preparando. Guarda este correo: es la confirmación de tu pedido.
    .action = Ver el pedido

mail-order-payment-failed = El pago del pedido { $number } ha fallado
    .preview = Te guardamos los artículos un poco más.
    .title = El pago no se ha realizado.
    .text = El pago de tu pedido { $number } no se ha realizado. Te guardamos los artículos un poco más, así que inténtalo de nuevo.
    .action = Pagar ahora

mail-order-shipped = El pedido { $number } está en camino
    .preview = Tu paquete ha salido de nuestro almacén.
    .title = Tu pedido está en camino.
    .text = Tu pedido { $number } ha salido de nuestro almacén.
    .action = Ver el pedido

mail-order-ready = El pedido { $number } está listo para recoger
    .preview = Tus artículos te esperan.
    .title = Listo para recoger.
    .text = Tu pedido { $number } está listo. Ten a mano el número de pedido cuando vengas a recogerlo.
    .action = Ver el pedido

mail-order-delivered = El pedido { $number } se ha entregado
    .preview = Esperamos que te guste.
    .title = Tu pedido ha llegado.
    .text = Tu pedido { $number } se ha entregado. Si algo no está bien, responde a este correo.
    .action = Ver el pedido

mail-order-cancelled = El pedido { $number } se ha cancelado
    .preview = No enviaremos nada.
    .title = Tu pedido se ha cancelado.
    .text = Tu pedido { $number } se ha cancelado y no enviaremos nada. Si ya has pagado, te devolveremos el dinero.
    .action = Ver el pedido

mail-order-refunded = Reembolso del pedido { $number }
    .preview = Tu dinero está en camino.
    .title = Te hemos devuelto el dinero.
    .text = Te hemos reembolsado el importe de abajo por tu pedido { $number }. Según tu banco, puede tardar unos días en llegarte.
    .action = Ver el pedido

mail-refund-account = ¿Dónde te enviamos el reembolso del pedido { $number }?
    .preview = Necesitamos tu cuenta bancaria para enviarte { $amount }.
    .title = ¿Dónde te enviamos el dinero?
    .text = Pagaste el pedido { $number } contra reembolso, así que te devolveremos { $amount } por transferencia. Dinos a qué cuenta.
    .action = Indicar la cuenta
    .note = El enlace funciona durante { $days ->
        [one] { $days } día
        [many] { $days } de días
       *[other] { $days } días
    }. Hasta que hagamos la transferencia, puedes corregir los datos ahí.

mail-refund-account-reminder = El reembolso del pedido { $number } sigue pendiente
    .preview = Todavía necesitamos tu cuenta bancaria para enviarte { $amount }.
    .title = Todavía no podemos enviarte el dinero.
    .text = Queremos devolverte { $amount } por tu pedido { $number }, pero todavía no conocemos tu cuenta bancaria. Dinos cuál es.
    .action = Indicar la cuenta
    .note = El enlace funciona durante { $days ->
        [one] { $days } día
        [many] { $days } de días
       *[other] { $days } días
    }. Hasta que hagamos la transferencia, puedes corregir los datos ahí.

## Datos del pedido

mail-order-quantity = Cantidad: { $count }
mail-order-subtotal = Subtotal
mail-order-discount = Descuento
mail-order-coupon = Cupón { $code }
mail-order-shipping = Envío
mail-order-free = Gratis
mail-order-cash-charge = Recargo por contra reembolso
mail-order-total = Total
mail-order-vat = IVA incluido ({ $rate })
mail-order-refund = Reembolso
mail-order-number = Número de pedido
mail-order-date = Fecha del pedido
mail-order-invoice = Número de factura
mail-order-carrier = Transportista
mail-order-tracking = Número de seguimiento
mail-order-payment = Pago
mail-order-cash = Contra reembolso
mail-order-online = Pago en línea
mail-order-arrives = Entrega estimada
mail-order-address = Dirección de entrega
mail-order-billing = Dirección de facturación
mail-order-pickup = Recogida en nuestro almacén
mail-order-pickup-hours = De lunes a viernes, { $opens }–{ $closes } (hora central europea)
mail-order-pickup-from = Listo
mail-order-seller = Vendedor
mail-order-withdrawal = Derecho de desistimiento
mail-order-withdrawal-text = { $days ->
    [one] Puedes desistir de este contrato en un plazo de { $days } día natural desde que recibas el pedido, sin dar ningún motivo. Basta con que nos lo comuniques claramente, por ejemplo por correo electrónico o postal, o en la página «Desistimiento del contrato» de nuestra tienda.
    [many] Puedes desistir de este contrato en un plazo de { $days } días naturales desde que recibas el pedido, sin dar ningún motivo. Basta con que nos lo comuniques claramente, por ejemplo por correo electrónico o postal, o en la página «Desistimiento del contrato» de nuestra tienda.
   *[other] Puedes desistir de este contrato en un plazo de { $days } días naturales desde que recibas el pedido, sin dar ningún motivo. Basta con que nos lo comuniques claramente, por ejemplo por correo electrónico o postal, o en la página «Desistimiento del contrato» de nuestra tienda.
}
mail-order-form = Modelo de formulario de desistimiento
mail-order-form-to = A la atención de:
mail-order-form-notice = Por la presente le comunico/comunicamos que desisto/desistimos de mi/nuestro contrato de venta del siguiente bien:
mail-order-form-ordered = Pedido el / recibido el:
mail-order-form-name = Nombre del consumidor y usuario o de los consumidores y usuarios:
mail-order-form-address = Domicilio del consumidor y usuario o de los consumidores y usuarios:
mail-order-form-signature = Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):
mail-order-form-date = Fecha:
mail-order-guarantee = Garantía legal de conformidad
mail-order-guarantee-text = Según el derecho de la UE, todos los bienes tienen una garantía legal de conformidad de al menos dos años. Si algo es defectuoso o no es como se describe, puedes pedir la reparación o sustitución gratuitas o, cuando la ley lo prevé, una rebaja del precio o la devolución del dinero.

## Colaboradores

mail-affiliate-application = Nueva solicitud de afiliado: { $name }
    .preview = { $name } quiere recomendar { $shop }.
    .title = Alguien quiere recomendar la tienda.
    .text = { $name } ha solicitado entrar en el programa de afiliados de { $shop }.
    .note = Solicitud { $number } · Correo electrónico: { $email } · Sitio web: { $web } · Canales: { $channels } · Países: { $countries } · Cómo promociona: { $promotion }

mail-affiliate-received = Hemos recibido tu solicitud
    .preview = La leeremos y te escribiremos.
    .title = Gracias por tu solicitud.
    .text = Quieres recomendar { $shop } y tu solicitud para nuestro programa de afiliados ha llegado. La leeremos y te responderemos por correo electrónico.

mail-affiliate-approved = Te damos la bienvenida al programa de afiliados
    .preview = Hemos aceptado tu solicitud.
    .title = Te damos la bienvenida.
    .text = Hemos aceptado tu solicitud para el programa de afiliados de { $shop }. Tu código es { $code }. Comparte enlaces y descuentos y mira cuando quieras lo que consiguen.
    .action = Abrir mi zona de afiliado

mail-affiliate-rejected = Sobre tu solicitud
    .preview = Gracias por tu interés.
    .title = No podemos ofrecerte una colaboración.
    .text = Gracias por tu solicitud para el programa de afiliados de { $shop }. La hemos leído y hemos decidido no seguir adelante.
    .note = El motivo: { $reason }

mail-affiliate-suspended = Tu colaboración está suspendida
    .preview = De momento, los pedidos nuevos no cuentan.
    .title = Hemos suspendido tu colaboración.
    .text = De momento, los clics y pedidos nuevos en { $shop } no cuentan para ti. Todavía puedes ver tus cifras.
    .note = El motivo: { $reason }

mail-affiliate-reinstated = Tu colaboración vuelve a estar activa
    .preview = Los pedidos nuevos vuelven a contar.
    .title = Nos alegra tenerte de vuelta.
    .text = Tu colaboración con { $shop } vuelve a estar activa. Desde ahora, los clics y pedidos cuentan otra vez para ti.
    .action = Abrir mi zona de afiliado

mail-affiliate-left = Has dejado nuestro programa de afiliados
    .preview = Gracias por tus recomendaciones.
    .title = Gracias y hasta pronto.
    .text = Has dejado el programa de afiliados de { $shop }. Tus enlaces y descuentos ya no dan comisión. Lo que has ganado se te pagará.

mail-affiliate-payout-changed = Tus datos de cobro han cambiado
    .preview = Si has sido tú, no tienes que hacer nada.
    .title = Tienes nuevos datos de cobro.
    .text = Lo que ganes en { $shop } se pagará a partir de ahora en esta cuenta: { $account }. Si has sido tú, no tienes que hacer nada.
    .action = Revisar mis datos de cobro
    .note = Si no has sido tú, elige ahora mismo otra contraseña y escríbenos.
