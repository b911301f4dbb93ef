# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Iniciar sesión
login-lead = Tus favoritos, tus direcciones y tus pedidos en un mismo sitio.
login-action = Iniciar sesión
login-new = ¿Es tu primera vez aquí?
login-register = Crear una cuenta

## Creating an account

register-title = Crear una cuenta
register-lead = Una sola cuenta para todas nuestras tiendas. Es cosa de un minuto.
register-action = Crear cuenta
register-known = ¿Ya tienes cuenta?
register-terms = He leído y acepto los términos y condiciones.
register-terms-label = Términos y condiciones
register-phone-help = Solo por si surge alguna duda sobre tu entrega.

## A forgotten password

forgot-title = ¿Has olvidado tu contraseña?
forgot-lead = Escribe tu correo electrónico y te enviamos un enlace para elegir una contraseña nueva.
forgot-action = Enviar el enlace
forgot-again = ¿No te ha llegado nada en unos minutos? Mira en el correo no deseado o vuelve a enviar el enlace.
forgot-back = Volver a iniciar sesión
reset-title = Elige una contraseña nueva
reset-lead = Se cerrará la sesión en todos tus dispositivos. Después, inicia sesión con la contraseña nueva.
reset-action = Guardar la contraseña nueva
reset-new-link = Pedir un enlace nuevo

## Links from e-mails

verify-title = Tu correo electrónico
verify-waiting = Estamos confirmando tu correo.
verify-done-title = Gracias, tu correo está confirmado
verify-done-text = Eso es todo. Ya puedes seguir comprando.
confirm-title = Tu nuevo correo electrónico
confirm-waiting = Estamos cambiando tu correo.
confirm-done-title = Hemos cambiado tu correo
confirm-done-text = A partir de ahora, inicia sesión con tu nuevo correo electrónico.
link-failed-title = Este enlace no funciona
link-missing-text = Falta una parte del enlace. Ábrelo de nuevo desde el correo o cópialo entero.
link-confirm = Confirmar
link-resend = Enviar otro correo
link-account = Ir a tu cuenta
link-home = Ir a la tienda

## Fields

field-email = Correo electrónico
field-password = Contraseña
field-new-password = Contraseña nueva
field-old-password = Contraseña actual
field-repeat-password = Repite la contraseña
field-first-name = Nombre
field-last-name = Apellidos
field-country = País
field-phone-code = Prefijo
field-phone = Teléfono
field-birth = Fecha de nacimiento
field-gender = Género
field-gender-none = Prefiero no decirlo
field-gender-female = Mujer
field-gender-male = Hombre
field-gender-other = Otro
field-name = Nombre y apellidos
field-address = Calle y número
field-address2 = Piso, puerta, empresa
field-city = Población
field-state = Provincia
field-postcode = Código postal

## The signed-in area

account-overview = Resumen
account-orders = Pedidos
account-coupons = Cupones
account-addresses = Direcciones
account-sign-out = Cerrar sesión
account-loading = Cargando
account-load-failed = No hemos podido cargar esta información.

## Overview

overview-hello = Hola, { $name }
overview-title = Tu cuenta
overview-unverified = Confirma tu correo electrónico. Te hemos escrito a { $email }.
overview-resend = Volver a enviar
overview-addresses = { $count ->
    [0] Aún no hay direcciones
    [one] Una dirección
    [many] { $count } de direcciones
   *[other] { $count } direcciones
}
overview-wishlist = { $count ->
    [0] Aún no hay prendas
    [one] { $count } prenda
    [many] { $count } de prendas
   *[other] { $count } prendas
}
overview-settings = Nombre, correo, dispositivos y tus datos
overview-password = Elegir una nueva
overview-wishlist-title = Favoritos

## Orders

orders-title = Tus pedidos
orders-empty-title = Aún no hay pedidos
orders-empty-text = Cuando hagas un pedido, aquí lo tendrás todo: el pedido, la factura y el seguimiento del paquete.
orders-empty-action = Echar un vistazo
order-missing-title = No encontramos este pedido
order-missing-text = En tu cuenta no hay ningún pedido { $invoice }. Puede que lo hicieras sin iniciar sesión o con otro correo.
order-missing-back = Volver a tus pedidos

## Addresses

addresses-title = Tus direcciones
addresses-empty = Aún no hay direcciones. Guarda una y finalizar la compra será cosa de un momento.
addresses-add = Añadir una dirección
addresses-new = Nueva dirección
addresses-edit-title = Editar la dirección
addresses-default = Dirección predeterminada
addresses-make-default = Usar como predeterminada
addresses-edit = Editar
addresses-delete = Eliminar
addresses-delete-question = ¿Eliminar esta dirección?
addresses-delete-yes = Sí, eliminar
addresses-delete-no = No, conservarla
addresses-full = Has llegado al máximo de direcciones que podemos guardar ({ $max }). Elimina una para añadir otra.

## Settings

settings-title = Ajustes
settings-profile = Datos personales
settings-email = Correo electrónico
settings-email-verified = Confirmado
settings-email-unverified = Pendiente de confirmar
settings-email-pending = Te hemos escrito a { $email }. El cambio se hará cuando abras el enlace de ese correo.
settings-email-change = Cambiar el correo electrónico
settings-email-new = Nuevo correo electrónico
settings-email-password = Tu contraseña, para saber que eres tú
settings-email-action = Enviar la confirmación
settings-email-sent = Te hemos escrito al nuevo correo. Abre el enlace que encontrarás en él.
settings-sessions = Dónde has iniciado sesión
settings-sessions-text = ¿Ves un dispositivo que no reconoces? Cierra su sesión y cambia tu contraseña.
settings-session-unknown = Dispositivo desconocido
settings-session-here = Este dispositivo
settings-session-seen = Última actividad: { $when }
settings-session-end = Cerrar sesión
settings-sessions-all = Cerrar sesión en todos los dispositivos
settings-sessions-all-text = Se cierra la sesión en todos, también en este.
settings-export = Tus datos
settings-export-text = Todos los datos personales que guardamos de ti, en un solo archivo.
settings-export-action = Descargar tus datos
settings-export-done = Tus datos están en el archivo { $file }.
settings-delete = Eliminar la cuenta
settings-delete-text = Tu perfil, tus direcciones y tus favoritos se eliminan definitivamente. De los pedidos conservamos solo lo que exige la ley, sin tu nombre siempre que sea posible.
settings-delete-open = Eliminar mi cuenta
settings-delete-action = Eliminar definitivamente

## Password

password-title = Cambiar la contraseña
password-lead = Después se cerrará la sesión en tus demás dispositivos.
password-action = Cambiar la contraseña
password-changed = Contraseña cambiada.

## Stock alerts

stock-alert-delete-title = Borrar mis avisos de disponibilidad
stock-alert-delete-text = Con un clic borraremos tus avisos de disponibilidad y el correo electrónico que dejaste para recibirlos.
stock-alert-delete-action = Borrar
stock-alert-deleted-title = Borrado
stock-alert-deleted-text = Hemos borrado tus avisos de disponibilidad y tu correo electrónico.
