# Listing pages: a category, a brand or a collection with its filters, order and pages.

listing-count = { $count ->
    [one] { $count } kúsok
    [few] { $count } kúsky
    [many] { $count } kúska
   *[other] { $count } kúskov
}
listing-all = Všetko
listing-products = Produkty

listing-filters = Filtre
listing-filters-set = Filtre · { $count }
listing-filter-colour = Farba
listing-filter-size = Veľkosť
listing-filter-brand = Značka
listing-filter-price = Cena
listing-filter-more = Zobraziť ďalšie
listing-price-from = Cena od ({ $currency })
listing-price-to = Cena do ({ $currency })
listing-price-from-short = Od
listing-price-to-short = Do
listing-price-apply = Filtrovať podľa ceny
listing-ok = OK
listing-apply = Zobraziť výber
listing-show = { $count ->
    [0] Nič nezodpovedá
    [one] Zobraziť { $count } kúsok
    [few] Zobraziť { $count } kúsky
    [many] Zobraziť { $count } kúska
   *[other] Zobraziť { $count } kúskov
}
listing-close = Zavrieť filtre

listing-active = Zvolené filtre
listing-clear = Zrušiť všetko
listing-remove = Zrušiť filter { $value }
listing-chip-size = Veľkosť { $value }
listing-chip-price-from = Od { $price }
listing-chip-price-to = Do { $price }
listing-chip-price-between = Od { $from } do { $to }

listing-sort = Zoradiť
listing-sort-best = Najlepšia zhoda
listing-sort-newest = Najnovšie
listing-sort-price = Od najlacnejších
listing-sort-price-desc = Od najdrahších
listing-sort-name = Názov A – Z
listing-sort-name-desc = Názov Z – A
listing-sort-discount = Najväčšia zľava

listing-empty-title = Nenašli sa žiadne produkty
listing-empty-filtered = Všetkým filtrom naraz nezodpovedá nič. Niektorý zrušte alebo sa vráťte k celej ponuke.
listing-empty-plain = Momentálne tu nič nie je. Nové kúsky pridávame každý týždeň.
listing-empty-clear = { $name }: zobraziť všetko
listing-empty-categories = Prezrieť si všetky kategórie
listing-beyond-title = Táto strana je prázdna
listing-beyond-text = { $pages ->
    [one] Zoznam má iba { $pages } stranu.
    [few] Zoznam má iba { $pages } strany.
    [many] Zoznam má iba { $pages } strany.
   *[other] Zoznam má iba { $pages } strán.
}
listing-beyond-first = Späť na prvú stranu

listing-editorial-action = Objaviť kolekciu

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, strana { $page } | { -brand }
listing-meta-description = { $name } v obchode { -brand }: { $count ->
    [one] { $count } kúsok
    [few] { $count } kúsky
    [many] { $count } kúska
   *[other] { $count } kúskov
}, doručenie za { $max ->
    [one] { $min } – { $max } pracovný deň
    [few] { $min } – { $max } pracovné dni
    [many] { $min } – { $max } pracovného dňa
   *[other] { $min } – { $max } pracovných dní
} a { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
} na vrátenie.
