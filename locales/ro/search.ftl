# The search: its page, and the panel that suggests while somebody types.

search-title = Căutare
search-field = Ce cauți?
search-submit = Caută
search-help = Caută după produs, culoare, mărime, brand sau codul produsului.
search-meta-title = Căutare: { $query }
search-results = Rezultate pentru „{ $query }”
search-none-title = Niciun rezultat pentru „{ $query }”
search-none-text = Verifică ortografia sau încearcă mai puține cuvinte ori unele mai generale.
search-corrected = Ai vrut să scrii
search-page = Mergi la pagina „{ $query }”
search-popular = Categorii populare
search-products = Produse
search-categories = Categorii
search-brands = Branduri
search-pages = Pagini
search-recent = Căutări recente
search-recent-clear = Șterge căutările recente
search-all = { $count ->
    [one] Vezi { $count } produs
    [few] Vezi toate cele { $count } produse
   *[other] Vezi toate cele { $count } de produse
}
search-suggestions = { $count ->
    [one] { $count } sugestie
    [few] { $count } sugestii
   *[other] { $count } de sugestii
}
