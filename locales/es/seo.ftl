# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – ropa interior y básicos
seo-home-description = Ropa interior, camisetas, bodies y leggings para mujer, hombre y niños. Entrega en { $min }–{ $max } días laborables y { $days } días para devolver.
seo-categories-title = Todas las categorías – Vitrina
seo-categories-description = Todas las categorías de Vitrina de un vistazo: ropa interior, camisetas, bodies y leggings para mujer, hombre y niños.
seo-brands-title = Marcas – Vitrina
seo-brands-description = Las marcas de Vitrina: quiénes son, qué hacen y todo lo que tenemos de cada una.
seo-not-found-title = Página no encontrada – Vitrina
seo-failed-title = Algo ha ido mal – Vitrina
