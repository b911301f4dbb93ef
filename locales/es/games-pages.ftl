# Ruleta de premios, cupones, ofertas relámpago y recordatorios.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Gira la ruleta
wheel-lead = Un giro y, con un poco de suerte, un cupón solo para ti. No cuesta nada.
wheel-offer = ¿Te apetece un cupón? Prueba suerte en nuestra ruleta.
wheel-open = Ver la ruleta
wheel-no = No, gracias
wheel-spin = Girar
wheel-spins = { $count ->
    [one] Hoy te queda { $count } giro.
    [many] Hoy te quedan { $count } de giros.
   *[other] Hoy te quedan { $count } giros.
}
wheel-over = Ya has usado los giros de hoy. Mañana tendrás más.
wheel-ends = La ruleta está disponible hasta: { $date }
wheel-won = Has ganado: { $prize }
wheel-lost = Esta vez no hay premio.
wheel-use = Ir a la cesta
wheel-odds = ¿Qué probabilidades hay?
wheel-prize = Premio
wheel-chance = Probabilidad
wheel-percent = { $percent } %
wheel-email-help = El cupón solo funciona con este correo. No lo usamos para nada más.
wheel-newsletter = Enviadme también la newsletter.
wheel-closed-title = La ruleta no gira ahora mismo
wheel-closed-text = Vuelve a pasarte en otro momento.

## Coupons of an account

coupons-title = Mis cupones
coupons-lead = Escribe el código en la cesta para usarlo.
coupons-empty-title = Aún no hay cupones
coupons-empty-text = Aquí verás los cupones que ganes o que te regalemos.
coupon-copy = Copiar código
coupon-copied = Cupón copiado
coupon-valid = Válido hasta: { $date }
coupon-expired = Caducado
coupon-used = Usado
coupon-minimum = Pedido mínimo: { $amount }

## Reminders

reminders-title = Recordatorios
reminders-text = Los avisos que nos has pedido. Te enviamos cada uno una sola vez y después lo borramos.
reminders-none = No has pedido ningún recordatorio.
reminders-cart = Tu cesta
reminders-stock = De nuevo disponible
reminders-since = Desde: { $date }
reminders-end = Borrar
cart-reminder-text = ¿Aún no lo tienes claro? Si quieres, te recordamos esta cesta con un único correo.
cart-reminder-submit = Recordármelo una vez
cart-reminder-done = Gracias. Te escribiremos una vez, salvo que compres antes.
cart-reminder-delete-title = Borrar mi recordatorio
cart-reminder-delete-text = Con un clic dejamos de recordarte tu cesta.
cart-reminder-delete-action = Borrar
cart-reminder-deleted-title = Borrado
cart-reminder-deleted-text = No te recordaremos tu cesta.
