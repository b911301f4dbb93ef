# The search: its page, and the panel that suggests while somebody types.

search-title = Iskanje
search-field = Kaj iščete?
search-submit = Išči
search-help = Iščite po izdelku, barvi, velikosti, znamki ali šifri izdelka.
search-meta-title = Iskanje: { $query }
search-results = Rezultati za »{ $query }«
search-none-title = Za »{ $query }« ni zadetkov
search-none-text = Preverite zapis ali poskusite z manj besedami ali s splošnejšimi.
search-corrected = Ste mislili
search-page = Odpri stran o »{ $query }«
search-popular = Priljubljene kategorije
search-products = Izdelki
search-categories = Kategorije
search-brands = Znamke
search-pages = Strani
search-recent = Nedavna iskanja
search-recent-clear = Počisti nedavna iskanja
search-all = { $count ->
    [one] Pokaži { $count } izdelek
    [two] Pokaži { $count } izdelka
    [few] Pokaži vse { $count } izdelke
   *[other] Pokaži vseh { $count } izdelkov
}
search-suggestions = { $count ->
    [one] { $count } predlog
    [two] { $count } predloga
    [few] { $count } predlogi
   *[other] { $count } predlogov
}
