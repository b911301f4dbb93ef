# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Cím és találatok

listing-count = { $count ->
    [one] { $count } termék
   *[other] { $count } termék
}
listing-all = Összes
listing-products = Termékek

## Szűrők

listing-filters = Szűrők
listing-filters-set = Szűrők · { $count }
listing-filter-colour = Szín
listing-filter-size = Méret
listing-filter-brand = Márka
listing-filter-price = Ár
listing-filter-more = Továbbiak mutatása
listing-price-from = Min. ár, { $currency }
listing-price-to = Max. ár, { $currency }
listing-price-from-short = Min.
listing-price-to-short = Max.
listing-price-apply = Szűrés ár szerint
listing-ok = OK
listing-apply = Termékek megjelenítése
listing-show = { $count ->
    [0] Nincs ilyen termék
    [one] { $count } termék megjelenítése
   *[other] { $count } termék megjelenítése
}
listing-close = Szűrők bezárása

## Beállított szűrők

listing-active = Beállított szűrők
listing-clear = Összes törlése
listing-remove = Szűrő törlése: { $value }
listing-chip-size = Méret: { $value }
listing-chip-price-from = Legalább { $price }
listing-chip-price-to = Legfeljebb { $price }
listing-chip-price-between = { $from } – { $to }

## Rendezés

listing-sort = Rendezés
listing-sort-best = Legjobb találat
listing-sort-newest = Legújabb elöl
listing-sort-price = Ár szerint növekvő
listing-sort-price-desc = Ár szerint csökkenő
listing-sort-name = Név, A–Z
listing-sort-name-desc = Név, Z–A
listing-sort-discount = Legnagyobb kedvezmény

## Nincs találat

listing-empty-title = Nincs találat
listing-empty-filtered = Ennyi szűrőnek egyszerre semmi sem felel meg. Vegyél el egyet, vagy kezdd elölről.
listing-empty-plain = Itt most nincs semmi. Minden héten érkeznek új darabok.
listing-empty-clear = { $name }: minden termék
listing-empty-categories = Összes kategória
listing-beyond-title = Ez az oldal üres
listing-beyond-text = { $pages ->
    [one] A lista csak { $pages } oldalas.
   *[other] A lista csak { $pages } oldalas.
}
listing-beyond-first = Vissza az első oldalra

## Kiemelés a termékek között

listing-editorial-action = Felfedezem a kollekciót

## Keresőknek szánt szövegek

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, { $page }. oldal | { -brand }
listing-meta-description = { $count ->
    [one] { $name } – { -brand } webáruház: { $count } termék, kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
   *[other] { $name } – { -brand } webáruház: { $count } termék, kiszállítás { $min }–{ $max } munkanap alatt, { $days } nap a visszaküldésre.
}
