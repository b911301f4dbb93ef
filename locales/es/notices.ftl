# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = Tu cuenta está lista. Te hemos escrito para que confirmes tu correo electrónico.
notice-signed-in = Has iniciado sesión.
notice-signed-out = Has cerrado sesión.
notice-signed-out-everywhere = Has cerrado sesión en todos tus dispositivos.
notice-session-ended = Se ha cerrado la sesión en ese dispositivo.
notice-reset-sent = Si existe una cuenta con este correo, te llegará un mensaje con un enlace para elegir una contraseña nueva.
notice-password-reset = Ya tienes contraseña nueva. Inicia sesión con ella.
notice-password-changed = Ya tienes contraseña nueva. Se ha cerrado la sesión en los demás dispositivos.
notice-email-verified = Gracias, tu correo electrónico está confirmado.
notice-verification-sent = Te hemos enviado otro correo.
notice-profile-saved = Tus datos se han guardado.
notice-email-change-sent = Te hemos escrito al nuevo correo. El cambio se hará cuando abras el enlace que encontrarás en él.
notice-email-changed = Tu nuevo correo electrónico ya está activo.
notice-account-deleted = Tu cuenta y todo lo que contenía se han eliminado.

## Addresses

notice-address-saved = Dirección guardada.
notice-address-removed = Dirección eliminada.
notice-address-default = Esta será la primera dirección que te propongamos.

## Wishlist

notice-wishlist-merged = Lo que habías guardado ya está en tus favoritos.

## Cart

notice-cart-changed = Hemos actualizado tu cesta.
notice-cart-removed = Quitado de tu cesta
notice-cart-merged = Lo que elegiste antes de iniciar sesión ya está en tu cesta.
notice-reordered = Todo está otra vez en la cesta.
notice-coupon-applied = Hemos aplicado tu código.
notice-coupon-removed = Hemos quitado el código.

notice-stock-alert-saved = Gracias. Te escribiremos en cuanto vuelva a estar disponible.
notice-stock-alert-deleted = Tus avisos de disponibilidad se han borrado

## Colaboradores

notice-affiliate-applied = Tu solicitud se ha enviado. Te hemos escrito para que confirmes tu correo electrónico.
notice-affiliate-profile-saved = El perfil se ha actualizado.
notice-affiliate-payout-saved = Tus datos de cobro se han guardado.
notice-affiliate-left = Has dejado el programa de afiliados. Lo que has ganado se te pagará.
