# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count } articolo
    [many] { $count } di articoli
   *[other] { $count } articoli
}
listing-all = Tutto
listing-products = Prodotti

## Filters

listing-filters = Filtri
listing-filters-set = Filtri · { $count }
listing-filter-colour = Colore
listing-filter-size = Taglia
listing-filter-brand = Marchio
listing-filter-price = Prezzo
listing-filter-more = Mostra altri
listing-price-from = Prezzo da ({ $currency })
listing-price-to = Prezzo fino a ({ $currency })
listing-price-from-short = Da
listing-price-to-short = A
listing-price-apply = Filtra per prezzo
listing-ok = OK
listing-apply = Mostra articoli
listing-show = { $count ->
    [0] Nessun articolo
    [one] Mostra { $count } articolo
    [many] Mostra { $count } di articoli
   *[other] Mostra { $count } articoli
}
listing-close = Chiudi i filtri

## Active filters

listing-active = Filtri attivi
listing-clear = Azzera tutto
listing-remove = Rimuovi il filtro { $value }
listing-chip-size = Taglia { $value }
listing-chip-price-from = Da { $price }
listing-chip-price-to = Fino a { $price }
listing-chip-price-between = { $from } – { $to }

## Order

listing-sort = Ordina per
listing-sort-best = Più pertinenti
listing-sort-newest = Novità
listing-sort-price = Prezzo crescente
listing-sort-price-desc = Prezzo decrescente
listing-sort-name = Nome, A–Z
listing-sort-name-desc = Nome, Z–A
listing-sort-discount = Sconto maggiore

## Nothing to show

listing-empty-title = Nessun prodotto trovato
listing-empty-filtered = Nessun articolo corrisponde a tutti questi filtri insieme. Togline uno, oppure torna a vedere tutto.
listing-empty-plain = Al momento qui non c’è niente. Ogni settimana arrivano capi nuovi.
listing-empty-clear = Mostra tutto: { $name }
listing-empty-categories = Sfoglia tutte le categorie
listing-beyond-title = Questa pagina è vuota
listing-beyond-text = { $pages ->
    [one] L’elenco ha una sola pagina.
    [many] L’elenco finisce a pagina { $pages }.
   *[other] L’elenco finisce a pagina { $pages }.
}
listing-beyond-first = Torna alla prima pagina

## Editorial tile

listing-editorial-action = Scopri la collezione

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, pagina { $page } | { -brand }
listing-meta-description = { $name } su { -brand }: { $count } { $count ->
        [one] articolo
        [many] di articoli
       *[other] articoli
    }, consegna in { $min }–{ $max } { $max ->
        [one] giorno lavorativo
        [many] di giorni lavorativi
       *[other] giorni lavorativi
    } e { $days } { $days ->
        [one] giorno
        [many] di giorni
       *[other] giorni
    } per il reso.
