# Lo que ganan los colaboradores: por qué se revisa una comisión, los extractos mensuales y su correo.

## Por qué se revisa una comisión

commission-hold-own-account = El pedido se hizo desde una de tus cuentas.
commission-hold-own-email = El pedido se hizo con tu dirección de correo.
commission-hold-own-phone = El pedido se hizo con tu número de teléfono.
commission-hold-own-address = El pedido va a una de tus direcciones.
commission-hold-own-card = El pedido se pagó con una de tus tarjetas.
commission-hold-own-network = El pedido llegó desde una red que también usas tú.
commission-hold-same-address = Varios pedidos tuyos van a la misma dirección.
commission-hold-cancelled-orders = Se ha cancelado un número inusual de tus pedidos.
commission-hold-conversion-rate = Un número inusual de tus clics ha terminado en pedido.
commission-hold-seconds-on-page = La página a la que lleva tu enlace solo estuvo abierta un instante.

## Un extracto mensual

commission-statement-title = Extracto de afiliado
commission-statement-partner = Tu código
commission-statement-period = Periodo
commission-statement-nothing = Este mes no hubo movimientos.
commission-statement-opening = Saldo al principio
commission-statement-earned = Comisiones ganadas
commission-statement-credited = Bonificaciones y correcciones
commission-statement-reversed = Descontado por devoluciones y cancelaciones
commission-statement-rejected = Rechazado
commission-statement-paid = Pagado
commission-statement-closing = Saldo al final
commission-statement-pending = Aún sin aprobar
commission-statement-payable = Aprobado
commission-statement-note = La comisión es una parte de lo que cuestan los productos después de todos los descuentos, sin IVA ni envío. Se aprueba cuando termina el plazo de devolución. Lo que se devuelve se descuenta, también después de un pago.

# $month es, por ejemplo, 2026-11; $balance, un importe o varios en distintas monedas.
mail-commission-statement = Tu extracto: { $month }
    .preview = Tu saldo: { $balance }
    .title = Tu extracto está listo.
    .text = Tu saldo en { $shop } al final del mes: { $balance }. En tu zona de afiliados verás de qué se compone y podrás descargar el extracto.
    .action = Abrir mis extractos
    .note = Si ya no quieres estos correos, desactívalos en tu perfil.

mail-commission-earned = Un pedido cuenta para ti: { $amount }
    .preview = Tu comisión por el pedido { $number }: { $amount }
    .title = Un pedido cuenta para ti.
    .text = Alguien ha comprado en { $shop } gracias a ti. Tu comisión por el pedido { $number }: { $amount }. Queda pendiente hasta que la ropa llegue y ya no se pueda devolver.
    .action = Abrir mis comisiones
    .note = Si ya no quieres estos correos, desactívalos en tu perfil.
