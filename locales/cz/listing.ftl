# Listing pages: a category, a brand or a collection with its filters, order and pages.

listing-count = { $count ->
    [one] { $count } kousek
    [few] { $count } kousky
    [many] { $count } kousku
   *[other] { $count } kousků
}
listing-all = Vše
listing-products = Produkty

listing-filters = Filtry
listing-filters-set = Filtry · { $count }
listing-filter-colour = Barva
listing-filter-size = Velikost
listing-filter-brand = Značka
listing-filter-price = Cena
listing-filter-more = Zobrazit další
listing-price-from = Cena od ({ $currency })
listing-price-to = Cena do ({ $currency })
listing-price-from-short = Od
listing-price-to-short = Do
listing-price-apply = Filtrovat podle ceny
listing-ok = OK
listing-apply = Zobrazit výběr
listing-show = { $count ->
    [0] Nic neodpovídá
    [one] Zobrazit { $count } kousek
    [few] Zobrazit { $count } kousky
    [many] Zobrazit { $count } kousku
   *[other] Zobrazit { $count } kousků
}
listing-close = Zavřít filtry

listing-active = Zvolené filtry
listing-clear = Zrušit vše
listing-remove = Zrušit filtr { $value }
listing-chip-size = Velikost { $value }
listing-chip-price-from = Od { $price }
listing-chip-price-to = Do { $price }
listing-chip-price-between = { $from } až { $to }

listing-sort = Řadit
listing-sort-best = Nejlepší shoda
listing-sort-newest = Nejnovější
listing-sort-price = Od nejlevnějších
listing-sort-price-desc = Od nejdražších
listing-sort-name = Název A–Z
listing-sort-name-desc = Název Z–A
listing-sort-discount = Největší sleva

listing-empty-title = Žádné produkty jsme nenašli
listing-empty-filtered = Všem filtrům najednou neodpovídá nic. Některý zrušte, nebo se vraťte k celé nabídce.
listing-empty-plain = Momentálně tu nic není. Nové kousky přidáváme každý týden.
listing-empty-clear = { $name }: zobrazit vše
listing-empty-categories = Projít všechny kategorie
listing-beyond-title = Tato stránka je prázdná
listing-beyond-text = { $pages ->
    [one] Seznam má jen { $pages } stránku.
    [few] Seznam má jen { $pages } stránky.
    [many] Seznam má jen { $pages } stránky.
   *[other] Seznam má jen { $pages } stránek.
}
listing-beyond-first = Zpět na první stránku

listing-editorial-action = Objevit kolekci

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, stránka { $page } | { -brand }
listing-meta-description = { $name } v obchodě { -brand }: { $count ->
    [one] { $count } kousek
    [few] { $count } kousky
    [many] { $count } kousku
   *[other] { $count } kousků
}, doručení během { $max ->
    [one] { $min }–{ $max } pracovního dne
    [few] { $min }–{ $max } pracovních dnů
    [many] { $min }–{ $max } pracovního dne
   *[other] { $min }–{ $max } pracovních dnů
}, vrácení do { $days ->
    [one] { $days } dne
    [few] { $days } dnů
    [many] { $days } dne
   *[other] { $days } dnů
}.
