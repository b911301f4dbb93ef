# The search: its page, and the panel that suggests while somebody types.

search-title = Cerca
search-field = Che cosa cerchi?
search-submit = Cerca
search-help = Cerca per prodotto, colore, taglia, marca o codice articolo.
search-meta-title = Cerca: { $query }
search-results = Risultati per «{ $query }»
search-none-title = Nessun risultato per «{ $query }»
search-none-text = Controlla l’ortografia o prova con meno parole o con parole più generiche.
search-corrected = Forse cercavi
search-page = Vai alla pagina «{ $query }»
search-popular = Categorie più cercate
search-products = Prodotti
search-categories = Categorie
search-brands = Marchi
search-pages = Pagine
search-recent = Ricerche recenti
search-recent-clear = Cancella le ricerche recenti
search-all = { $count ->
    [one] Mostra { $count } prodotto
    [many] Mostra tutti i { $count } di prodotti
   *[other] Mostra tutti i { $count } prodotti
}
search-suggestions = { $count ->
    [one] { $count } suggerimento
    [many] { $count } di suggerimenti
   *[other] { $count } suggerimenti
}
