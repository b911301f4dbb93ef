# Listing pages: a category, a brand or a collection with its filters, order and pages.

listing-count = { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktów
   *[other] { $count } produktu
}
listing-all = Wszystko
listing-products = Produkty

listing-filters = Filtry
listing-filters-set = Filtry · { $count }
listing-filter-colour = Kolor
listing-filter-size = Rozmiar
listing-filter-brand = Marka
listing-filter-price = Cena
listing-filter-more = Pokaż więcej
listing-price-from = Cena od ({ $currency })
listing-price-to = Cena do ({ $currency })
listing-price-from-short = Od
listing-price-to-short = Do
listing-price-apply = Filtruj według ceny
listing-ok = OK
listing-apply = Pokaż produkty
listing-show = { $count ->
    [0] Brak produktów
    [one] Pokaż { $count } produkt
    [few] Pokaż { $count } produkty
    [many] Pokaż { $count } produktów
   *[other] Pokaż { $count } produktu
}
listing-close = Zamknij filtry

listing-active = Wybrane filtry
listing-clear = Wyczyść wszystko
listing-remove = Usuń filtr { $value }
listing-chip-size = Rozmiar { $value }
listing-chip-price-from = Od { $price }
listing-chip-price-to = Do { $price }
listing-chip-price-between = Od { $from } do { $to }

listing-sort = Sortuj
listing-sort-best = Najlepsze dopasowanie
listing-sort-newest = Najnowsze
listing-sort-price = Cena: od najniższej
listing-sort-price-desc = Cena: od najwyższej
listing-sort-name = Nazwa: A–Z
listing-sort-name-desc = Nazwa: Z–A
listing-sort-discount = Największa obniżka

listing-empty-title = Nie znaleziono produktów
listing-empty-filtered = Nic nie pasuje do wszystkich filtrów naraz. Usuń któryś albo wróć do całej oferty.
listing-empty-plain = Na razie nic tu nie ma. Nowości dodajemy co tydzień.
listing-empty-clear = { $name }: pokaż wszystko
listing-empty-categories = Przeglądaj wszystkie kategorie
listing-beyond-title = Ta strona jest pusta
listing-beyond-text = { $pages ->
    [one] Lista ma tylko { $pages } stronę.
    [few] Lista ma tylko { $pages } strony.
    [many] Lista ma tylko { $pages } stron.
   *[other] Lista ma tylko { $pages } strony.
}
listing-beyond-first = Wróć do pierwszej strony

listing-editorial-action = Odkryj kolekcję

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, strona { $page } | { -brand }
listing-meta-description = { $name } w sklepie { -brand }: { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktów
   *[other] { $count } produktu
}, dostawa w ciągu { $min }–{ $max ->
    [one] { $max } dnia roboczego
    [few] { $max } dni roboczych
    [many] { $max } dni roboczych
   *[other] { $max } dnia roboczego
}, { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na zwrot.
