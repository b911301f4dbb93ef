# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count } prekė
    [few] { $count } prekės
    [many] { $count } prekės
   *[other] { $count } prekių
}
listing-all = Visos
listing-products = Prekės

## Filters

listing-filters = Filtrai
listing-filters-set = Filtrai · { $count }
listing-filter-colour = Spalva
listing-filter-size = Dydis
listing-filter-brand = Prekių ženklas
listing-filter-price = Kaina
listing-filter-more = Rodyti daugiau
listing-price-from = Kaina nuo ({ $currency })
listing-price-to = Kaina iki ({ $currency })
listing-price-from-short = Nuo
listing-price-to-short = Iki
listing-price-apply = Filtruoti pagal kainą
listing-ok = Gerai
listing-apply = Rodyti prekes
listing-show = { $count ->
    [0] Tinkamų prekių nėra
    [one] Rodyti { $count } prekę
    [few] Rodyti { $count } prekes
    [many] Rodyti { $count } prekės
   *[other] Rodyti { $count } prekių
}
listing-close = Uždaryti filtrus

## Active filters

listing-active = Pasirinkti filtrai
listing-clear = Išvalyti viską
listing-remove = Pašalinti filtrą „{ $value }“
listing-chip-size = { $value } dydis
listing-chip-price-from = Nuo { $price }
listing-chip-price-to = Iki { $price }
listing-chip-price-between = Nuo { $from } iki { $to }

## Order

listing-sort = Rikiuoti
listing-sort-best = Tinkamiausios
listing-sort-newest = Naujausios
listing-sort-price = Kaina: nuo mažiausios
listing-sort-price-desc = Kaina: nuo didžiausios
listing-sort-name = Pavadinimas: A–Ž
listing-sort-name-desc = Pavadinimas: Ž–A
listing-sort-discount = Didžiausia nuolaida

## Nothing to show

listing-empty-title = Prekių nerasta
listing-empty-filtered = Visus šiuos filtrus iš karto atitinkančių prekių nėra. Vieną pašalinkite arba pradėkite iš naujo nuo visų prekių.
listing-empty-plain = Šiuo metu čia nieko nėra. Naujos prekės atkeliauja kas savaitę.
listing-empty-clear = { $name }: rodyti viską
listing-empty-categories = Visos kategorijos
listing-beyond-title = Šis puslapis tuščias
listing-beyond-text = { $pages ->
    [one] Sąraše tik { $pages } puslapis.
    [few] Sąraše tik { $pages } puslapiai.
    [many] Sąraše tik { $pages } puslapio.
   *[other] Sąraše tik { $pages } puslapių.
}
listing-beyond-first = Į pirmą puslapį

## Editorial tile between the products

listing-editorial-action = Atrasti kolekciją

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, { $page } puslapis | { -brand }
listing-meta-description = { $name } parduotuvėje „{ -brand }“: { $count ->
    [one] { $count } prekė
    [few] { $count } prekės
    [many] { $count } prekės
   *[other] { $count } prekių
}. Pristatome per { $min }–{ $max ->
    [one] { $max } darbo dieną
    [few] { $max } darbo dienas
    [many] { $max } darbo dienos
   *[other] { $max } darbo dienų
}, grąžinti galite per { $days ->
    [one] { $days } dieną
    [few] { $days } dienas
    [many] { $days } dienos
   *[other] { $days } dienų
}.
