# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Inicia sesión para continuar.
error-credentials = El correo electrónico y la contraseña no coinciden.
error-forbidden = No tienes permiso para hacer esto.
error-not-found = No hemos encontrado lo que buscas.
error-page-not-found = Página no encontrada: { $path }
error-bad-request = No hemos podido entender esta petición.
error-method-not-allowed = Esta dirección web no se puede usar de esa manera.
error-too-large = El tamaño es excesivo.
error-rate-limited = Demasiados intentos seguidos. Espera un momento y vuelve a intentarlo.
error-internal = Algo ha ido mal.
error-unavailable = La tienda tiene muchas visitas ahora mismo. Vuelve a intentarlo en un momento.
error-request-timeout = La solicitud ha llegado demasiado despacio. Comprueba tu conexión y vuelve a intentarlo.

## Fields and parameters

error-invalid = Algunos datos no son correctos. Revisa los campos indicados abajo.
error-parameter-required = Falta este dato.
error-parameter-number = Tiene que ser un número entero.
error-parameter-decimal = Tiene que ser un número.
error-parameter-range = Tiene que estar entre { $min } y { $max }.
error-parameter-choice = Tiene que ser uno de estos valores: { $choices }.
error-parameter-characters = Contiene un carácter que no se puede usar.
error-parameter-long = { $max ->
    [one] Es demasiado largo. Se admite como máximo { $max } carácter.
    [many] Es demasiado largo. Se admiten como máximo { $max } de caracteres.
   *[other] Es demasiado largo. Se admiten como máximo { $max } caracteres.
}
error-parameter-many = Son demasiados valores. Se admiten como máximo { $max }.
error-parameter-text = Tiene que ser un texto.
error-parameter-flag = Tiene que ser true o false.
error-parameter-list = Tiene que ser una lista.
error-parameter-object = Tiene que ser un objeto con campos.
error-idempotency-key = El Idempotency-Key debe tener entre 1 y 255 caracteres visibles.
error-idempotency-reused = Este Idempotency-Key ya se ha usado para otra solicitud.
error-idempotency-pending = La misma solicitud todavía se está procesando. Inténtalo de nuevo en un momento.
error-idempotency-unkept = Esta solicitud ya se ha realizado, pero la respuesta era demasiado grande para guardarla. Vuelve a cargar la página para ver el resultado.
error-country-mismatch = Esta dirección web pertenece a la tienda de otro país.

## Accounts

error-user-exists = Ya existe una cuenta con este correo electrónico.
error-link-expired = El enlace ha caducado o no es correcto. Vuelve a intentarlo.
error-addresses-full = Has llegado al máximo de direcciones ({ $max }). Elimina una para hacer sitio.
error-email-same = Ese ya es tu correo.
error-email-verified = Tu correo electrónico ya está confirmado.

## Wishlist

error-wishlist-duplicate = Este producto ya está en tus favoritos.
error-wishlist-full = Tu lista de favoritos está llena. Quita algo para hacer sitio.

## Cart and coupons

error-cart-gone = Este artículo ya no está disponible.
error-cart-not-here = Este artículo no se vende en esta tienda.
error-cart-sold-out = Este artículo está agotado.
error-cart-short = { $count ->
    [one] Solo queda { $count }.
    [many] Solo quedan { $count }.
   *[other] Solo quedan { $count }.
}
error-cart-price = El precio ha cambiado de { $before } a { $now }.
error-cart-full = Tu cesta está llena. Quita algo para hacer sitio.
error-reorder-gone = Ya no disponible: { $names }
error-quantity-required = Indica la cantidad.
error-coupon-unknown = No encontramos ese código de descuento. Inténtalo de nuevo.
error-coupon-used-up = Este código ya se ha agotado.
error-coupon-used = Ya has usado este código.
error-coupon-not-started = Este código aún no es válido.
error-coupon-expired = Este código ha caducado.
error-coupon-products = Este código no se aplica a nada de tu cesta.
error-coupon-minimum = Te faltan { $missing } para usar este código.
error-coupon-email = Para usar el código, inicia sesión o indica tu correo al tramitar el pedido.

error-stock-alert-available = Este artículo vuelve a estar disponible: ya puedes pedirlo.

## Colaboradores

error-affiliate-pending = Aún no hemos decidido sobre tu solicitud. Te escribiremos en cuanto lo hagamos.
error-affiliate-rejected = Tu solicitud no ha sido aceptada.
error-affiliate-suspended = Tu colaboración está suspendida. Todavía puedes ver tus cifras.
error-affiliate-left = Has dejado el programa de afiliados.
error-affiliate-programme-closed = Nuestro programa de afiliados aún no está abierto.
error-affiliate-payout-closed = Ahora mismo no se pueden guardar los datos de cobro. Inténtalo más tarde.
