# La zona de quienes enseñan la tienda a otros y ganan una comisión.

## Caminos

affiliate-nav = Zona de afiliados
affiliate-nav-dashboard = Resumen
affiliate-nav-links = Enlaces
affiliate-nav-analytics = Estadísticas
affiliate-nav-discounts = Códigos de descuento
affiliate-nav-commissions = Comisiones
affiliate-nav-media-kit = Fotos y textos
affiliate-nav-profile = Perfil

## Entrar y solicitar

affiliate-login-title = Acceso de afiliados
affiliate-login-lead = Tus enlaces, tus pedidos y tus ganancias.
affiliate-login-shopper = ¿Buscas tus pedidos?
affiliate-login-shop = Iniciar sesión como cliente
affiliate-register-title = Únete al programa
affiliate-register-lead = Enseña nuestra ropa a quienes te siguen y gana una comisión con cada pedido.
affiliate-register-you = Sobre ti
affiliate-register-email-help = Puedes usar el mismo correo que para comprar: será una cuenta aparte.
affiliate-register-how = Dónde nos vas a enseñar
affiliate-register-action = Enviar solicitud
affiliate-kind = Te presentas como
affiliate-kind-person = Particular
affiliate-kind-company = Empresa
affiliate-company = Empresa
affiliate-web = Sitio web
affiliate-channels = Tus canales
affiliate-channel-kind = Canal
affiliate-channel-address = Dirección web o nombre
affiliate-channel-followers = Seguidores
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Otro
affiliate-countries = Países donde vive tu público
affiliate-promotion = ¿Cómo nos vas a presentar?
affiliate-promotion-help = Bastan unas frases. Los datos bancarios los darás más adelante.
affiliate-terms = Condiciones del programa
affiliate-terms-own = Con tus propios pedidos y los de tu hogar no ganas nada.
affiliate-terms-ads = Donde muestres nuestros enlaces, dices con claridad que son publicidad.
affiliate-terms-honest = No pujas por nuestro nombre en buscadores ni prometes nada que no prometamos nosotros.
affiliate-terms-mail = Solo envías newsletters a quien las ha pedido.
affiliate-terms-returns = Lo que se devuelve o se cancela no da comisión. Por eso la comisión espera a que acabe el plazo de devolución.
affiliate-terms-payout = Pagamos en cuanto se alcanza el importe mínimo. Los impuestos corren de tu cuenta.
affiliate-terms-agree = He leído las condiciones del programa y las acepto.
affiliate-terms-changed = Las condiciones del programa han cambiado
affiliate-applied-title = Gracias, hemos recibido tu solicitud
affiliate-applied-text = La leerá una persona. Tardamos unos días laborables.
affiliate-applied-mail = Confirma tu correo con el enlace que acabamos de enviarte.
affiliate-applied-read = Te escribiremos con la decisión. Hasta entonces, al entrar verás cómo va tu solicitud.
affiliate-applied-start = Cuando te aceptemos, crea tu primer enlace.

## Estado

affiliate-pending-title = Estamos leyendo tu solicitud
affiliate-pending-text = Te llegará un correo en cuanto lo decidamos. Mientras tanto puedes completar tu perfil.
affiliate-rejected-title = No hemos aceptado tu solicitud
affiliate-rejected-text = Si algo ha cambiado, escríbenos. Nuestro correo está al pie de cada página de la tienda.
affiliate-suspended-title = Tu cuenta está suspendida
affiliate-suspended-text = Sigues viendo todo, pero los clics y los pedidos ya no cuentan y no se puede cambiar nada.
affiliate-left-title = Has dejado el programa
affiliate-left-text = Tus enlaces ya no cuentan. Lo que habías ganado te lo pagaremos.
affiliate-reason = Motivo:

## Cifras

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}
affiliate-range = Periodo
affiliate-date-from = Desde
affiliate-date-to = Hasta
affiliate-compare = Comparar con el periodo anterior
affiliate-show = Ver
affiliate-all = Todos
affiliate-show-all = Ver todo
affiliate-earnings = Ganancias
affiliate-earnings-in = Ganancias en { $currency }
affiliate-pending = Pendiente
affiliate-paid = Pagado
affiliate-clicks = Clics
affiliate-clicks-before = Clics antes
affiliate-conversions = Pedidos
affiliate-conversion-rate = Conversión
affiliate-epc = Ganancia por clic
affiliate-revenue = Ventas
affiliate-sale = Venta
affiliate-commission = Comisión
affiliate-before = Antes:
affiliate-daily = Día a día
affiliate-measure = Qué muestra el gráfico
affiliate-chart = { $what } por día. Las cifras están en la tabla.
affiliate-chart-before = La línea de puntos es el periodo anterior.
affiliate-as-table = Ver como tabla
affiliate-sources = De dónde vienen los clics
affiliate-source-none = Sin indicar
affiliate-top-products = Mejores productos
affiliate-top-pages = Mejores páginas
affiliate-name = Nombre
affiliate-csv = Guardar como CSV
affiliate-first-title = Tus primeros pasos
affiliate-first-text = Aún no hay nada que contar. En cuanto alguien abra uno de tus enlaces, lo verás aquí.
affiliate-first-link = Crea tu primer enlace
affiliate-first-link-text = A cualquier página de cualquiera de nuestras tiendas.
affiliate-first-link-action = Crear enlace
affiliate-first-media = Coge fotos y textos
affiliate-first-media-text = Todos los productos con su descripción, listos para compartir.
affiliate-first-media-action = Abrir fotos y textos
affiliate-first-payout = Añade tus datos bancarios
affiliate-first-payout-text = Así sabremos adónde enviar tus ganancias.
affiliate-first-payout-action = Abrir el perfil

## Estadísticas

affiliate-by = Desglosar por
affiliate-by-day = Día
affiliate-by-source = Fuente
affiliate-by-medium = Medio
affiliate-by-campaign = Campaña
affiliate-by-content = Contenido
affiliate-by-term = Término
affiliate-by-country = País
affiliate-by-device = Dispositivo
affiliate-by-browser = Navegador
affiliate-by-product = Producto
affiliate-by-landing = Página de entrada
affiliate-device-mobile = Móvil
affiliate-device-tablet = Tableta
affiliate-device-desktop = Ordenador
affiliate-analytics-empty = No hay clics en este periodo
affiliate-analytics-empty-text = Elige un periodo más largo o comparte un enlace.

## Enlaces

affiliate-links-lead = Cada enlace lleva tu código. Los pedidos que llegan por él cuentan para ti.
affiliate-link-kind = Adónde
affiliate-link-address = Dirección de una página
affiliate-link-address-help = Cópiala de cualquiera de nuestras tiendas.
affiliate-link-category = Categoría
affiliate-link-target = Producto o categoría
affiliate-link-search = Busca entre nuestros productos y categorías
affiliate-link-no-discount = Sin descuento
affiliate-link-campaign = Campaña
affiliate-link-made = Tu enlace
affiliate-link-whole = Enlace completo
affiliate-link-short = Enlace corto
affiliate-link-qr = Código QR
affiliate-link-qr-alt = Código QR del enlace corto
affiliate-link-qr-save = Guardar código QR
affiliate-link-copy = Copiar enlace
affiliate-link-copied = Enlace copiado
affiliate-copy-failed = Aquí no se puede copiar. Selecciona el texto y cópialo a mano.

## Códigos de descuento

affiliate-discounts-lead = Códigos que puedes repartir. Un pedido con tu código siempre cuenta para ti.
affiliate-discounts-empty = Aún no hay códigos de descuento
affiliate-discounts-empty-text = Te escribiremos cuando haya uno para ti. Los enlaces funcionan también sin código.
affiliate-discount = Código de descuento
affiliate-uses = Usos
affiliate-copy-code = Copiar código
affiliate-coupon-copied = Código copiado

## Comisiones

affiliate-commissions-lead = Cada pedido que cuenta para ti, sin el nombre de quien lo hizo.
affiliate-commissions-count = { $count ->
    [one] { $count } comisión
    [many] { $count } de comisiones
   *[other] { $count } comisiones
}
affiliate-commissions-none = No hay comisiones así
affiliate-commissions-none-text = Elige otros filtros.
affiliate-commissions-empty = Aún no hay comisiones
affiliate-commissions-empty-text = El primer pedido que llegue por uno de tus enlaces aparecerá aquí.
affiliate-status = Estado
affiliate-status-pending = Pendiente
affiliate-status-held = Retenida
affiliate-status-approved = Aprobada
affiliate-status-paid = Pagada
affiliate-status-rejected = Rechazada
affiliate-status-reversed = Anulada
affiliate-status-active = Activo
affiliate-status-disabled = Desactivado
affiliate-status-scheduled = Programado
affiliate-status-expired = Caducado
affiliate-order = Pedido
affiliate-bonus = Bonificación
affiliate-adjustment = Ajuste
affiliate-date = Fecha
affiliate-reversed = Del total, devuelto: { $amount }
affiliate-hold-until = En espera hasta: { $date }
affiliate-statements = Extractos
affiliate-statement = Extracto: { $month }/{ $year }

## Fotos y textos

affiliate-media-lead = Fotos y textos de nuestros productos. Puedes usarlos mientras estés en el programa.
affiliate-feed = Feed de productos
affiliate-feed-text = Todos los productos con precios y tu código en cada enlace.
affiliate-media-products = Productos
affiliate-media-empty = Aún no hay productos
affiliate-media-empty-text = Ahora mismo esta tienda no tiene nada que mostrar.
affiliate-picture-save = Guardar foto: { $name }
affiliate-copy-text = Copiar texto
affiliate-text-copied = Texto copiado

## Perfil

affiliate-details = Tus datos
affiliate-profile-updated = Perfil actualizado
affiliate-code = Tu código
affiliate-code-copied = Código copiado
affiliate-tier = Nivel
affiliate-time-zone = Zona horaria
affiliate-emails = Correos
affiliate-emails-commissions = Cuando un pedido cuenta para mí
affiliate-emails-statements = Mi extracto mensual
affiliate-programme = El programa
affiliate-programme-window = Tras un clic, un pedido cuenta durante
affiliate-programme-hold = Tras la entrega, la comisión espera
affiliate-programme-minimum = Pagamos a partir de
affiliate-programme-bonus = Bonificación por pedidos aprobados al mes: { $count }
affiliate-payout = Cobro
affiliate-payout-text = La cuenta a la que transferimos tus ganancias. Se guarda cifrada y te avisamos de cada cambio.
affiliate-payout-changed = Último cambio: { $date }
affiliate-payout-action = Guardar cuenta
affiliate-leave = Dejar el programa
affiliate-leave-open = Dejar el programa
affiliate-leave-text = Tus enlaces y códigos dejarán de contar al momento. Lo que hayas ganado hasta entonces te lo pagaremos.
affiliate-leave-action = Dejarlo para siempre

## Lo que no ha salido

affiliate-error = Se ha producido un error
affiliate-error-profile = No se ha podido cargar el perfil
affiliate-error-update = No se ha podido actualizar el perfil
affiliate-error-dashboard = No se ha podido cargar el resumen
affiliate-error-discounts = No se han podido cargar los descuentos
affiliate-error-commissions = No se han podido cargar las comisiones
affiliate-error-link = No se ha podido crear el enlace
affiliate-error-analytics = No se han podido cargar las estadísticas
