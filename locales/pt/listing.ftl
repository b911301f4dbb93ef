# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count } peça
    [many] { $count } de peças
   *[other] { $count } peças
}
listing-all = Tudo
listing-products = Produtos

## Filters

listing-filters = Filtros
listing-filters-set = Filtros · { $count }
listing-filter-colour = Cor
listing-filter-size = Tamanho
listing-filter-brand = Marca
listing-filter-price = Preço
listing-filter-more = Mostrar mais
listing-price-from = Preço desde ({ $currency })
listing-price-to = Preço até ({ $currency })
listing-price-from-short = De
listing-price-to-short = Até
listing-price-apply = Filtrar por preço
listing-ok = OK
listing-apply = Ver peças
listing-show = { $count ->
    [0] Sem resultados
    [one] Ver { $count } peça
    [many] Ver { $count } de peças
   *[other] Ver { $count } peças
}
listing-close = Fechar filtros

## Active filters

listing-active = Filtros ativos
listing-clear = Limpar tudo
listing-remove = Retirar o filtro { $value }
listing-chip-size = Tamanho { $value }
listing-chip-price-from = Desde { $price }
listing-chip-price-to = Até { $price }
listing-chip-price-between = De { $from } a { $to }

## Order

listing-sort = Ordenar
listing-sort-best = Mais relevantes
listing-sort-newest = Novidades
listing-sort-price = Preço: do mais baixo ao mais alto
listing-sort-price-desc = Preço: do mais alto ao mais baixo
listing-sort-name = Nome: de A a Z
listing-sort-name-desc = Nome: de Z a A
listing-sort-discount = Maior desconto

## Nothing to show

listing-empty-title = Nenhum produto encontrado
listing-empty-filtered = Nenhuma peça corresponde a todos estes filtros ao mesmo tempo. Retire um deles ou volte a ver tudo.
listing-empty-plain = De momento não há nada aqui. Todas as semanas chegam peças novas.
listing-empty-clear = Ver tudo: { $name }
listing-empty-categories = Ver todas as categorias
listing-beyond-title = Esta página está vazia
listing-beyond-text = { $pages ->
    [one] A lista só tem { $pages } página.
    [many] A lista termina na página { $pages }.
   *[other] A lista termina na página { $pages }.
}
listing-beyond-first = Voltar à primeira página

## Editorial tile

listing-editorial-action = Descobrir a coleção

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, página { $page } | { -brand }
listing-meta-description = { $name } na { -brand }: { $count } { $count ->
        [one] peça
        [many] de peças
       *[other] peças
    }, entrega em { $min }–{ $max } { $max ->
        [one] dia útil
        [many] de dias úteis
       *[other] dias úteis
    } e { $days } { $days ->
        [one] dia
        [many] de dias
       *[other] dias
    } para devolver.
