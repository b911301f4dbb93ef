# The search: its page, and the panel that suggests while somebody types.

search-title = Pretraga
search-field = Što tražite?
search-submit = Traži
search-help = Tražite po proizvodu, boji, veličini, brendu ili broju artikla.
search-meta-title = Pretraga: { $query }
search-results = Rezultati za „{ $query }”
search-none-title = Nema rezultata za „{ $query }”
search-none-text = Provjerite pravopis ili pokušajte s manje riječi ili općenitijim riječima.
search-corrected = Jeste li mislili
search-page = Otvorite stranicu „{ $query }”
search-popular = Popularne kategorije
search-products = Proizvodi
search-categories = Kategorije
search-brands = Brendovi
search-pages = Stranice
search-recent = Nedavne pretrage
search-recent-clear = Obriši nedavne pretrage
search-all = { $count ->
    [one] Prikaži { $count } proizvod
    [few] Prikaži sva { $count } proizvoda
   *[other] Prikaži svih { $count } proizvoda
}
search-suggestions = { $count ->
    [one] { $count } prijedlog
    [few] { $count } prijedloga
   *[other] { $count } prijedloga
}
