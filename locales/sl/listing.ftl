# Strani s seznamom izdelkov: kategorija, znamka ali kolekcija s filtri, razvrščanjem in stranmi.

## Naslov in zadetki

listing-count = { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}
listing-all = Vse
listing-products = Izdelki

## Filtri

listing-filters = Filtri
listing-filters-set = Filtri · { $count }
listing-filter-colour = Barva
listing-filter-size = Velikost
listing-filter-brand = Znamka
listing-filter-price = Cena
listing-filter-more = Prikaži več
listing-price-from = Cena od ({ $currency })
listing-price-to = Cena do ({ $currency })
listing-price-from-short = Od
listing-price-to-short = Do
listing-price-apply = Filtriraj po ceni
# Visible word of a button that applies what was just entered; as short as can be.
listing-ok = OK
listing-apply = Prikaži izdelke
listing-show = { $count ->
    [0] Ni ustreznih izdelkov
    [one] Prikaži { $count } izdelek
    [two] Prikaži { $count } izdelka
    [few] Prikaži { $count } izdelke
   *[other] Prikaži { $count } izdelkov
}
listing-close = Zapri filtre

## Izbrani filtri

listing-active = Izbrani filtri
listing-clear = Počisti vse
listing-remove = Odstrani filter { $value }
listing-chip-size = Velikost { $value }
listing-chip-price-from = Od { $price }
listing-chip-price-to = Do { $price }
listing-chip-price-between = Od { $from } do { $to }

## Razvrščanje

listing-sort = Razvrsti
listing-sort-best = Najboljše ujemanje
listing-sort-newest = Najnovejše
listing-sort-price = Cena, od najnižje
listing-sort-price-desc = Cena, od najvišje
listing-sort-name = Ime, od A do Ž
listing-sort-name-desc = Ime, od Ž do A
listing-sort-discount = Največje znižanje

## Ni zadetkov

listing-empty-title = Ni najdenih izdelkov
listing-empty-filtered = Noben izdelek ne ustreza vsem izbranim filtrom hkrati. Odstranite katerega od njih ali začnite znova.
listing-empty-plain = Tu trenutno ni ničesar. Nove izdelke dodajamo vsak teden.
listing-empty-clear = Prikaži vse: { $name }
listing-empty-categories = Oglej si vse kategorije
listing-beyond-title = Ta stran je prazna
listing-beyond-text = { $pages ->
    [one] Seznam ima samo { $pages } stran.
    [two] Seznam ima samo { $pages } strani.
    [few] Seznam ima samo { $pages } strani.
   *[other] Seznam ima samo { $pages } strani.
}
listing-beyond-first = Nazaj na prvo stran

## Uredniško okno med izdelki

listing-editorial-action = Spoznaj kolekcijo

## Besedila za iskalnike

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, stran { $page } | { -brand }
listing-meta-description = { $name } v trgovini { -brand }: { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}, dostava v { $max ->
    [one] { $min }–{ $max } delovnem dnevu
    [two] { $min }–{ $max } delovnih dneh
    [few] { $min }–{ $max } delovnih dneh
   *[other] { $min }–{ $max } delovnih dneh
}, { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
} za vračilo.
