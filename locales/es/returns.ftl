error-invoice-number-empty = El número de factura no puede estar vacío

error-order-number-empty = El número de pedido no puede estar vacío

error-track-contact-empty = Escribe el correo electrónico o el código postal del pedido

error-order-not-found = No encontramos ningún pedido con estos datos. Comprueba el número y el correo electrónico o el código postal.

error-return-needs-email = Para devolver algo, escribe el número de pedido junto con el correo electrónico del pedido.
error-return-reason = Hay que elegir un motivo de devolución
error-return-nothing = Elige qué quieres devolver
error-return-nothing-left = De este pedido ya no queda nada que devolver.
error-return-twice = Este artículo aparece dos veces en la solicitud
error-return-pieces = Más de lo que se puede devolver. Posible: { $count }
error-return-photos = Añade una foto del daño
error-return-photos-many = Demasiadas fotos. Posible: { $max }
error-return-photos-full = Para este pedido ya hay suficientes fotos.
error-return-photo-gone = Una foto ya no está. Añádela de nuevo.
error-return-exchange-gone = Esta talla se acaba de agotar. Elige otra o el reembolso.
error-return-not-delivered = Podrás devolver cuando recibas el pedido. Hasta entonces puedes desistir del contrato.
error-return-only-faults = El plazo de devolución ha terminado. Si algo está dañado, es erróneo o no es como se describía, aún puedes devolverlo.
error-return-over = El plazo de devolución ha terminado. Si algo no va bien con un artículo, escríbenos.
error-return-not-withdrawable = Esta solicitud ya no se puede cancelar.
error-file-size = El archivo supera los { $max }
error-file-kind = Elige una foto en formato JPEG, PNG o WebP

error-withdrawal-over = El plazo para desistir de este pedido ha terminado. Quizá aún puedas devolverlo.
error-withdrawal-nothing-left = Ya has desistido de todo lo de este pedido, o lo has devuelto.
error-withdrawal-confirm = Confirma que quieres desistir

notice-return-requested = Hemos recibido tu solicitud.
notice-return-withdrawn = Tu solicitud está cancelada.

notice-withdrawal-declared = Hemos recibido tu desistimiento. Te enviamos el acuse de recibo por correo electrónico.

withdrawal-before-delivery = 14 días naturales después de la entrega

return-reason-too-small = Demasiado pequeño
return-reason-too-large = Demasiado grande
return-reason-changed-mind = No me gusta
return-reason-too-late = Llegó demasiado tarde
return-reason-not-as-described = No es como se describía
return-reason-wrong-item = Llegó el artículo equivocado
return-reason-damaged = Dañado o defectuoso

return-way-label = Por mensajería
return-way-label-text = Imprime la etiqueta, pégala en el paquete y entrégalo al mensajero.
return-way-drop-off = En persona
return-way-drop-off-text = Trae el paquete a: { $address }

return-status-requested = Devolución solicitada
return-status-declared = Desistimiento declarado
return-status-approved = Aprobada
return-status-received = Recibida
return-status-inspected = Revisada
return-status-refunded = Reembolsada
return-status-exchanged = Cambio enviado
return-status-refused = Rechazada
return-status-withdrawn = Cancelada por ti

return-label-title = Devolución
return-label-to = Para
return-label-order = Pedido
return-label-items = En este paquete
return-label-step-pack = Mete los artículos en una caja o bolsa y ciérrala bien.
return-label-step-stick = Recorta la etiqueta y pégala por fuera de modo que el código de barras quede liso.
return-label-step-hand-over = Entrega el paquete y guarda el resguardo hasta que tengas tu dinero.

mail-return-requested = Tu devolución { $number }
    .preview = Así puedes enviarla.
    .title = Hemos recibido tu solicitud.
    .text = Quieres devolver algo de tu pedido { $order }. Esto es lo que hemos anotado.
    .action = Cómo enviarla
    .note = Escribe en el paquete el número de la devolución: { $number }

mail-return-received = Tu devolución { $number } ha llegado
    .preview = La estamos revisando.
    .title = Tu paquete está aquí.
    .text = La devolución de tu pedido { $order } ha llegado. La revisaremos y te enviaremos tu dinero o lo que hayas elegido en su lugar.
    .action = Ver cómo va

mail-return-refunded = Reembolso de tu devolución { $number }
    .preview = Tu dinero está en camino.
    .title = Tu dinero está en camino.
    .text = Hemos revisado la devolución de tu pedido { $order } y te devolvemos el importe de abajo de la misma forma en que pagaste. Si pagaste contra reembolso, en otro correo te pedimos tu cuenta bancaria.
    .action = Ver cómo va

mail-return-exchanged = Cambio de tu devolución { $number }
    .preview = Te enviamos la otra talla.
    .title = Tu cambio está en camino.
    .text = Hemos revisado la devolución de tu pedido { $order } y te enviamos en su lugar la talla que elegiste.
    .action = Ver cómo va

mail-return-refused = Sobre tu devolución { $number }
    .preview = Lo sentimos, no podemos aceptarla.
    .title = No podemos aceptar tu devolución.
    .text = Hemos revisado la devolución de tu pedido { $order } y lamentablemente no podemos reembolsar nada por ella.
    .action = Ver cómo va
    .note = El motivo: { $reason }

mail-withdrawal-receipt = Acuse de recibo de tu desistimiento { $number }
    .preview = Hemos recibido tu declaración.
    .title = Hemos recibido tu desistimiento.
    .text = Has desistido del contrato del pedido { $order } para los artículos de abajo. Este correo es tu acuse de recibo.
    .action = Cómo enviarlo
    .note = Devuelve en un plazo de 14 días naturales lo que ya hayas recibido. Te reembolsamos lo que pagaste por ello.

mail-return-number = Número de devolución
mail-return-asked = Solicitada el
mail-withdrawal-declared = Desistimiento declarado el
