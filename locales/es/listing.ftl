# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count } prenda
    [many] { $count } de prendas
   *[other] { $count } prendas
}
listing-all = Todo
listing-products = Productos

## Filters

listing-filters = Filtros
listing-filters-set = Filtros · { $count }
listing-filter-colour = Color
listing-filter-size = Talla
listing-filter-brand = Marca
listing-filter-price = Precio
listing-filter-more = Mostrar más
listing-price-from = Precio desde ({ $currency })
listing-price-to = Precio hasta ({ $currency })
listing-price-from-short = Desde
listing-price-to-short = Hasta
listing-price-apply = Filtrar por precio
listing-ok = OK
listing-apply = Ver prendas
listing-show = { $count ->
    [0] Sin resultados
    [one] Ver { $count } prenda
    [many] Ver { $count } de prendas
   *[other] Ver { $count } prendas
}
listing-close = Cerrar filtros

## Active filters

listing-active = Filtros activos
listing-clear = Borrar todo
listing-remove = Quitar el filtro { $value }
listing-chip-size = Talla { $value }
listing-chip-price-from = Desde { $price }
listing-chip-price-to = Hasta { $price }
listing-chip-price-between = De { $from } a { $to }

## Order

listing-sort = Ordenar
listing-sort-best = Más relevantes
listing-sort-newest = Novedades
listing-sort-price = Precio: de menor a mayor
listing-sort-price-desc = Precio: de mayor a menor
listing-sort-name = Nombre: de la A a la Z
listing-sort-name-desc = Nombre: de la Z a la A
listing-sort-discount = Mayor descuento

## Nothing to show

listing-empty-title = No hay productos
listing-empty-filtered = Ninguna prenda cumple todos estos filtros a la vez. Quita alguno o vuelve a verlo todo.
listing-empty-plain = Ahora mismo aquí no hay nada. Cada semana llegan prendas nuevas.
listing-empty-clear = Ver todo: { $name }
listing-empty-categories = Ver todas las categorías
listing-beyond-title = Esta página está vacía
listing-beyond-text = { $pages ->
    [one] La lista solo tiene { $pages } página.
    [many] La lista termina en la página { $pages }.
   *[other] La lista termina en la página { $pages }.
}
listing-beyond-first = Volver a la primera página

## Editorial tile

listing-editorial-action = Descubrir la colección

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, página { $page } | { -brand }
listing-meta-description = { $name } en { -brand }: { $count ->
        [one] { $count } prenda
        [many] { $count } de prendas
       *[other] { $count } prendas
    }, entrega en { $min }–{ $max } { $max ->
        [one] día laborable
        [many] de días laborables
       *[other] días laborables
    } y { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    } para devolver.
