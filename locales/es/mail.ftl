# Letters: subject, then as attributes what stands beside it in the list of letters, the heading, the text, the button and the note.

## In every letter

mail-hello = Hola, { $name }:
mail-hello-nameless = Hola:
mail-copy = Si el botón no funciona, copia esta dirección en tu navegador:
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
    .preview = Un clic y a partir de ahora te escribiremos aquí.
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
    .action = Sí, quiero recibirla
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

## For the shop's own people

mail-test = Un correo de { $shop }
    .preview = Si puedes leer esto, el correo llega.
    .title = El correo llega.
    .text = Este mensaje se ha enviado para probar la configuración de correo de la tienda. No hay que hacer nada.
