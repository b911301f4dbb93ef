# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = Tu cuenta
wishlist-link = { $count ->
    [0] Favoritos, sin prendas
    [one] Favoritos, { $count } prenda
    [many] Favoritos, { $count } de prendas
   *[other] Favoritos, { $count } prendas
}

## Hearts

wishlist-toggle = Favoritos: { $name }
wishlist-add = Añadir a favoritos
wishlist-on = En tus favoritos
wishlist-added = Añadido a favoritos
wishlist-removed = Eliminado de favoritos
wishlist-failed = No hemos podido cambiar tus favoritos. Vuelve a intentarlo en un momento.

## Notices

notice-region = Avisos (F8)
notice-dismiss = Cerrar este aviso

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] Guardaste { $count } prenda antes de iniciar sesión.
    [many] Guardaste { $count } de prendas antes de iniciar sesión.
   *[other] Guardaste { $count } prendas antes de iniciar sesión.
}
wishlist-offer-text = ¿Añadimos a tus favoritos lo que guardaste? Nada aparecerá dos veces.
wishlist-offer-keep = Añadir a mis favoritos
wishlist-offer-drop = No, gracias
wishlist-merged = Ya lo tienes todo junto en tus favoritos.

## The page

wishlist-title = Favoritos
wishlist-lead-guest = Se guardan en este navegador.
wishlist-lead-sign-in = Inicia sesión para verlos en cualquier dispositivo
wishlist-count = { $count ->
    [one] { $count } prenda
    [many] { $count } de prendas
   *[other] { $count } prendas
}
wishlist-products = Prendas en tus favoritos
wishlist-empty-title = Aún no hay nada aquí
wishlist-empty-text = Haz clic en el corazón de una prenda que te guste para guardarla aquí.
wishlist-empty-action = Echar un vistazo
wishlist-missing = { $count ->
    [one] Una prenda no está disponible en esta tienda en este momento. Sigue en tus favoritos.
    [many] { $count } de prendas no están disponibles en esta tienda en este momento. Siguen en tus favoritos.
   *[other] { $count } prendas no están disponibles en esta tienda en este momento. Siguen en tus favoritos.
}
wishlist-load-failed = No hemos podido cargar tus favoritos.
