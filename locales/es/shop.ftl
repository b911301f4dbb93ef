# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = Ir al contenido
announcement-label = Novedades de la tienda
menu-open = Abrir el menú
search-link = Buscar
menu-label = Menú
departments-label = Secciones
close = Cerrar
menu-all = Todo en { $name }
categories = Todas las categorías
brands = Marcas
menu-new = Novedades
menu-reduced = Con descuento
menu-all-brands = Todas las marcas
collections = Colecciones
breadcrumbs-label = Estás aquí
breadcrumbs-home = Inicio
categories-within = Categorías: { $name }

## Country and language

country-button = País y moneda:
country-title = País e idioma
country-list = Nuestras tiendas
language-title = Idioma

## Prices

price-now = Precio rebajado:
price-before = Precio anterior:
price-from = desde { $price }
price-lowest = Precio más bajo en los 30 días anteriores a la rebaja: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Fabricante
maker-responsible = Persona responsable en la UE

## Product cards

card-new = Nuevo
card-sold-out = Agotado
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] Un color
    [many] { $count } de colores
   *[other] { $count } colores
}

## Footer

footer-about = Ropa interior, camisetas, bodies y leggings para mujer, hombre y niños.
footer-shop = Tienda
footer-discover = Descubre
footer-promise = Nuestra promesa
footer-track = Seguir tu pedido
footer-return = Devolver artículos
footer-withdraw = Desistir del contrato aquí
footer-payment = Pago
footer-social = Síguenos
policy-returns = { $days ->
    [one] Puedes devolver tu pedido en el plazo de un día.
    [many] Puedes devolver tu pedido en el plazo de { $days } de días.
   *[other] Puedes devolver tu pedido en el plazo de { $days } días.
}
policy-delivery = { $max ->
    [one] Entrega en { $min }–{ $max } día laborable.
    [many] Entrega en { $min }–{ $max } de días laborables.
   *[other] Entrega en { $min }–{ $max } días laborables.
}
policy-help = ¿Dudas? Escríbenos a
payment-card = Tarjeta
payment-cod = Contra reembolso
legal-vat = NIF-IVA { $number }

## Colours of the screen

theme-label = Aspecto
theme-light = Claro
theme-dark = Oscuro
theme-system = Igual que el dispositivo

## When a page is missing or fails

not-found-title = ¡¡¡Ups!!!
not-found-text = No hemos encontrado la página que buscas
not-found-message = Página no encontrada: { $path }
not-found-home = Volver al inicio
not-found-browse = Ver las categorías
failed-title = Algo ha ido mal.
failed-text = No hemos podido cargar la página. Vuelve a intentarlo en un momento.
failed-retry = Reintentar
failed-reference = Referencia del error: { $id }
busy-title = Ahora mismo hay mucha gente comprando.
busy-text = Hay tantas visitas que en este momento no podemos mostrar esta página. Vuelve a intentarlo en unos segundos.

pager-label = Páginas
pager-page = Página { $page }
pager-previous = Anterior
pager-next = Siguiente

## Cart

cart-link = { $count ->
    [0] Cesta, vacía
    [one] Cesta, { $count } artículo
    [many] Cesta, { $count } de artículos
   *[other] Cesta, { $count } artículos
}
card-add = Añadir a la cesta: { $name }

footer-consent = Ajustes de cookies
shop-offline = No hay conexión a internet. Lo que aún no has abierto no se puede cargar.
shop-online = Vuelve a haber conexión
update-ready = Hay una versión nueva de la tienda
update-load = Recargar
