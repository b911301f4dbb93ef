# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = La newsletter de { -brand }
newsletter-text = Prendas nuevas, rebajas y, de vez en cuando, una historia. Pocos correos al mes, y la baja está a un clic.
newsletter-email = Tu correo electrónico
newsletter-submit = Suscribirme
newsletter-sent = Mira en tu bandeja de entrada: te hemos escrito para confirmar que el correo es tuyo.

## Pages

newsletter-confirm-title = Confirma tu suscripción
newsletter-confirm-text = Un clic más y recibirás nuestra newsletter.
newsletter-confirm-action = Sí, suscribirme
newsletter-confirmed-title = Gracias
newsletter-confirmed-text = Ya estás en la lista. A partir de ahora te enterarás antes que nadie de las prendas nuevas y las rebajas.
unsubscribe-title = Darse de baja
unsubscribe-text = Un clic y dejamos de escribirte. Borramos tu correo en ese mismo momento.
unsubscribe-action = Darme de baja
unsubscribe-done-title = Te has dado de baja
unsubscribe-done-text = Ya no recibirás nuestra newsletter y hemos borrado tu correo.
newsletter-browse = Echar un vistazo a la tienda

## Answers

notice-newsletter-saved = Hemos guardado tu suscripción a la newsletter
notice-newsletter-confirmed = Tu suscripción está confirmada
notice-newsletter-left = Te has dado de baja
error-newsletter-subscribed = Este correo electrónico ya está suscrito
