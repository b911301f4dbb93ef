error-wheel-over = La ruleta de premios no gira en este momento.
error-wheel-spun = Ya has usado todos tus giros de hoy. Mañana tendrás más.
error-cart-reminder-consent = Marca la casilla si quieres recibir este correo.
error-cart-reminder-empty = Tu cesta está vacía: no hay nada que recordarte.

notice-cart-reminder-saved = Gracias. Si mañana la cesta te sigue esperando, te escribiremos una sola vez.
notice-cart-reminder-deleted = El recordatorio de tu cesta y el correo que dejaste para recibirlo se han borrado.
notice-reminder-ended = Ya no enviaremos este correo: se ha borrado.

mail-cart-reminder = Tu cesta te sigue esperando
    .preview = Nos pediste que te la recordáramos.
    .title = Tu cesta te sigue esperando.
    .text = Nos pediste que te recordáramos tu cesta de { $shop }. En ella hay: { $items }. No podemos reservar nada, así que puede agotarse.
    .action = Ver la cesta
    .note = Sobre esta cesta solo te escribimos esta vez: tu recordatorio y el correo electrónico que dejaste para recibirlo ya están borrados.
mail-cart-reminder-end = Borrar los recordatorios de la cesta
