# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Naslov i rezultat

listing-count = { $count ->
    [one] { $count } proizvod
    [few] { $count } proizvoda
   *[other] { $count } proizvoda
}
listing-all = Sve
listing-products = Proizvodi

## Filtri

listing-filters = Filtri
listing-filters-set = Filtri · { $count }
listing-filter-colour = Boja
listing-filter-size = Veličina
listing-filter-brand = Brend
listing-filter-price = Cijena
listing-filter-more = Prikaži više
listing-price-from = Cijena od ({ $currency })
listing-price-to = Cijena do ({ $currency })
listing-price-from-short = Od
listing-price-to-short = Do
listing-price-apply = Filtriraj po cijeni
# Visible word of a button that applies what was just entered; as short as can be.
listing-ok = OK
listing-apply = Prikaži proizvode
listing-show = { $count ->
    [0] Nema proizvoda
    [one] Prikaži { $count } proizvod
    [few] Prikaži { $count } proizvoda
   *[other] Prikaži { $count } proizvoda
}
listing-close = Zatvori filtre

## Odabrani filtri

listing-active = Odabrani filtri
listing-clear = Očisti sve
listing-remove = Ukloni filtar { $value }
listing-chip-size = Veličina { $value }
listing-chip-price-from = Od { $price }
listing-chip-price-to = Do { $price }
listing-chip-price-between = Od { $from } do { $to }

## Redoslijed

listing-sort = Poredaj
listing-sort-best = Najbolje podudaranje
listing-sort-newest = Najnovije
listing-sort-price = Cijena, od najniže
listing-sort-price-desc = Cijena, od najviše
listing-sort-name = Naziv, od A do Ž
listing-sort-name-desc = Naziv, od Ž do A
listing-sort-discount = Najveće sniženje

## Nema rezultata

listing-empty-title = Nema pronađenih proizvoda
listing-empty-filtered = Ništa ne odgovara svim filtrima odjednom. Ukloni neki od njih ili kreni ispočetka.
listing-empty-plain = Ovdje trenutačno nema ničega. Nove komade dodajemo svaki tjedan.
listing-empty-clear = Prikaži sve: { $name }
listing-empty-categories = Pogledaj sve kategorije
listing-beyond-title = Ova je stranica prazna
listing-beyond-text = { $pages ->
    [one] Popis ima samo { $pages } stranicu.
    [few] Popis ima samo { $pages } stranice.
   *[other] Popis ima samo { $pages } stranica.
}
listing-beyond-first = Natrag na prvu stranicu

## Urednički izlog među proizvodima

listing-editorial-action = Otkrij kolekciju

## Tekstovi za tražilice

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, stranica { $page } | { -brand }
listing-meta-description = { $name } u trgovini { -brand }: { $count ->
    [one] { $count } proizvod
    [few] { $count } proizvoda
   *[other] { $count } proizvoda
}, dostava za { $max ->
    [one] { $min }–{ $max } radni dan
    [few] { $min }–{ $max } radna dana
   *[other] { $min }–{ $max } radnih dana
}, { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
} za povrat.
