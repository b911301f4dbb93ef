# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count } produs
    [few] { $count } produse
   *[other] { $count } de produse
}
listing-all = Toate
listing-products = Produse

## Filters

listing-filters = Filtre
listing-filters-set = Filtre · { $count }
listing-filter-colour = Culoare
listing-filter-size = Mărime
listing-filter-brand = Brand
listing-filter-price = Preț
listing-filter-more = Arată mai multe
listing-price-from = Preț de la ({ $currency })
listing-price-to = Preț până la ({ $currency })
listing-price-from-short = De la
listing-price-to-short = Până la
listing-price-apply = Filtrează după preț
listing-ok = OK
listing-apply = Arată produsele
listing-show = { $count ->
    [0] Niciun produs potrivit
    [one] Arată { $count } produs
    [few] Arată { $count } produse
   *[other] Arată { $count } de produse
}
listing-close = Închide filtrele

## Active filters

listing-active = Filtre active
listing-clear = Șterge tot
listing-remove = Elimină filtrul { $value }
listing-chip-size = Mărimea { $value }
listing-chip-price-from = De la { $price }
listing-chip-price-to = Până la { $price }
listing-chip-price-between = { $from } – { $to }

## Order

listing-sort = Sortează
listing-sort-best = Cele mai relevante
listing-sort-newest = Cele mai noi
listing-sort-price = Preț crescător
listing-sort-price-desc = Preț descrescător
listing-sort-name = Nume, de la A la Z
listing-sort-name-desc = Nume, de la Z la A
listing-sort-discount = Cea mai mare reducere

## Nothing to show

listing-empty-title = Niciun produs găsit
listing-empty-filtered = Niciun produs nu se potrivește cu toate filtrele deodată. Renunță la unul sau ia-o de la capăt, cu toate produsele.
listing-empty-plain = Deocamdată nu e nimic aici. În fiecare săptămână vin produse noi.
listing-empty-clear = Arată tot: { $name }
listing-empty-categories = Vezi toate categoriile
listing-beyond-title = Această pagină e goală
listing-beyond-text = { $pages ->
    [one] Lista are o singură pagină.
    [few] Lista se termină la pagina { $pages }.
   *[other] Lista se termină la pagina { $pages }.
}
listing-beyond-first = Înapoi la prima pagină

## Editorial tile

listing-editorial-action = Descoperă colecția

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, pagina { $page } | { -brand }
listing-meta-description = { $name } la { -brand }: { $count } { $count ->
        [one] produs
        [few] produse
       *[other] de produse
    }, cu livrare în { $min }–{ $max } { $max ->
        [one] zi lucrătoare
        [few] zile lucrătoare
       *[other] de zile lucrătoare
    } și { $days } { $days ->
        [one] zi
        [few] zile
       *[other] de zile
    } pentru retur.
