# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – roupa interior e básicos
seo-home-description = Roupa interior, T-shirts, bodies e leggings para mulher, homem e criança. Entrega em { $min }–{ $max } { $max ->
        [one] dia útil
        [many] de dias úteis
       *[other] dias úteis
    } e { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    } para devolver.
seo-share-line = Roupa interior e básicos
seo-categories-title = Todas as categorias – { -brand }
seo-categories-description = Todas as categorias da { -brand } num relance: roupa interior, T-shirts, bodies e leggings para mulher, homem e criança.
seo-brands-title = Marcas – { -brand }
seo-brands-description = As marcas da { -brand }: quem são, o que fazem e tudo o que temos de cada uma.
seo-not-found-title = Página não encontrada – { -brand }
seo-failed-title = Algo correu mal – { -brand }
