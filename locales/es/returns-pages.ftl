# Las páginas después de un pedido: dónde está, devoluciones y desistimiento.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Seguir tu pedido
track-lead = Encontrarás el número en cualquier correo sobre tu pedido. Escríbelo junto con el correo electrónico o el código postal del pedido.
track-number = Número de factura o de pedido
track-contact = Correo electrónico o código postal
track-submit = Ver mi pedido
track-email-needed = Para devolver algo o ver todos los detalles, escribe el correo electrónico del pedido en lugar del código postal.
track-now = Qué puedes hacer ahora
track-pickup = Tu pedido está listo. Recógelo aquí: { $address }
track-nothing = De momento no tienes que hacer nada.
track-details = Todo sobre este pedido
track-other = Seguir otro pedido

## A return, step by step

return-title = Devolver artículos
return-lead = Son dos minutos y no necesitas crear una cuenta.
return-find = Buscar mi pedido
return-choose-title = ¿Qué quieres devolver?
return-until = Puedes devolver estos artículos hasta: { $date }
return-how-many = ¿Cuántas unidades devuelves?
return-none = Ninguna
return-line-over = Este artículo ya no se puede devolver.
return-line-requested = En una devolución que ya has solicitado: { $count }
return-outcome = ¿Qué prefieres a cambio?
return-refund = Reembolso
return-exchange-for = Cambio por { $choice }
return-choose-missing = Elige al menos un artículo.
return-continue = Continuar
return-back = Cambiar la selección
return-reason-title = ¿Cuál es el motivo de la devolución?
return-reason = Motivo
return-comment = ¿Algo más que debamos saber?
return-photos = Fotos del daño
return-photos-help = JPEG, PNG o WebP. Solo las ve nuestro equipo de devoluciones y las borramos cuando se cierra la devolución.
return-photos-remove = Quitar la foto { $name }
return-photos-no-script = Para añadir fotos, tu navegador debe tener JavaScript activado. También puedes enviarlas por correo: { $email }
return-way = ¿Cómo vas a enviar el paquete?
return-account = Pagaste contra reembolso, así que te haremos una transferencia. Te pediremos los datos de tu cuenta por correo.
return-preview-title = Lo que recuperas
return-preview-items = Artículos
return-preview-lost = Deja de aplicarse: { $title }
return-preview-total = Reembolso
return-preview-kept = Lo que te quedas cuesta
return-preview-exchange = Los artículos que cambias no se reembolsan.
return-submit = Solicitar la devolución
return-impossible-title = Este pedido no se puede devolver aquí
return-contact = ¿Le pasa algo a un artículo? Escríbenos y encontraremos una solución:

## The states of returns

return-status-title = Tus devoluciones
return-status-find = Escribe el correo electrónico o el código postal del pedido para ver sus devoluciones.
return-status-none = Este pedido aún no tiene devoluciones.
return-done = Hemos recibido tu solicitud de devolución y te hemos enviado los detalles por correo.
return-number = Devolución { $number }
return-refused = Por qué la hemos rechazado: { $reason }
return-label = Imprimir la etiqueta de devolución
return-take-back = Cancelar esta devolución

## The statutory withdrawal

withdrawal-title = Desistimiento del contrato
withdrawal-lead = Puedes desistir de tu compra sin dar ningún motivo. Indica de qué se trata y confírmalo.
withdrawal-until = Plazo para desistir: { $date }
withdrawal-what = ¿De qué quieres desistir?
withdrawal-requested = Ya has solicitado la devolución de algunos de estos artículos. Aun así puedes desistir también de ellos.
withdrawal-replaces = Los artículos de tu devolución pasan a este desistimiento. Te devolvemos el dinero, aunque hubieras pedido un cambio. Si ya los has enviado, no tienes que hacer nada más.
withdrawal-how-many = ¿De cuántos desistes?
withdrawal-confirm-title = Confirma tu desistimiento
withdrawal-statement = Por la presente desisto del contrato de estos artículos. Pedido { $number }, realizado: { $date }
withdrawal-receipt = Te enviamos enseguida el acuse de recibo con fecha y hora a: { $email }
withdrawal-confirm = Confirmar desistimiento
withdrawal-done = Hemos recibido tu desistimiento y te hemos enviado el acuse de recibo por correo.
withdrawal-number = Desistimiento { $number }
withdrawal-declared = Declarado: { $date }
withdrawal-over-title = El plazo de desistimiento ha terminado
withdrawal-over-text = Puede que aún puedas devolver artículos con nuestras devoluciones voluntarias.
