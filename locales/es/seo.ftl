# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – ropa interior y básicos
seo-home-description = Ropa interior, camisetas, bodies y leggings para mujer, hombre y niños. Entrega en { $min }–{ $max } { $max ->
        [one] día laborable
        [many] de días laborables
       *[other] días laborables
    } y { $days } { $days ->
        [one] día
        [many] de días
       *[other] días
    } para devolver.
seo-share-line = Ropa interior y básicos
seo-categories-title = Todas las categorías – { -brand }
seo-categories-description = Todas las categorías de { -brand } de un vistazo: ropa interior, camisetas, bodies y leggings para mujer, hombre y niños.
seo-brands-title = Marcas – { -brand }
seo-brands-description = Las marcas de { -brand }: quiénes son, qué hacen y todo lo que tenemos de cada una.
seo-not-found-title = Página no encontrada – { -brand }
seo-failed-title = Algo ha ido mal – { -brand }
