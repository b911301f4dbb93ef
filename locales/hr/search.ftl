# The search: its page, and the panel that suggests while somebody types.

search-title = Pretraga
search-field = Što tražiš?
search-submit = Traži
search-help = Traži po proizvodu, boji, veličini, brendu ili šifri proizvoda.
search-meta-title = Pretraga: { $query }
search-results = Rezultati za „{ $query }”
search-none-title = Nema rezultata za „{ $query }”
search-none-text = Provjeri pravopis ili pokušaj s manje riječi ili s općenitijim pojmovima.
search-corrected = Možda tražiš
search-page = Otvori stranicu „{ $query }”
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
